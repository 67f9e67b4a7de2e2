# De qué está hecha la baraja.

shuffling = Barajando: falta la parte de { $names }.
shuffling-seats = Aún puede sentarse alguien. Se reparte cuando todos los asientos están ocupados; lo que hay ahora en la mesa no es todavía lo que se jugará.
shuffles-bound = El servidor está atado a su parte de la baraja por este hash:
shuffles-yours = Tu navegador añade una parte propia cuando te sientas, para que nadie pueda elegir las cartas.
shuffles = De qué está hecha la baraja
shuffles-help = Antes de que nadie se sentara, el servidor sacó un secreto y mostró su hash: desde entonces no podía ser otro. Cada persona que se sentó dio el hash de una parte propia y la reveló cuando todos estaban atados. El secreto y las partes juntos forman la clave, así que basta una persona cuya parte nadie conociera: ni quien abrió la mesa, ni un jugador, ni el servidor pudieron elegir las cartas.
shuffles-server = Hash del secreto del servidor
shuffles-secret = El secreto mismo:
shuffles-revealed = Revelada así:
shuffles-kept-back = No se reveló a tiempo; solo cuenta su hash.
share-browser = sacada por su navegador
share-program = sacada por su programa
share-server = sacada por el servidor en su lugar, porque su navegador no ejecuta scripts
shuffles-right = Calculado de nuevo: la clave de abajo está hecha de estas partes.
shuffles-wrong = La clave de abajo no está hecha de estas partes: algo se ha cambiado.
shuffles-formula = Un hash es el SHA-256 del texto. La clave es BLAKE2b (32 bytes, personalización «gloaming-shares») del secreto y después, cada uno en su línea y por orden de asientos, el número del asiento contado desde 0, dos puntos y la parte, o su hash si no se reveló.

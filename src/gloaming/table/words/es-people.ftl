# Los datos propios y la privacidad.

own-data = Tus datos
own-nobody = Aquí no se guarda nada sobre ti: recibes una cookie cuando te sientas, escribes o abres una mesa por primera vez.
own-known = Qué se guarda sobre ti
own-since = aquí desde
own-tables = { $count ->
    [one] un sitio en una mesa
   *[other] un sitio en { $count } mesas
 }
own-answers = { $count ->
    [one] una jugada tuya
   *[other] { $count } jugadas tuyas
 }
own-lines = { $count ->
    [one] una línea de chat
   *[other] { $count } líneas de chat
 }
own-reports = { $count ->
    [one] un aviso
   *[other] { $count } avisos
 }
own-export = Descargarlo todo
own-devices = Otros dispositivos
own-code-help = Aquí no hay contraseñas. Un código de recuperación te lleva, con todos tus sitios, a otro navegador, una sola vez. Guárdalo donde nadie más mire.
own-code-now = Tu código de recuperación. Solo se muestra ahora y sirve una vez:
own-has-code = Tienes un código sin usar; uno nuevo lo deja sin valor.
own-make-code = Crear un código de recuperación
own-enter-code = Un código de recuperación de otro dispositivo
own-recover = Ser esta persona aquí
own-recover-help = Quien eras hasta ahora en este navegador se queda atrás con sus sitios: crea antes un código si quieres volver.
own-sessions-help = Si alguien pudiera tener tu cookie, el token de un programa o un navegador tuyo abierto: cierra todas las sesiones. Solo sigue este navegador.
own-sessions = Cerrar las demás sesiones
own-leave = Salir en este navegador
own-delete = Borrarlo todo
own-delete-help = Tu nombre, tus ajustes, tu chat y tus avisos se borran en el acto, igual que las mesas donde no se sienta nadie más. En las mesas con otras personas tus jugadas se quedan, sin tu nombre, y un bot juega por ti. No se puede deshacer.
own-delete-sure = Sí, quiero borrarlo
own-delete-go = Borrar mis datos
own-note-recovered = Te damos la bienvenida de nuevo. El código ya está usado; crea otro cuando lo necesites.
own-note-sessions = Las demás sesiones están cerradas.
own-note-left = Has salido en este navegador.
own-note-not-sure = No se ha borrado nada: marca la casilla si es lo que quieres.
own-note-deleted = Todo lo tuyo está borrado.

privacy = Privacidad
privacy-link = Privacidad
privacy-short = Sin cuentas, sin publicidad, sin rastreadores, y no se carga nada de otros sitios. Se guarda lo que una partida necesita y nada más.
privacy-what = Qué se guarda
privacy-cookie = Una cookie para que este navegador sea mañana la misma persona y otra que protege los formularios. Las dos son solo de este sitio.
privacy-name = El nombre que das y tu idioma, colores y signos.
privacy-games = Las mesas donde te sientas: cada jugada con su hora, para que la partida siga tras una pausa y se pueda volver a ver.
privacy-chat = Lo que escribes en un chat o en un aviso.
privacy-log = Tu dirección de red se usa un momento para frenar el exceso de peticiones. En el registro del servidor aparece recortada, de modo que vale por muchos hogares.
privacy-no-log = Tu dirección de red se usa un momento para frenar el exceso de peticiones y no se guarda.
privacy-who = Quién lo ve
privacy-who-table = Quien está en una mesa ve sus nombres, jugadas y chat; quien tiene la dirección o el código de una mesa puede mirar. Las cartas ocultas siguen ocultas hasta el final; después, quien tenga la dirección puede repasar la partida.
privacy-who-operator = Quien administra este servidor puede ver mesas, chat y avisos, cerrar mesas y excluir a personas.
privacy-who-else = Nadie más. No se vende ni se envía nada.
privacy-long = Cuánto tiempo
privacy-kept = Hasta que lo borres tú o quien administra este servidor.
privacy-kept-days = { $days ->
    [one] Una mesa que nadie usa se borra al cabo de un día, y quien no se sienta en ninguna, al cabo de una semana.
   *[other] Una mesa que nadie usa se borra al cabo de { $days } días, y quien no se sienta en ninguna, al cabo de una semana.
 }
privacy-yours = Qué puedes hacer
privacy-yours-help = Puedes verlo, descargarlo y borrarlo todo en cualquier momento:
privacy-contact = Quien administra este servidor responde aquí:

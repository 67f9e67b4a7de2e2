# La página de quien administra.

operator = Administración de este servidor
operator-token = El token de administración
operator-token-help = Quien lleva el servidor crea uno con
operator-wrong = Ese no es el token.
operator-enter = Entrar
operator-leave = Salir
operator-now = { $tables ->
    [one] Una mesa en memoria
   *[other] { $tables } mesas en memoria
 }, { $pages ->
    [one] una página abierta
   *[other] { $pages } páginas abiertas
 }
operator-reports = Avisos pendientes
operator-done = Atendido
operator-answers = { $count ->
    [one] una respuesta
   *[other] { $count } respuestas
 }
operator-running = en juego
operator-over = terminada
operator-closed = cerrada: { $reason }
operator-close = Cerrar la mesa
operator-reopen = Volver a abrirla
operator-delete = Borrar para siempre
operator-sure = Sí, quiero borrarlo
operator-watch = Mirar la mesa
operator-seats = Sitios
operator-chat = Chat
operator-people = Personas
operator-find = Buscar personas por nombre o identificador
operator-ban = Bloquear
operator-unban = Levantar el bloqueo
operator-bans = Bloqueos
operator-address = Bloquear una dirección o una red
operator-reason = Motivo
operator-none = Ninguno.

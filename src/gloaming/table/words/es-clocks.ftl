# Los relojes y quien no está.

clock = Reloj
clock-help = Todos lo ven antes de sentarse. Mientras el servidor está parado no corre ningún reloj.
clock-none = Sin reloj
clock-live = En vivo: { $minutes } minutos por persona y, antes de gastarlos, { $seconds } segundos por respuesta
clock-slow = { $days ->
    [one] Lento: un día por turno
   *[other] Lento: { $days } días por turno
}
clock-is = Reloj: { $rule }.
clock-end = Cuando se acaba el tiempo
clock-end-bot = sigue un bot
clock-end-pass = el asiento pasa
clock-end-bot-help = Si se acaba el tiempo, un bot sigue jugando hasta que la persona vuelva.
clock-end-pass-help = Si se acaba el tiempo, el asiento pasa o toma la primera respuesta que haya.
clocks = Relojes
clock-days = { $days } d { $hours } h
clock-warning = Te queda { $time }.
away-time = A { $name } se le ha acabado el tiempo: sigue un bot.
away-vote = { $name } no respondía: los demás dejan que siga un bot.
away-resigned = { $name } ha abandonado; sigue un bot.
away-left = { $name } se ha ido; un bot lleva al compañero.
away-back = { $name } ha vuelto a la mesa.
away-passed = A { $name } se le ha acabado el tiempo: el asiento pasa.
away-come = Recuperar mi asiento
absent = { $name } lleva un rato sin responder.
absent-votes = { $n } de { $of } quieren que siga un bot.
absent-vote = Que siga un bot
seat-away-bot = no está, juega un bot
resign = Abandonar
resign-seat = Abandonar como { $name }
leave-game = Dejar la partida
leave-game-seat = Dejar la partida como { $name }
resign-help = Un bot seguirá por ti, y al final constará que has abandonado. No se puede deshacer.
resign-together-help = Un bot seguirá por ti. Puedes recuperar tu asiento mientras dure la partida.
resign-go = Sí, dejo el asiento

# The theatre: what others did, played.

theatre = Lo que ha pasado
theatre-again = Mostrar otra vez el último turno
theatre-speed = Ritmo de los turnos ajenos
theatre-instant = Al instante
theatre-brisk = Rápido
theatre-calm = Tranquilo
theatre-step = Paso a paso
theatre-skip = Saltar
theatre-on = Continuar
theatre-next = Siguiente
theatre-now = Lo que ocurre
replay-play = Reproducir
replay-pause = Pausa
replay-back-round = Una ronda atrás
replay-back-turn = Un turno atrás
replay-on-turn = Un turno adelante
replay-on-round = Una ronda adelante
watch-whose = Tablero de
watch-turn = quien tenga el turno

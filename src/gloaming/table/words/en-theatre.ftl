# The theatre: what others did, played.

theatre = What happened
theatre-again = Show the last turn again
theatre-speed = How fast others' turns are shown
theatre-instant = Instant
theatre-brisk = Brisk
theatre-calm = Calm
theatre-step = Step by step
theatre-skip = Skip
theatre-on = Go on
theatre-next = Next
theatre-now = Playing what happened
replay-play = Play
replay-pause = Pause
replay-back-round = One round back
replay-back-turn = One turn back
replay-on-turn = One turn on
replay-on-round = One round on
watch-whose = Board of
watch-turn = whoever has the turn

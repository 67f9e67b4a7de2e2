# The theatre: what others did, played.

theatre = Was geschehen ist
theatre-again = Den letzten Zug noch einmal zeigen
theatre-speed = Tempo fremder Züge
theatre-instant = Sofort
theatre-brisk = Flott
theatre-calm = Ruhig
theatre-step = Schritt für Schritt
theatre-skip = Überspringen
theatre-on = Weiter
theatre-next = Nächster Schritt
theatre-now = Was gerade geschieht
replay-play = Abspielen
replay-pause = Pause
replay-back-round = Eine Runde zurück
replay-back-turn = Einen Zug zurück
replay-on-turn = Einen Zug weiter
replay-on-round = Eine Runde weiter
watch-whose = Tableau von
watch-turn = wer am Zug ist

# Woraus die Mischung besteht.

shuffling = Es wird gemischt: Der Anteil von { $names } fehlt noch.
shuffling-seats = Hier kann noch jemand Platz nehmen. Gegeben wird, wenn alle Plätze besetzt sind; was jetzt hier liegt, wird noch nicht gespielt.
shuffles-bound = Durch diesen Hash ist der Server an seinen Teil der Mischung gebunden:
shuffles-yours = Dein Browser gibt einen eigenen Anteil dazu, wenn du dich setzt, damit niemand die Karten bestimmen kann.
shuffles = Woraus die Mischung besteht
shuffles-help = Bevor sich jemand setzte, zog der Server ein Geheimnis und zeigte dessen Hash: Von da an konnte es kein anderes mehr sein. Alle, die sich setzten, gaben den Hash eines eigenen Anteils und deckten ihn auf, als alle gebunden waren. Geheimnis und Anteile ergeben zusammen den Schlüssel. Es genügt also eine Person, deren Anteil niemand kannte: Weder Gastgeber noch Mitspieler noch Server konnten die Karten bestimmen.
shuffles-server = Hash des Geheimnisses des Servers
shuffles-secret = Das Geheimnis selbst:
shuffles-revealed = Aufgedeckt als:
shuffles-kept-back = Er wurde nicht rechtzeitig aufgedeckt; nur sein Hash zählt.
share-browser = vom eigenen Browser gezogen
share-program = vom eigenen Programm gezogen
share-server = vom Server gezogen, weil der Browser keine Skripte ausführt
shuffles-right = Nachgerechnet: Der Schlüssel unten besteht aus diesen Teilen.
shuffles-wrong = Der Schlüssel unten besteht nicht aus diesen Teilen: Etwas wurde verändert.
shuffles-formula = Ein Hash ist der SHA-256 des Textes. Der Schlüssel ist BLAKE2b (32 Byte, Personalisierung „gloaming-shares“) aus dem Geheimnis und dann, jeweils in einer eigenen Zeile und nach Plätzen geordnet, der ab 0 gezählten Platznummer, einem Doppelpunkt und dem Anteil, oder dessen Hash, wenn er nicht aufgedeckt wurde.

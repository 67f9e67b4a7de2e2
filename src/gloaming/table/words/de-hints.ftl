# Hinweise: was ein guter Bot anstelle der gefragten Person täte.

hint = Hinweis
hint-help = Was ein guter Bot an deiner Stelle täte. Er weiß nur, was du weißt.
hint-thinking = Ein Bot denkt nach …
hint-nearly = sieht fast genauso gut aus
hint-worse = { $n ->
    [one] sieht um etwa einen Punkt schlechter aus
   *[other] sieht um etwa { $n } Punkte schlechter aus
}
hint-then = Danach meist: { $first } (in { $n } von { $tries } gedachten Spielen)
hint-then-two = Danach meist: { $first } (in { $n } von { $tries } gedachten Spielen), dann { $second } (in { $m })
hint-end-alone = Am Ende zu erwarten: etwa { $own ->
    [one] ein Punkt
   *[other] { $own } Punkte
}
hint-end = Am Ende zu erwarten: etwa { $own ->
    [one] ein Punkt
   *[other] { $own } Punkte
} für dich, etwa { $best } für { $who }
hint-end-many = Am Ende zu erwarten: etwa { $own ->
    [one] ein Punkt
   *[other] { $own } Punkte
} für dich, etwa { $best } als bestes Ergebnis der anderen
hint-looks = { $n ->
    [one] Ein Bot hat es in einem gedachten Spiel versucht. Er weiß nur, was du weißt.
   *[other] Ein Bot hat sie { $n }-mal in gedachten Spielen versucht. Er weiß nur, was du weißt.
}
hint-knows = Ein Bot täte das. Er weiß nur, was du weißt.

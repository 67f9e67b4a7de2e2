# Pistas: qué haría un buen bot en el lugar de quien decide.

hint = Pista
hint-help = Qué haría un buen bot en tu lugar. Solo sabe lo que sabes tú.
hint-thinking = Un bot está pensando …
hint-nearly = parece casi igual de bueno
hint-worse = { $n ->
    [one] parece peor por un punto, más o menos
   *[other] parece peor por unos { $n } puntos
}
hint-then = Después, las más de las veces: { $first } (en { $n } de { $tries } partidas imaginadas)
hint-then-two = Después, las más de las veces: { $first } (en { $n } de { $tries } partidas imaginadas), luego { $second } (en { $m })
hint-end-alone = Al final cabe esperar: { $own ->
    [one] más o menos un punto
   *[other] unos { $own } puntos
}
hint-end = Al final cabe esperar: { $own ->
    [one] más o menos un punto
   *[other] unos { $own } puntos
} para ti, unos { $best } para { $who }
hint-end-many = Al final cabe esperar: { $own ->
    [one] más o menos un punto
   *[other] unos { $own } puntos
} para ti, unos { $best } como mejor resultado de los demás
hint-looks = { $n ->
    [one] Un bot lo ha probado en una partida imaginada. Solo sabe lo que sabes tú.
   *[other] Un bot las ha probado { $n } veces en partidas imaginadas. Solo sabe lo que sabes tú.
}
hint-knows = Un bot haría esto. Solo sabe lo que sabes tú.

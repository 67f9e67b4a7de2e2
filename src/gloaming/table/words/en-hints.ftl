# Hints: what a good bot would do in the place of who is asked.

hint = Hint
hint-help = What a good bot would do in your place. It knows only what you know.
hint-thinking = A bot is thinking …
hint-nearly = looks nearly as good
hint-worse = { $n ->
    [one] looks worse by about one point
   *[other] looks worse by about { $n } points
}
hint-then = Then most often: { $first } (in { $n } of { $tries } imagined games)
hint-then-two = Then most often: { $first } (in { $n } of { $tries } imagined games), then { $second } (in { $m })
hint-end-alone = Expected at the end: about { $own ->
    [one] one point
   *[other] { $own } points
}
hint-end = Expected at the end: about { $own ->
    [one] one point
   *[other] { $own } points
} for you, about { $best } for { $who }
hint-end-many = Expected at the end: about { $own ->
    [one] one point
   *[other] { $own } points
} for you, about { $best } for the best of the others
hint-looks = { $n ->
    [one] A bot tried it in one imagined game. It knows only what you know.
   *[other] A bot tried these { $n } times in imagined games. It knows only what you know.
}
hint-knows = A bot would do this. It knows only what you know.

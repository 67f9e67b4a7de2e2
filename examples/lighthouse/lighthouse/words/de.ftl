game-title = Leuchtturm

setup-storm = Der Sturm
setup-storm-far = fern
setup-storm-far-help = Er beginnt 6 Schritte entfernt.
setup-storm-near = nah
setup-storm-near-help = Er beginnt 5 Schritte entfernt.

ask-turn = Du bist am Zug: Was tust du?
option-tend = die Lampe schüren
option-fetch = Öl holen
option-rest = ausruhen
option-give = die Laterne an { $other } geben
effect-lighthouse-stoke = das Feuer anfachen: 1 Öl ausgeben und die Fehlwürfe neu würfeln

refused-no-oil = Du kannst die Lampe nicht schüren: Du hast kein Öl.
refused-worn-out = Du kannst die Lampe nicht schüren: Du bist erschöpft.
refused-cans-full = Du kannst kein Öl holen: Deine Kannen sind voll.
refused-not-tired = Du kannst nicht ausruhen: Du bist nicht müde.
refused-no-lantern = Du kannst die Laterne nicht weggeben: Jemand anderes trägt sie.

log-roll = { $seat } würfelt { $dice }
log-shine = { $n ->
    [0] { $seat } bringt kein Licht
   *[other] { $seat } bringt { $n } Licht: nun { $light }
}
log-fetch = { $seat } holt { $oil } Öl
log-rest = { $seat } ruht aus
log-give = { $seat } gibt { $other } die Laterne
log-storm = Der Sturm kommt { $steps ->
    [one] einen Schritt
   *[other] { $steps } Schritte
} näher: noch { $left }

won-light = Die Schiffe sehen die Lampe: Ihr habt gemeinsam gewonnen, mit { $light } Licht.
lost-storm = Der Sturm ist da, und es gibt nur { $light } Licht: Ihr habt gemeinsam verloren.

view-light = Licht
view-goal = Nötiges Licht
view-storm = Schritte bis zum Sturm
view-keepers = Wärter
view-seat = Wärter
view-oil = Öl
view-strength = Kraft
view-lantern = Laterne

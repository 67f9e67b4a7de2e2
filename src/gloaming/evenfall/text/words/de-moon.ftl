# Die Mondseite, die Clans der Erweiterung, ihre Leiste und die Kampfbonusplättchen.

kind-demon = Throndämon
kind-tile = Kampfbonusplättchen
kind-track = Leiste
legend-demon = Throndämon

## Options of the set-up

setup-side = Seite
setup-side-help = Sonne: alle Clans sind gleich. Mond: jeder Clan hat eigene Fähigkeiten. Eine Seite gilt für den ganzen Tisch.
setup-side-sun = Sonne
setup-side-moon = Mond
setup-tiles = Kampfbonusplättchen
setup-tiles-help = Jede Region erhält für die ganze Partie zufällig andere Kampfbelohnungen.
setup-tiles-off = aus
setup-tiles-on = an
setup-track = Leiste
setup-track-help = Die Leiste des Grundspiels (höchstens 19 Mana) oder die der Erweiterung (20).
setup-track-base = Grundspiel
setup-track-expansion = Erweiterung

## Die Clans, wenn ein Tisch eröffnet wird

setup-clans-default = der nächste freie Clan
setup-clans-default-help = Star, Cross, Circle, Spike: der erste, den niemand genommen hat.
setup-clans-random = durch das Los
setup-clans-random-help = Einer der sechs Clans, den niemand genommen hat; der Tisch sieht ihn, wenn die Partie beginnt.
setup-clans-star = The Star
setup-clans-cross = The Cross
setup-clans-circle = The Circle
setup-clans-spike = The Spike
setup-clans-wave = The Wave
setup-clans-horn = The Horn
setup-clans-sun-help = Auf der Sonnenseite spielen alle Clans gleich; nur Wappen, Farbe und Startort sind verschieden.
setup-clans-star-help = Karten sind seine Münze: Er kundschaftet neun aus und macht jede zu einer Ressource oder zu Mana; sein erstes Ratsmitglied ist kostenlos.
setup-clans-cross-help = Er steigt auf der Clanleiste: Jeder Schritt bietet einen von zwei Boni, eine Hexe auf dem eigenen Tableau erhält beide, und sein Clan Token wiederholt einen Schritt.
setup-clans-circle-help = Seine Kraft liegt im Outer Circle: Er beginnt dort mit zwei Orten, auch Elder arbeiten dort, und sein Clan Token gibt Mana für jeden.
setup-clans-spike-help = Er setzt Magiesteine schon vor dem Ende ein: Vier Felder seines Tableaus belohnen sie, und der Rote Magiestein ist nah.
setup-clans-wave-help = Er nutzt Soforteffekte immer wieder: Für 1 Kraut ist ein Ritual einen Zug lang ein Aktionsfeld; er beginnt mit drei solchen Ritualen.
setup-clans-horn-help = Sein Throndämon schließt sich einem Spezialisten an und tut dasselbe noch einmal; am Rundenende ist dieser Spezialist seine Beute.
setup-side-sun-help = Alle Clans haben dieselben Fähigkeiten: die Seite für die erste Partie.
setup-side-moon-help = Jeder Clan hat ein eigenes Tableau mit Fähigkeiten, die sonst niemand hat.

fault-first = Platz { $n } kann nicht beginnen: es gibt { $seats } Plätze
fault-clan-twice = zwei Plätze wollen { $clan }: jeder hat einen anderen Clan

## What cards do

do-advance-both = { $form ->
    [to] 1 Schritt auf der Clanleiste aufsteigen und beide Boni erhalten, wo sie einen von zweien bietet
    [then] steigst du 1 Schritt auf der Clanleiste auf und erhältst beide Boni, wo sie einen von zweien bietet
   *[do] steige 1 Schritt auf der Clanleiste auf und erhalte beide Boni, wo sie einen von zweien bietet
}
do-repeat-step = { $form ->
    [to] den Bonus eines schon erreichten Schritts der Clanleiste erhalten
    [then] erhältst du den Bonus eines schon erreichten Schritts der Clanleiste
   *[do] erhalte den Bonus eines schon erreichten Schritts der Clanleiste
}
do-draw-place = { $form ->
    [to] den obersten Ort der Macht des Stapels in deinen Outer Circle legen
    [then] legst du den obersten Ort der Macht des Stapels in deinen Outer Circle
   *[do] lege den obersten Ort der Macht des Stapels in deinen Outer Circle
}
do-take-red = { $form ->
    [to] den Roten Magiestein aus dem Vorrat nehmen
    [then] nimmst du den Roten Magiestein aus dem Vorrat
   *[do] nimm den Roten Magiestein aus dem Vorrat
}
do-turn-ritual = { $form ->
    [to] in diesem Zug den Soforteffekt eines deiner Rituale als Aktionsfeld nutzen
    [then] ist in diesem Zug der Soforteffekt eines deiner Rituale ein Aktionsfeld
   *[do] in diesem Zug ist der Soforteffekt eines deiner Rituale ein Aktionsfeld
}
do-call-demon = { $form ->
    [to] den Throndämon aufrecht drehen und, wenn du willst, an einen anderen deiner Spezialisten binden
    [then] drehst du den Throndämon aufrecht und bindest ihn, wenn du willst, an einen anderen deiner Spezialisten
   *[do] drehe den Throndämon aufrecht und binde ihn, wenn du willst, an einen anderen deiner Spezialisten
}
do-release-demon = { $form ->
    [to] den an den Throndämon gebundenen Spezialisten aus dem Spiel nehmen und { $effect }
    [then] nimmst du den an den Throndämon gebundenen Spezialisten aus dem Spiel und { $effect }
   *[do] nimm den an den Throndämon gebundenen Spezialisten aus dem Spiel und { $effect }
}

## The text of a board

effect-free = Freie Aktion
effect-witch-space = Aktionsfeld für eine Hexe
effect-powerstone-spaces = Felder für je einen Magiestein (freie Aktion, bis zur Schlusswertung)
effect-set-up = Aufbau
start-place-outside = { $card } beginnt in deinem Outer Circle
start-outer = eine Karte { $card } ohne Bindungsbonus beginnt in deinem Outer Circle
start-outer-bound = eine Karte { $card } mit Bindungsbonus beginnt in deinem Outer Circle
start-demon = der { $card } ist von Anfang an einer deiner Spezialisten
start-rituals = ziehe, bis du { $n } Rituale mit Soforteffekt und verschiedenen Namen hast, behalte sie und mische den Rest zurück
demon-text = Immer wenn du einen Spezialisten spielst, darfst du den Throndämon an ihn binden oder dorthin versetzen. Der Dämon hat auch die Fähigkeit dieses Spezialisten: Dauerhaftes geschieht zweimal, und der Dämon kann für sich gedreht werden.
tile-text = Es verdeckt die Kampfbelohnungen von { $region }.
stone-text-wild = Bei Spielende verdoppelt er das Ritual auf einem beliebigen Ort der Macht mit einem Magiesteinsymbol in deinem Inner Circle.
crystal-path-only = Nur mit dem Kristallpfad.
track-text = Punkte von 0 bis { $vp }, Mana von 0 bis { $mana }. Ein Siegpunktplättchen steht für { $lap } Punkte.

## Procedures of the rules, as a stack names them

step-attach-demon = der Throndämon wird gebunden
step-place-on-board = ein Magiestein wird auf das Clantableau gelegt

## Questions

ask-powerstone-space = Welchen Magiestein legst du auf welches Feld deines Clantableaus?
ask-repeat-step = Welchen Bonus der Clanleiste erhältst du?
ask-turn-ritual = Welches Ritual wird in diesem Zug zum Aktionsfeld?
ask-attach-to = Bindest du den Throndämon an { $card }?
ask-attach = An welchen Spezialisten bindest du den Throndämon?

## Answers

option-board-free = nutze das Clantableau: { $effect }
option-place-powerstone = lege einen Magiestein auf dein Clantableau
option-powerstone-space = lege { $stone } auf Feld { $n }: { $effect }
option-repeat-step = wähle Schritt { $n }: { $effect }
option-turn = mache { $card } zum Aktionsfeld
option-attach = binde den Throndämon an { $card }
option-no-attach = lass den Throndämon, wie er ist

## The story

log-powerstone-space = { $seat } legt { $stone } auf Feld { $n } des Clantableaus.
log-red-stone = { $seat } nimmt { $stone } aus dem Vorrat.
log-repeat-step = { $seat } erhält noch einmal den Bonus von Schritt { $n } der Clanleiste.
log-draw-place = { $seat } zieht { $card } in den Outer Circle.
log-turn-ritual = { $seat } macht { $card } für diesen Zug zum Aktionsfeld.
log-attach = { $seat } bindet den Throndämon an { $card }.
log-tile = { $tile } verdeckt die Kampfbelohnungen von { $region }.

## Why not

why-board-witch = Nur eine Hexe nutzt das Aktionsfeld eines Clantableaus.
why-no-powerstone = Du hast keinen Magiestein im Vorrat.
why-space-taken = Auf diesem Feld liegt bis zur Schlusswertung ein Magiestein.
why-on-space = Er liegt bis zur Schlusswertung auf deinem Clantableau.
why-spaces-full = Auf jedem Feld deines Clantableaus liegt ein Magiestein.
why-no-turnable = Du hast kein Ritual mit Soforteffekt, das dazu werden könnte.
why-not-turned = Sein Soforteffekt ist kein Aktionsfeld; mache ihn zuerst mit dem Clantableau dazu.
why-no-icon = Er hat kein Magiesteinsymbol.
why-not-doubled = Der Throndämon gibt hier keinen zweiten Effekt.
why-unattached = Der Throndämon ist an keinen Spezialisten gebunden.

## The table

screen-moon-space = Aktionsfeld
screen-moon-stones = Magiesteinfelder
screen-moon-free = Freie Aktion
screen-moon-turned = Aktionsfeld in diesem Zug
screen-moon-attached = mit dem Throndämon
screen-moon-tile = Plättchen

## Auf der Seite im Browser

page-moon-red = Roter Magiestein
page-moon-both = beide Boni des Schritts
page-moon-supply = Der Rote Magiestein liegt im Vorrat.
page-moon-alone = niemandem angeschlossen
page-moon-not-doubled = kein zweiter Effekt
page-at-most = höchstens { $n }
page-laps = { $n ->
    [one] ein Siegpunktplättchen
   *[other] { $n } Siegpunktplättchen
} zu { $lap } und { $rest } auf der Leiste

# Die Mondseite, die Clans der Erweiterung, ihre Leiste und die Kampfbonusplättchen.

kind-demon = Throndämon
kind-tile = Kampfbonusplättchen
kind-track = Leiste
legend-demon = Throndämon

## Options of the set-up

setup-side = Seite
setup-side-help = Sonne: Alle Clans sind gleich. Mond: Jeder Clan hat eigene Fähigkeiten. Der ganze Tisch spielt mit derselben Seite.
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
setup-clans-random = per Los
setup-clans-random-help = Einer der sechs Clans, den niemand genommen hat; der Tisch sieht ihn, wenn die Partie beginnt.
setup-clans-star = The Star
setup-clans-cross = The Cross
setup-clans-circle = The Circle
setup-clans-spike = The Spike
setup-clans-wave = The Wave
setup-clans-horn = The Horn
setup-clans-sun-help = Auf der Sonnenseite spielen alle Clans gleich; nur Wappen, Farbe und Startort sind verschieden.
setup-clans-star-help = Karten sind seine Münze: In der Erkundungsphase zieht er neun und macht jede zu einer Ressource oder zu Mana; sein erstes Ratsmitglied ist kostenlos.
setup-clans-cross-help = Er steigt auf der Clanleiste auf: Ihre Schritte bieten einen von zwei Boni, eine Hexe auf dem eigenen Clanboard erhält beide, und sein Clan Token wiederholt einen Schritt.
setup-clans-circle-help = Seine Kraft liegt im Outer Circle: Er beginnt dort mit zwei Orten, auch Elder arbeiten dort, und sein Clan Token gibt Mana für jeden.
setup-clans-spike-help = Er setzt Magiesteine schon vor dem Ende ein: Vier Felder seines Clanboards belohnen sie, und der Rote Magiestein ist nah.
setup-clans-wave-help = Er nutzt Soforteffekte immer wieder: Für 1 Kraut ist ein Ritual einen Zug lang ein Aktionsfeld; er beginnt mit drei solchen Ritualen.
setup-clans-horn-help = Sein Throndämon schließt sich einem Spezialisten an und tut dasselbe noch einmal; am Rundenende ist dieser Spezialist seine Beute.
setup-side-sun-help = Alle Clans haben dieselben Fähigkeiten: die Seite für die erste Partie.
setup-side-moon-help = Jeder Clan hat ein eigenes Clanboard mit Fähigkeiten, die sonst niemand hat.

fault-first = Platz { $n } kann nicht beginnen: Es gibt { $seats } Plätze
fault-clan-twice = zwei Plätze wollen { $clan }: Jeder hat einen anderen Clan

## What cards do

do-advance-both = { $form ->
    [to] 1 Schritt auf der Clanleiste aufsteigen und beide Boni erhalten, wenn er zwei zur Wahl stellt
    [then] steigst du 1 Schritt auf der Clanleiste auf und erhältst beide Boni, wenn er zwei zur Wahl stellt
   *[do] steige 1 Schritt auf der Clanleiste auf und erhalte beide Boni, wenn er zwei zur Wahl stellt
}
do-repeat-step = { $form ->
    [to] den Bonus eines schon erreichten Schritts der Clanleiste erhalten
    [then] erhältst du den Bonus eines schon erreichten Schritts der Clanleiste
   *[do] erhalte den Bonus eines schon erreichten Schritts der Clanleiste
}
do-draw-place = { $form ->
    [to] den obersten Ort der Macht vom Ortedeck in deinen Outer Circle legen
    [then] legst du den obersten Ort der Macht vom Ortedeck in deinen Outer Circle
   *[do] lege den obersten Ort der Macht vom Ortedeck in deinen Outer Circle
}
do-take-red = { $form ->
    [to] den Roten Magiestein aus dem Vorrat nehmen
    [then] nimmst du den Roten Magiestein aus dem Vorrat
   *[do] nimm den Roten Magiestein aus dem Vorrat
}
do-turn-ritual = { $form ->
    [to] in diesem Zug den Soforteffekt eines deiner Rituale als Aktionsfeld nutzen
    [next] ist in diesem Zug der Soforteffekt eines deiner Rituale ein Aktionsfeld
    [then] ist in diesem Zug der Soforteffekt eines deiner Rituale ein Aktionsfeld
   *[do] in diesem Zug ist der Soforteffekt eines deiner Rituale ein Aktionsfeld
}
do-call-demon = { $form ->
    [to] den Throndämon aufrecht drehen und, wenn du willst, an einen anderen deiner Spezialisten binden
    [then] drehst du den Throndämon aufrecht und bindest ihn, wenn du willst, an einen anderen deiner Spezialisten
   *[do] drehe den Throndämon aufrecht und binde ihn, wenn du willst, an einen anderen deiner Spezialisten
}
do-release-demon = { $form ->
    [to] den an den Throndämon gebundenen Spezialisten aus dem Spiel entfernen und { $effect }
    [then] entfernst du den an den Throndämon gebundenen Spezialisten aus dem Spiel und { $effect }
   *[do] entferne den an den Throndämon gebundenen Spezialisten aus dem Spiel und { $effect }
}

## The text of a board

effect-free = Freie Aktion
effect-witch-space = Aktionsfeld für eine Hexe
effect-powerstone-spaces = Felder für je einen Magiestein (freie Aktion, bis zur Endwertung)
effect-set-up = Aufbau
start-place-outside = „{ $card }“ beginnt in deinem Outer Circle
start-outer = eine Karte „{ $card }“ ohne Bindungsbonus beginnt in deinem Outer Circle
start-outer-bound = eine Karte „{ $card }“ mit Bindungsbonus beginnt in deinem Outer Circle
start-demon = der { $card } ist von Anfang an einer deiner Spezialisten
start-rituals = ziehe, bis du { $n } Rituale mit Soforteffekt und verschiedenen Namen hast, behalte sie und mische den Rest zurück
demon-text = Immer wenn du einen Spezialisten spielst, darfst du den Throndämon an ihn binden oder zu ihm versetzen. Der Dämon hat auch die Fähigkeit dieses Spezialisten: Dauerhafte Effekte geschehen zweimal, und der Dämon kann für sich gedreht werden.
tile-text = Überdeckt die Kampfbelohnungen der Region { $region }.
stone-text-wild = Am Spielende verdoppelt er den Wert des Rituals auf einem beliebigen Ort der Macht mit einem Magiesteinsymbol in deinem Inner Circle.
crystal-path-only = Nur mit dem Kristallpfad.
track-text = Punkte von 0 bis { $vp }, Mana von 0 bis { $mana }. Ein Siegpunktplättchen steht für { $lap } Punkte.

## Procedures of the rules, as a stack names them

step-attach-demon = den Throndämon binden
step-place-on-board = einen Magiestein auf das Clanboard legen

## Questions

ask-powerstone-space = Welchen Magiestein legst du auf welches Feld deines Clanboards?
ask-repeat-step = Welchen Bonus der Clanleiste erhältst du?
ask-turn-ritual = Welches Ritual wird in diesem Zug zum Aktionsfeld?
ask-attach-to = Bindest du den Throndämon an { $card }?
ask-attach = An welchen Spezialisten bindest du den Throndämon?

## Answers

option-board-free = nutze das Clanboard: { $effect }
option-place-powerstone = lege einen Magiestein auf dein Clanboard
option-powerstone-space = { $stone } auf Feld { $n }: { $effect }
option-repeat-step = wähle Schritt { $n }: { $effect }
option-turn = mache { $card } zum Aktionsfeld
option-attach = binde den Throndämon an { $card }
option-no-attach = lass den Throndämon, wie er ist

## The story

log-powerstone-space = { $seat } legt einen Magiestein auf Feld { $n } des Clanboards: { $stone }.
log-red-stone = { $seat } nimmt einen Magiestein aus dem Vorrat: { $stone }.
log-repeat-step = { $seat } erhält noch einmal den Bonus von Schritt { $n } der Clanleiste.
log-draw-place = { $seat } zieht { $card } in den Outer Circle.
log-turn-ritual = { $seat } macht { $card } für diesen Zug zum Aktionsfeld.
log-attach = { $seat } bindet den Throndämon an { $card }.
log-tile = { $tile } überdeckt die Kampfbelohnungen der Region { $region }.

## Why not

why-board-witch = Nur eine Hexe nutzt das Aktionsfeld eines Clanboards.
why-no-powerstone = Du hast keinen Magiestein mehr übrig.
why-space-taken = Auf diesem Feld liegt bis zur Endwertung ein Magiestein.
why-on-space = Er liegt bis zur Endwertung auf deinem Clanboard.
why-spaces-full = Auf jedem Feld deines Clanboards liegt ein Magiestein.
why-no-turnable = Du hast kein Ritual mit Soforteffekt, das zum Aktionsfeld werden könnte.
why-not-turned = Sein Soforteffekt ist kein Aktionsfeld; mache es zuerst mit dem Clanboard dazu.
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
page-moon-alone = an niemanden gebunden
page-moon-not-doubled = kein zweiter Effekt
page-at-most = höchstens { $n }
page-laps = { $n ->
    [one] ein Siegpunktplättchen
   *[other] { $n } Siegpunktplättchen
} zu { $lap } und { $rest } auf der Leiste

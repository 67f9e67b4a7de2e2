# Evenfall auf Deutsch. Antworten sind Imperative in Kleinschreibung, ohne Schlusspunkt.

## Amounts

amount-herb = { $n ->
    [one] { $n } Kraut
   *[other] { $n } Kräuter
}
amount-potion = { $n ->
    [one] { $n } Elixier
   *[other] { $n } Elixiere
}
amount-knowledge = { $n } Wissen
amount-any = { $n ->
    [one] { $n } beliebige Ressource
   *[other] { $n } beliebige Ressourcen
}
amount-mana = { $n } Mana
amount-vp = { $n ->
    [one] { $n } Siegpunkt
   *[other] { $n } Siegpunkte
}
amount-card = { $n ->
    [one] { $n } Karte
   *[other] { $n } Karten
}
amount-witch = { $n ->
    [one] { $n } Hexe
   *[other] { $n } Hexen
}
amount-elder = { $n } Elder
amount-slot = { $n ->
    [one] { $n } Baufeld
   *[other] { $n } Baufelder
}

## Names, singular and plural by $n

resource-herb = { $n ->
    [one] Kraut
   *[other] Kräuter
}
resource-potion = { $n ->
    [one] Elixier
   *[other] Elixiere
}
resource-knowledge = Wissen
resource-any = { $n ->
    [one] beliebige Ressource
   *[other] beliebige Ressourcen
}
piece-witch = { $n ->
    [one] Hexe
   *[other] Hexen
}
piece-elder = Elder
catalyst-scythe = { $n ->
    [one] Sense
   *[other] Sensen
}
catalyst-orb = { $n ->
    [one] Orb
   *[other] Orbs
}
catalyst-catalyst = { $n ->
    [one] Katalysator
   *[other] Katalysatoren
}
keyword-none = kein Schlüsselwort
keyword-artifact = Artefakt
keyword-familiar = Wesen
keyword-enchantment = Zauber
stone-none = kein Magiesteinsymbol
kind-place = Ort der Macht
kind-starting_place = Startort
kind-ritual = Ritual
kind-person = Spezialist oder Ratsmitglied
kind-region = Region
kind-board = Clanboard
kind-clan = Clan
kind-stone = Magiestein
kind-limits = Grenzen

## Phases and areas

phase-setup = Spielaufbau
phase-scout = Erkundungsphase
phase-action = Aktionsphase
phase-battle = Kampfphase
phase-round-end = Rundenende
phase-game-end = Spielende
round = Runde
round-number = Runde { $n }
first-player = Startspieler
first-player-marker = Startspielermarker
passed = hat gepasst
hand = Hand
outer-circle = Outer Circle
inner-circle = Inner Circle
specialist = Spezialist
specialists = Spezialisten
council = Rat
council-member = Ratsmitglied
reserve = Reserve
resources = Ressourcen
herbs = Kräuter
potions = Elixiere
knowledge = Wissen
mana = Mana
victory-points = Siegpunkte
victory-points-short = SP
coven-track = Clanleiste
clan-token = Clan Token
token-active = aktiv
token-exhausted = inaktiv
powerstone = Magiestein
powerstones = Magiesteine
main-deck = Hauptdeck
discard-pile = Ablagestapel
deck-of-places = Ortedeck
removed = Aus dem Spiel entfernt
region = Region
regions = Regionen
place = Ort der Macht
places = Orte der Macht
ritual = Ritual
rituals = Rituale
action-space = Aktionsfeld
action-spaces = Aktionsfelder
catalysts = Katalysatoren
witches = Hexen
elders = Elder
mana-dial = Manascheibe
combat-strength = Kampfstärke
cards = Karten
ready = bereit
exhausted = gedreht
empty = leer
free = frei
keyword = Schlüsselwort
cost = Kosten

## Options of the set-up

setup-experienced = Variante für Fortgeschrittene
setup-experienced-help = In der ersten Runde ziehen alle zwei Karten mehr und werfen danach zwei ab.
setup-experienced-off = aus
setup-experienced-on = an
setup-first = Startspieler
setup-first-help = Wer beginnt: einer der Plätze, oder das Los entscheidet.
setup-first-random = per Los
setup-first-1 = Platz 1
setup-first-2 = Platz 2
setup-first-3 = Platz 3
setup-first-4 = Platz 4
setup-clans = Clans
setup-clans-help = Jeder Platz hat einen anderen Clan. In der Kommandozeile: einer für jeden Platz, mit Kommas dazwischen; wo nichts steht, der nächste aus der Schachtel.

## Things on the table

thing-token = Clan Token von { $of }
thing-build = Katalysatoren von { $of }
thing-discard = Handkarten von { $of }
thing-hand = Handkarten von { $of }
thing-dial = Manascheibe von { $of }
thing-coven = Clanleiste von { $of }
thing-score = Punktzahl von { $of }
thing-space = Aktionsfeld der Region { $of }
thing-first = Startspielermarker

## What cards do. $form: do (a sentence), next (after "then"), then (after a clause),
## to (after "you may"), pick (an answer)

do-gain = { $form ->
    [to] { $what } erhalten
    [then] erhältst du { $what }
   *[do] erhalte { $what }
}
do-draw = { $form ->
    [to] { $what } ziehen
    [then] ziehst du { $what }
   *[do] ziehe { $what }
}
do-gain-draw = { $form ->
    [to] { $what } erhalten und { $cards } ziehen
    [then] erhältst du { $what } und ziehst { $cards }
   *[do] erhalte { $what } und ziehe { $cards }
}
do-transfer = { $form ->
    [to] einen Transfer durchführen
    [pick] führe einen Transfer durch
    [next] darfst du einen Transfer durchführen
    [then] darfst du einen Transfer durchführen
   *[do] du darfst einen Transfer durchführen
}
do-advance = { $form ->
    [to] { $n ->
        [one] { $n } Schritt auf der Clanleiste aufsteigen
       *[other] { $n } Schritte auf der Clanleiste aufsteigen
    }
    [then] { $n ->
        [one] steigst du { $n } Schritt auf der Clanleiste auf
       *[other] steigst du { $n } Schritte auf der Clanleiste auf
    }
   *[do] { $n ->
        [one] steige { $n } Schritt auf der Clanleiste auf
       *[other] steige { $n } Schritte auf der Clanleiste auf
    }
}
do-harvest-it = { $form ->
    [to] diesen Ort der Macht ernten
    [then] erntest du ihn
   *[do] ernte diesen Ort der Macht
}
do-harvest-outer = { $form ->
    [to] alle Orte der Macht in deinem Outer Circle ernten
    [then] erntest du alle Orte der Macht in deinem Outer Circle
   *[do] ernte alle Orte der Macht in deinem Outer Circle
}
do-harvest-place = { $form ->
    [to] einen deiner Orte der Macht ernten
    [then] erntest du einen deiner Orte der Macht
   *[do] ernte einen deiner Orte der Macht
}
do-harvest-outer-place = { $form ->
    [to] einen Ort der Macht in deinem Outer Circle ernten
    [then] erntest du einen Ort der Macht in deinem Outer Circle
   *[do] ernte einen Ort der Macht in deinem Outer Circle
}
do-harvest-inner-place = { $form ->
    [to] einen Ort der Macht in deinem Inner Circle ernten
    [then] erntest du einen Ort der Macht in deinem Inner Circle
   *[do] ernte einen Ort der Macht in deinem Inner Circle
}
do-harvest-rival-place = { $form ->
    [to] einen Ort der Macht eines anderen Clans ernten
    [then] erntest du einen Ort der Macht eines anderen Clans
   *[do] ernte einen Ort der Macht eines anderen Clans
}
do-build-scythe = { $form ->
    [to] eine Sense kostenlos bauen
    [pick] baue eine Sense kostenlos
    [next] darfst du eine Sense kostenlos bauen
    [then] darfst du eine Sense kostenlos bauen
   *[do] du darfst eine Sense kostenlos bauen
}
do-build-orb = { $form ->
    [to] einen Orb kostenlos bauen
    [pick] baue einen Orb kostenlos
    [next] darfst du einen Orb kostenlos bauen
    [then] darfst du einen Orb kostenlos bauen
   *[do] du darfst einen Orb kostenlos bauen
}
do-build-catalyst = { $form ->
    [to] einen Katalysator kostenlos bauen
    [pick] baue einen Katalysator kostenlos
    [next] darfst du einen Katalysator kostenlos bauen
    [then] darfst du einen Katalysator kostenlos bauen
   *[do] du darfst einen Katalysator kostenlos bauen
}
do-remove-ritual = { $form ->
    [to] eines deiner Rituale aus dem Spiel entfernen (mit seinen Katalysatoren; seine Figuren kommen in deine Reserve)
    [then] entfernst du eines deiner Rituale aus dem Spiel (mit seinen Katalysatoren; seine Figuren kommen in deine Reserve)
   *[do] entferne eines deiner Rituale aus dem Spiel (mit seinen Katalysatoren; seine Figuren kommen in deine Reserve)
}
do-move-pieces = { $form ->
    [to] alle Figuren von einem deiner Rituale in eine Region bewegen
    [then] bewegst du alle Figuren von einem deiner Rituale in eine Region
   *[do] bewege alle Figuren von einem deiner Rituale in eine Region
}
do-move-elder = { $form ->
    [to] einen deiner Elder, egal wo er steht, in eine Region bewegen
    [pick] bewege einen deiner Elder, egal wo er steht, in eine Region
    [next] darfst du einen deiner Elder, egal wo er steht, in eine Region bewegen
    [then] darfst du einen deiner Elder, egal wo er steht, in eine Region bewegen
   *[do] du darfst einen deiner Elder, egal wo er steht, in eine Region bewegen
}
do-recall-witch = { $form ->
    [to] eine deiner Hexen in deine Reserve zurückholen
    [then] holst du eine deiner Hexen in deine Reserve zurück
   *[do] hole eine deiner Hexen in deine Reserve zurück
}
do-recall-elder = { $form ->
    [to] einen deiner Elder in deine Reserve zurückholen
    [then] holst du einen deiner Elder in deine Reserve zurück
   *[do] hole einen deiner Elder in deine Reserve zurück
}
do-recall-piece = { $form ->
    [to] eine deiner Hexen oder einen deiner Elder in deine Reserve zurückholen
    [then] holst du eine deiner Hexen oder einen deiner Elder in deine Reserve zurück
   *[do] hole eine deiner Hexen oder einen deiner Elder in deine Reserve zurück
}
do-discover-free = { $form ->
    [to] die leeren Felder einer Region auffüllen und dort einen beliebigen Ort der Macht entdecken, ohne Hexen einzusetzen
    [then] füllst du die leeren Felder einer Region auf und entdeckst dort einen beliebigen Ort der Macht, ohne Hexen einzusetzen
   *[do] fülle die leeren Felder einer Region auf und entdecke dort einen beliebigen Ort der Macht, ohne Hexen einzusetzen
}
do-play-ritual = { $form ->
    [to] ein Ritual spielen, ohne die Kosten zu zahlen
    [pick] spiele ein Ritual, ohne die Kosten zu zahlen
    [next] darfst du ein Ritual spielen, ohne die Kosten zu zahlen
    [then] darfst du ein Ritual spielen, ohne die Kosten zu zahlen
   *[do] du darfst ein Ritual spielen, ohne die Kosten zu zahlen
}
do-consume = { $form ->
    [to] eine Handkarte mit einem Soforteffekt abwerfen und diesen Effekt nutzen
    [then] wirfst du eine Handkarte mit einem Soforteffekt ab und nutzt diesen Effekt
   *[do] wirf eine Handkarte mit einem Soforteffekt ab und nutze diesen Effekt
}
do-borrow = { $form ->
    [to] einen Elder aus deiner Reserve auf einen Spezialisten eines anderen Clans stellen (bis zum Rundenende gilt dessen Effekt auch für dich)
    [then] stellst du einen Elder aus deiner Reserve auf einen Spezialisten eines anderen Clans (bis zum Rundenende gilt dessen Effekt auch für dich)
   *[do] stelle einen Elder aus deiner Reserve auf einen Spezialisten eines anderen Clans (bis zum Rundenende gilt dessen Effekt auch für dich)
}
do-take-stone = { $form ->
    [to] einen Magiestein aus einer beliebigen Region nehmen
    [then] nimmst du einen Magiestein aus einer beliebigen Region
   *[do] nimm einen Magiestein aus einer beliebigen Region
}
do-ready-specialist = { $form ->
    [to] einen deiner gedrehten Spezialisten wieder aufrecht drehen
    [then] drehst du einen deiner gedrehten Spezialisten wieder aufrecht
   *[do] drehe einen deiner gedrehten Spezialisten wieder aufrecht
}
do-ready-token = { $form ->
    [to] deinen Clan Token wieder auf die aktive Seite drehen
    [then] drehst du deinen Clan Token wieder auf die aktive Seite
   *[do] drehe deinen Clan Token wieder auf die aktive Seite
}

price-pay = { $form ->
    [to] { $what } zahlen
   *[do] zahle { $what }
}
price-discard = { $form ->
    [to] { $cards } abwerfen
   *[do] wirf { $cards } ab
}
price-both = { $form ->
    [to] { $what } zahlen und { $cards } abwerfen
   *[do] zahle { $what } und wirf { $cards } ab
}

## What can be counted, in the accusative

count-artifact = { $n ->
    [one] Artefakt in deinem Clan
   *[other] Artefakte in deinem Clan
}
count-familiar = Wesen in deinem Clan
count-enchantment = Zauber in deinem Clan
count-keyword-set = { $n ->
    [one] Satz aus Artefakt, Wesen und Zauber in deinem Clan
   *[other] Sätze aus Artefakt, Wesen und Zauber in deinem Clan
}
count-scythe = { $n ->
    [one] Sense in deinem Clan
   *[other] Sensen in deinem Clan
}
count-orb = { $n ->
    [one] Orb in deinem Clan
   *[other] Orbs in deinem Clan
}
count-catalyst = { $n ->
    [one] Katalysator in deinem Clan
   *[other] Katalysatoren in deinem Clan
}
count-rich-place = { $n ->
    [one] Ort der Macht mit zwei oder mehr Katalysatoren in deinem Clan
   *[other] Orte der Macht mit zwei oder mehr Katalysatoren in deinem Clan
}
count-specialist = { $n ->
    [one] Spezialist in deinem Clan
   *[other] Spezialisten in deinem Clan
}
count-council-member = { $n ->
    [one] Ratsmitglied in deinem Clan
   *[other] Ratsmitglieder in deinem Clan
}
count-place = { $n ->
    [one] Ort der Macht in deinem Clan
   *[other] Orte der Macht in deinem Clan
}
count-outer-place = { $n ->
    [one] Ort der Macht in deinem Outer Circle
   *[other] Orte der Macht in deinem Outer Circle
}
count-inner-place = { $n ->
    [one] Ort der Macht in deinem Inner Circle
   *[other] Orte der Macht in deinem Inner Circle
}
count-ritual = { $n ->
    [one] Ritual in deinem Clan
   *[other] Rituale in deinem Clan
}
count-outer-ritual = { $n ->
    [one] Ritual in deinem Outer Circle
   *[other] Rituale in deinem Outer Circle
}
count-inner-ritual = { $n ->
    [one] Ritual in deinem Inner Circle
   *[other] Rituale in deinem Inner Circle
}
count-action-ritual = { $n ->
    [one] Ritual mit Aktionsfeld in deinem Clan
   *[other] Rituale mit Aktionsfeld in deinem Clan
}
count-bare-inner-place = { $n ->
    [one] Ort der Macht ohne Ritual in deinem Inner Circle
   *[other] Orte der Macht ohne Ritual in deinem Inner Circle
}
count-inner-card = { $n ->
    [one] Ort der Macht oder Ritual in deinem Inner Circle
   *[other] Orte der Macht oder Rituale in deinem Inner Circle
}
count-valuable = { $n ->
    [one] Ritual oder Spezialist in deinem Clan mit einem Wert von 3 oder mehr Siegpunkten
   *[other] Rituale oder Spezialisten in deinem Clan mit einem Wert von 3 oder mehr Siegpunkten
}
count-ongoing = { $n ->
    [one] dauerhaften Effekt in deinem Clan
   *[other] dauerhafte Effekte in deinem Clan
}
count-card = { $n ->
    [one] Handkarte
   *[other] Handkarten
}
count-mana = Mana auf deiner Leiste
count-resource = { $n ->
    [one] Ressource in deinem Vorrat
   *[other] Ressourcen in deinem Vorrat
}
count-powerstone = { $n ->
    [one] Magiestein in deinem Clan
   *[other] Magiesteine in deinem Clan
}
count-powerstone-kind = { $n ->
    [one] Magiesteinsorte in deinem Clan
   *[other] verschiedene Magiesteinsorten in deinem Clan
}
count-coven-step = { $n ->
    [one] Schritt, den du auf der Clanleiste erreicht hast
   *[other] Schritte, die du auf der Clanleiste erreicht hast
}
count-ember = { $n ->
    [one] Symbol „{ $stone }“ in deinem Inner Circle (aufgedruckt oder als Magiestein)
   *[other] Symbole „{ $stone }“ in deinem Inner Circle (aufgedruckt oder als Magiestein)
}
count-tide = { count-ember }
count-root = { count-ember }
count-harvest-symbol = { $n ->
    [one] Ressourcensymbol in den Ernteboni deines Clans (jede Sense auf einem solchen Ort zählt als weiteres Symbol)
   *[other] Ressourcensymbole in den Ernteboni deines Clans (jede Sense auf einem solchen Ort zählt als weiteres Symbol)
}
count-piece-on-ritual = { $n ->
    [one] Hexe oder Elder auf deinen Ritualen
   *[other] Hexen oder Elder auf deinen Ritualen
}
count-elder-on-ritual = Elder auf deinen Ritualen
count-region-present = { $n ->
    [one] Region mit einer deiner Hexen oder einem deiner Elder
   *[other] Regionen mit einer deiner Hexen oder einem deiner Elder
}
count-region-piece = { $n ->
    [one] eigene Hexe oder eigenen Elder in den Regionen
   *[other] eigene Hexen oder Elder in den Regionen
}
count-elder-outside = { $n ->
    [one] eigenen Elder außerhalb deiner Reserve und deines Inner Circle
   *[other] eigene Elder außerhalb deiner Reserve und deines Inner Circle
}
count-battle-won = { $n ->
    [one] Kampf, den du in dieser Runde gewonnen hast
   *[other] Kämpfe, die du in dieser Runde gewonnen hast
}
count-first-player = Startspielermarker in deinem Clan

at-least-battle-won = { $n ->
    [one] du in dieser Runde einen Kampf gewonnen hast
   *[other] du in dieser Runde mindestens { $n } Kämpfe gewonnen hast
}
at-least-coven-step = du Schritt { $n } der Clanleiste erreicht hast
at-least-region-present = { $n ->
    [one] du in einer Region eine Hexe oder einen Elder hast
   *[other] du in mindestens { $n } Regionen Hexen oder Elder hast
}
at-least-first-player = du den Startspielermarker hast

## What cards listen to

event-discover = immer wenn du einen Ort der Macht entdeckst
event-harvest = immer wenn du einen Ort der Macht erntest
event-discard = immer wenn du eine Karte abwirfst
event-coven = immer wenn du auf der Clanleiste aufsteigst
event-transfer = immer wenn du einen Ort der Macht transferierst
event-token = immer wenn du deinen Clan Token aktivierst
event-opponent-token = immer wenn ein anderer Clan seinen Clan Token aktiviert
event-ritual = immer wenn du ein Ritual spielst
event-inner-ritual = immer wenn du ein Ritual auf einen Ort der Macht in deinem Inner Circle spielst
event-specialist = immer wenn du einen Spezialisten spielst
event-council = immer wenn du ein Ratsmitglied spielst
event-person = immer wenn du einen Spezialisten oder ein Ratsmitglied spielst
event-artifact = immer wenn du ein Ritual oder einen Spezialisten mit dem Schlüsselwort Artefakt spielst
event-familiar = immer wenn du ein Ritual oder einen Spezialisten mit dem Schlüsselwort Wesen spielst
event-enchantment = immer wenn du ein Ritual oder einen Spezialisten mit dem Schlüsselwort Zauber spielst
event-scythe = immer wenn du eine Sense baust
event-orb = immer wenn du einen Orb baust
event-catalyst = immer wenn du einen Katalysator baust
event-binding = immer wenn du einen Bindungsbonus erhältst
event-battle-start = vor jedem Kampf, an dem du teilnimmst
event-battle-won = immer wenn du einen Kampf gewinnst
event-battle-lost = immer wenn du einen Kampf verlierst
event-stone = immer wenn du einen Magiestein nimmst
event-exhaust = immer wenn du einen deiner Spezialisten drehst
event-activate = immer wenn du ein Aktionsfeld aktivierst
event-elder-activate = immer wenn du mit einem Elder ein Aktionsfeld aktivierst
event-region-witch = für jede Hexe, die du in eine Region stellst
event-gain-herb = immer wenn du Kräuter erhältst
event-gain-potion = immer wenn du Elixiere erhältst
event-gain-knowledge = immer wenn du Wissen erhältst
event-scout = immer wenn eine Erkundungsphase beginnt
event-pass = wenn du passt
event-round-end = wenn die Runde endet
event-game-end = wenn das Spiel endet

## Standing effects

standing-mana-catalysts = statt der Kosten eines Katalysators darfst du Mana zahlen: { $scythe } Mana für eine Sense, { $orb } Mana für einen Orb
standing-elders-outer = deine Elder dürfen auch Aktionsfelder in deinem Outer Circle aktivieren
standing-potions-wild = du darfst ein Elixier anstelle jeder anderen Ressource zahlen
standing-cheap-rituals = { $n ->
    [one] deine Rituale kosten { $n } Ressource weniger
   *[other] deine Rituale kosten { $n } Ressourcen weniger
}
standing-cheap-specialists = { $n ->
    [one] deine Spezialisten kosten { $n } Ressource weniger
   *[other] deine Spezialisten kosten { $n } Ressourcen weniger
}
standing-one-card-discard = einmal pro Zug musst du für eine beliebige Ressource nur 1 statt 2 Karten abwerfen
standing-free-scythe = deine Sensen sind kostenlos
standing-adjust-dial = nach dem Aufdecken der Manascheiben darfst du deine um bis zu { $n } erhöhen oder senken
standing-strength = in jedem Kampf, an dem du teilnimmst, ist deine Kampfstärke um { $n } höher
standing-second-stone = wenn du in einem Kampf den zweiten Platz belegst, nimmst du ebenfalls einen Magiestein
standing-cheap-discover = { $n ->
    [one] zum Entdecken brauchst du { $n } Hexe weniger, aber mindestens 1
   *[other] zum Entdecken brauchst du { $n } Hexen weniger, aber mindestens 1
}

## The text of a card

effect-action = Aktionsfeld
effect-immediate = Soforteffekt
effect-ongoing = Dauerhafter Effekt
effect-exhaust = Karte drehen, einmal pro Runde
effect-battle = Kampf
effect-round-end = Rundenende
effect-game-end = Spielende
effect-harvest = Erntebonus
effect-binding = Bindungsbonus
effect-scout = Erkundungsphase
effect-token = Clan Token
effect-track = Clanleiste
effect-reward = Ab Kampfstärke { $n }
effect-council = { $kind } (Rat)
binding-also = { $first }; hat das Ritual das Schlüsselwort { $keyword }, { $last }
binding-only = wenn das Ritual das Schlüsselwort { $keyword } hat, { $last }
no-bonus = Kein Erntebonus und kein Bindungsbonus.
reward-marker = Wer den Kampf gewinnt, nimmt den Startspielermarker.
track-step = { $n }. { $effect }
track-overflow = danach { $what } für jeden weiteren Schritt
council-costs = Erstes Ratsmitglied: { $first }. Jedes weitere: { $further }.
clan-start = Startort: { $card }.
stone-text = Am Spielende verdoppelt er den Wert des Rituals auf einem Ort der Macht mit seinem Symbol in deinem Inner Circle.
limits-text = { $rounds } Runden. Höchstens { $mana } Mana, höchstens { $dial } auf der Manascheibe. Zu Beginn { $start }. Eine Sense kostet { $scythe }, ein Orb { $orb }.
no-cost = kostenlos
fact-cost = Kosten: { $cost }
fact-cost-or-mana = Kosten: { $cost }, oder { $mana }
fact-discover = Entdecken: { $witches }
fact-icon = Symbol: { $stone }

## Procedures of the rules, as a stack names them

step-action-phase = die Aktionsphase beginnt
step-adjust-dials = die Manascheiben werden angepasst
step-arrange = wähle die Reihenfolge
step-battle = ein Kampf
step-battle-phase = die Kampfphase beginnt
step-build-catalysts = Katalysatoren bauen
step-declare-winner = der Kampf ist gewonnen
step-discard = Karten abwerfen
step-discover-in = einen Ort der Macht entdecken
step-end-battles = die Kämpfe sind vorbei
step-extra-cards = zwei Karten mehr ziehen
step-finish = das Spiel ist zu Ende
step-free-discard = Karten für eine Ressource abwerfen
step-gain-any = beliebige Ressourcen erhalten
step-game-end = das Spiel endet
step-harvest-place = einen Ort der Macht ernten
step-move-to-region = eine Figur in eine Region bewegen
step-next-turn = der nächste Zug
step-pay-catalyst = einen Katalysator bezahlen
step-flip-token = den Clan Token umdrehen
step-pay-ritual = ein Ritual bezahlen
step-place-stone = einen Magiestein legen
step-play-council = ein Ratsmitglied spielen
step-play-ritual = ein Ritual spielen
step-play-specialist = einen Spezialisten spielen
step-resolve-battle = der Kampf wird entschieden
step-round = eine Runde
step-round-end-effects = Rundenende-Effekte
step-round-end-steps = die Runde endet
step-score-circle = der Inner Circle wird gewertet
step-score-specialists = die Spezialisten werden gewertet
step-scout-phase = die Erkundungsphase beginnt
step-set-dials = die Manascheiben werden eingestellt
step-sift = alle werfen zwei Karten ab
step-take-marker = den Startspielermarker nehmen
step-take-stone = einen Magiestein nehmen
step-turn = ein Zug

## Questions

ask-turn = Dein Zug: Wähle eine Hauptaktion oder passe.
ask-turn-end = Freie Aktionen, oder beende deinen Zug.
ask-dial = Kampf um die Region { $region }: Wie viel Mana setzt du ein? Deine Figuren dort zählen { $n }.
ask-adjust = Deine Manascheibe zeigt { $n }. Möchtest du sie verändern?
ask-stone = Welchen Magiestein nimmst du?
ask-pay-for = Wie bezahlst du { $card }?
ask-pay-catalyst = { $kind ->
    [scythe] Wie bezahlst du die Sense?
    [orb] Wie bezahlst du den Orb?
   *[catalyst] Wie bezahlst du den Katalysator?
}
ask-place-for = Auf welchen Ort der Macht spielst du { $card }?
ask-build = Welchen Katalysator baust du, und wo?
ask-build-more = Baust du noch einen Katalysator?
ask-build-free = { $kind ->
    [scythe] Wo baust du die kostenlose Sense?
    [orb] Wo baust du den kostenlosen Orb?
   *[catalyst] Welchen Katalysator baust du kostenlos, und wo?
}
ask-discard = { $n ->
    [one] Welche Karte wirfst du ab?
   *[other] Welche Karten wirfst du ab? Insgesamt { $n }.
}
ask-discover = Welchen Ort der Macht entdeckst du?
ask-region-discover = In welcher Region entdeckst du?
ask-gain = { $n ->
    [one] Welche Ressource erhältst du?
   *[other] Welche { $n } Ressourcen erhältst du?
}
ask-harvest = Welchen Ort der Macht erntest du?
ask-place-stone = Auf welchen Ort der Macht legst du diesen Magiestein: { $stone }?
ask-borrow = Auf welchen Spezialisten stellst du deinen Elder?
ask-ready = Welchen Spezialisten drehst du wieder aufrecht?
ask-move-from = Von welchem Ritual bewegst du deine Figuren?
ask-move-elder = Welchen Elder bewegst du?
ask-move-to = In welche Region?
ask-recall = Welche Figur kehrt in deine Reserve zurück?
ask-remove = Welches Ritual entfernst du?
ask-play-free = Welches Ritual spielst du kostenlos?
ask-consume = Welche Karte wirfst du für ihren Soforteffekt ab?
ask-transfer = Welchen Ort der Macht transferierst du in deinen Inner Circle?

## Answers

option-pass = passe
option-end-turn = beende den Zug
option-token = aktiviere den Clan Token
option-build = baue Katalysatoren
option-free-discard = wirf zwei Karten für eine Ressource ab
option-free-discard-one = wirf eine Karte für eine Ressource ab
option-discover = entdecke { $card }
option-play = spiele { $card }
option-on = auf { $card }
option-specialist = spiele { $card } als Spezialist
option-council = spiele { $card } als Ratsmitglied
option-exhaust = drehe { $card }
option-witch = stelle eine Hexe { $entry ->
    [northern-lakes] in die Region { $thing }
    [central-mountains] in die Region { $thing }
    [southern-slopes] in die Region { $thing }
   *[other] auf { $thing }
}
option-elder = stelle einen Elder { $entry ->
    [northern-lakes] in die Region { $thing }
    [central-mountains] in die Region { $thing }
    [southern-slopes] in die Region { $thing }
   *[other] auf { $thing }
}
option-scythe = eine Sense auf { $card }
option-orb = einen Orb auf { $card }
option-gain = erhalte { $what }
option-pay = zahle { $what }
option-discard = wirf { $card } ab
option-discard-pair = wirf { $first } und { $second } ab
option-dial = stelle die Manascheibe auf { $n }
option-stone = nimm den { $thing }
option-stone-from = nimm den { $thing } aus der Region { $region }
option-stone-on = lege den Magiestein auf { $card }
option-in = in der Region { $thing }
option-harvest = ernte { $card }
option-transfer = transferiere { $card }
option-no-transfer = verzichte auf den Transfer
option-borrow = leihe den Effekt von { $card }
option-ready = drehe { $card } wieder aufrecht
option-remove = entferne { $card }
option-from = { $entry ->
    [northern-lakes] aus der Region { $thing }
    [central-mountains] aus der Region { $thing }
    [southern-slopes] aus der Region { $thing }
   *[other] von „{ $thing }“
}
option-from-reserve = aus der Reserve
option-to = in die Region { $thing }
option-recall = hole die Figur von { $card } zurück
option-recall-witch = hole eine Hexe { $entry ->
    [northern-lakes] aus der Region { $thing }
    [central-mountains] aus der Region { $thing }
    [southern-slopes] aus der Region { $thing }
   *[other] von „{ $thing }“
} zurück
option-recall-elder = hole einen Elder { $entry ->
    [northern-lakes] aus der Region { $thing }
    [central-mountains] aus der Region { $thing }
    [southern-slopes] aus der Region { $thing }
   *[other] von „{ $thing }“
} zurück

## The story

log-first = { $seat } hat den Startspielermarker.
log-round = Runde { $n } beginnt.
log-phase-scout = Die Erkundungsphase beginnt.
log-phase-action = Die Aktionsphase beginnt.
log-phase-battle = Die Kampfphase beginnt.
log-phase-round-end = Die Runde endet.
log-game-end = Das Spiel endet.
log-draw = { $seat } zieht { $card }.
log-draws = { $n ->
    [one] { $seat } zieht { $n } Karte.
   *[other] { $seat } zieht { $n } Karten.
}
log-reshuffle = Der Ablagestapel wird zu einem neuen Hauptdeck gemischt.
log-vp = { $n ->
    [one] { $seat } erhält { $n } Siegpunkt.
   *[other] { $seat } erhält { $n } Siegpunkte.
}
log-vp-from = { $n ->
    [one] { $seat } erhält { $n } Siegpunkt durch { $card }.
   *[other] { $seat } erhält { $n } Siegpunkte durch { $card }.
}
log-gain = { $seat } erhält { $what }.
log-mana = { $seat } erhält { $n } Mana.
log-pay = { $seat } zahlt { $what }.
log-pass = { $seat } passt.
log-discard = { $seat } wirft { $card } ab.
log-discover = { $seat } entdeckt { $card } in der Region { $region }.
log-refill = { $card } wird in der Region { $region } aufgedeckt.
log-token = { $seat } aktiviert den Clan Token.
log-ready-token = { $seat } dreht den Clan Token wieder auf die aktive Seite.
log-transfer = { $seat } transferiert { $card } in den Inner Circle.
log-no-transfer = { $seat } verzichtet auf den Transfer.
log-ritual = { $seat } spielt { $card } auf { $place }.
log-remove = { $seat } entfernt { $card }.
log-specialist = { $seat } spielt { $card } als Spezialist.
log-council = { $seat } spielt { $card } als Ratsmitglied.
log-exhaust = { $seat } dreht { $card }.
log-borrow = { $seat } leiht sich mit einem Elder den Effekt von { $card }.
log-use-borrowed = { $seat } nutzt den geliehenen Effekt von { $card }.
log-ready = { $seat } dreht { $card } wieder aufrecht.
log-scythe = { $seat } baut eine Sense auf { $card }.
log-orb = { $seat } baut einen Orb auf { $card }.
log-coven = { $seat } steigt auf Schritt { $n } der Clanleiste auf.
log-coven-end = { $seat } ist über das Ende der Clanleiste hinaus.
log-witch = { $seat } stellt eine Hexe { $entry ->
    [northern-lakes] in die Region { $thing }
    [central-mountains] in die Region { $thing }
    [southern-slopes] in die Region { $thing }
   *[other] auf { $thing }
}.
log-elder = { $seat } stellt einen Elder { $entry ->
    [northern-lakes] in die Region { $thing }
    [central-mountains] in die Region { $thing }
    [southern-slopes] in die Region { $thing }
   *[other] auf { $thing }
}.
log-move-witch = { $seat } bewegt eine Hexe in die Region { $thing }.
log-move-elder = { $seat } bewegt einen Elder in die Region { $thing }.
log-recall-witch = { $seat } holt eine Hexe in die Reserve zurück.
log-recall-elder = { $seat } holt einen Elder in die Reserve zurück.
log-harvest = { $seat } erntet { $card }.
log-battle = Der Kampf um die Region { $region } beginnt.
log-dial = Die Manascheibe von { $seat } zeigt { $n }.
log-adjust = { $seat } ändert die Manascheibe auf { $n }.
log-strength = { $seat } hat Kampfstärke { $n } in der Region { $region }.
log-battle-won = { $seat } gewinnt den Kampf um die Region { $region }.
log-stone = { $seat } nimmt den { $stone } aus der Region { $region }.
log-replenished = Die Regionen werden mit Orten der Macht aufgefüllt.
log-pieces-return = Alle Hexen und Elder kehren in die Reserven zurück.
log-tokens-active = Alle Clan Token sind wieder aktiv.
log-cards-ready = Alle Spezialisten stehen wieder aufrecht.
log-score-specialists = { $n ->
    [one] { $seat } erhält { $n } Siegpunkt für Spezialisten: insgesamt { $total }.
   *[other] { $seat } erhält { $n } Siegpunkte für Spezialisten: insgesamt { $total }.
}
log-score-council = { $total ->
    [one] { $seat } hat nach den Spielende-Effekten { $total } Siegpunkt.
   *[other] { $seat } hat nach den Spielende-Effekten { $total } Siegpunkte.
}
log-score-circle = { $n ->
    [one] { $seat } erhält { $n } Siegpunkt für den Inner Circle: insgesamt { $total }.
   *[other] { $seat } erhält { $n } Siegpunkte für den Inner Circle: insgesamt { $total }.
}
log-place-stone = { $seat } legt einen Magiestein auf { $card }.
log-winner = { $n ->
    [one] { $seat } gewinnt mit { $n } Siegpunkt.
   *[other] { $seat } gewinnt mit { $n } Siegpunkten.
}

## The legend of the symbols

legend-any = beliebige Ressource
legend-vp = Siegpunkt
legend-card = Karte
legend-step = Schritt auf der Clanleiste
legend-transfer = Transfer
legend-harvest = ernten
legend-outer = im Outer Circle
legend-inner = im Inner Circle
legend-immediate = Soforteffekt
legend-ongoing = dauerhafter Effekt
legend-exhaust = Karte drehen
legend-battle = Kampf
legend-round-end = Rundenende
legend-game-end = Spielende
legend-may = du darfst
legend-pay = dafür zahlen
legend-or = oder
legend-per = pro
legend-return = zurück zu dir
legend-ready = zurück auf die aktive Seite
legend-rival = anderer Clan

## What a round brought

tally-gained = Erhalten
tally-cards = Karten
tally-battles = Gewonnene Kämpfe
tally-stones = Magiesteine

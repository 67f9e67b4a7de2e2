# The Crystal Path: the path, Crystals, Cats, locks, and the cards of the expansion.

## Names and amounts

amount-crystal = { $n ->
    [one] { $n } aufgeladenen Kristall
   *[other] { $n } aufgeladene Kristalle
}
catalyst-crystal = { $n ->
    [one] Kristall
   *[other] Kristalle
}
catalyst-glowing = { $n ->
    [one] aufgeladener Kristall
   *[other] aufgeladene Kristalle
}
catalyst-dark = { $n ->
    [one] dunkler Kristall
   *[other] dunkle Kristalle
}
kind-path = Kristallpfad
cat = Katze
crystal-path = Kristallpfad
lock-space = Schlossfeld
thing-cat = Hexe mit der Katze von { $of }
thing-path = Marker von { $of } auf dem Kristallpfad

## Options of the set-up

setup-crystal-path = Der Kristallpfad
setup-crystal-path-help = Die Erweiterung: ein Pfad zum Aufsteigen, Karten aus seiner Auslage, Kristalle, Katzen, Kampfbonusplättchen und alle Karten der Erweiterung.
setup-crystal-path-off = aus
setup-crystal-path-on = an
setup-expansion-cards = Karten der Erweiterung
setup-expansion-cards-help = Die Karten von The Crystal Path, die ohne den Pfad auskommen; mit dem Pfad sind alle dabei.
setup-expansion-cards-off = aus
setup-expansion-cards-on = an

## What cards do

do-charge = { $form ->
    [to] { $n ->
        [one] { $n } Kristall in deinem Clan aufladen
       *[other] { $n } Kristalle in deinem Clan aufladen
    }
    [then] { $n ->
        [one] lädst du { $n } Kristall in deinem Clan auf
       *[other] lädst du { $n } Kristalle in deinem Clan auf
    }
   *[do] { $n ->
        [one] lade { $n } Kristall in deinem Clan auf
       *[other] lade { $n } Kristalle in deinem Clan auf
    }
}
do-take-path-card = { $form ->
    [to] eine beliebige Karte des Kristallpfads auf die Hand nehmen
    [then] nimmst du eine beliebige Karte des Kristallpfads auf die Hand
   *[do] nimm eine beliebige Karte des Kristallpfads auf die Hand
}
do-take-path-stone = { $form ->
    [to] einen Magiestein vom Kristallpfad nehmen
    [then] nimmst du einen Magiestein vom Kristallpfad
   *[do] nimm einen Magiestein vom Kristallpfad
}
do-take-cat = { $form ->
    [to] eine Katze auf eine deiner Hexen setzen (sie zählt von nun an als zwei)
    [then] setzt du eine Katze auf eine deiner Hexen (sie zählt von nun an als zwei)
   *[do] setze eine Katze auf eine deiner Hexen (sie zählt von nun an als zwei)
}
do-take-back = { $form ->
    [to] eines deiner Rituale ohne Figuren oder einen deiner Spezialisten für einen späteren Zug auf die Hand zurücknehmen (die Katalysatoren kommen in den Vorrat, ein Magiestein im Schlossfeld in die Schachtel)
    [then] nimmst du eines deiner Rituale ohne Figuren oder einen deiner Spezialisten für einen späteren Zug auf die Hand zurück (die Katalysatoren kommen in den Vorrat, ein Magiestein im Schlossfeld in die Schachtel)
   *[do] nimm eines deiner Rituale ohne Figuren oder einen deiner Spezialisten für einen späteren Zug auf die Hand zurück (die Katalysatoren kommen in den Vorrat, ein Magiestein im Schlossfeld in die Schachtel)
}
do-play-path = { $form ->
    [to] ein beliebiges Ritual oder einen beliebigen Spezialisten vom Kristallpfad spielen, ohne dafür zu zahlen
    [pick] spiele ein beliebiges Ritual oder einen beliebigen Spezialisten vom Kristallpfad, ohne dafür zu zahlen
    [next] darfst du ein beliebiges Ritual oder einen beliebigen Spezialisten vom Kristallpfad spielen, ohne dafür zu zahlen
    [then] darfst du ein beliebiges Ritual oder einen beliebigen Spezialisten vom Kristallpfad spielen, ohne dafür zu zahlen
   *[do] du darfst ein beliebiges Ritual oder einen beliebigen Spezialisten vom Kristallpfad spielen, ohne dafür zu zahlen
}
do-foresee = { $form ->
    [to] { $n ->
        [one] den nächsten Bonus über dem Marker eines anderen Clans auf dessen Clanleiste erhalten
       *[other] die nächsten { $n } Boni über dem Marker eines anderen Clans auf dessen Clanleiste erhalten
    }
    [then] { $n ->
        [one] erhältst du den nächsten Bonus über dem Marker eines anderen Clans auf dessen Clanleiste
       *[other] erhältst du die nächsten { $n } Boni über dem Marker eines anderen Clans auf dessen Clanleiste
    }
   *[do] { $n ->
        [one] erhalte den nächsten Bonus über dem Marker eines anderen Clans auf dessen Clanleiste
       *[other] erhalte die nächsten { $n } Boni über dem Marker eines anderen Clans auf dessen Clanleiste
    }
}
do-pull-piece = { $form ->
    [to] genau eine deiner Figuren von einem anderen Ritual auf dieses bewegen
    [then] bewegst du genau eine deiner Figuren von einem anderen Ritual auf dieses
   *[do] bewege genau eine deiner Figuren von einem anderen Ritual auf dieses
}
do-wander = { $form ->
    [to] dieses Ritual mit allem darauf auf einen deiner freien Orte der Macht legen, dessen Bindungsbonus erhalten und ihn ernten
    [then] legst du dieses Ritual mit allem darauf auf einen deiner freien Orte der Macht, erhältst dessen Bindungsbonus und erntest ihn
   *[do] lege dieses Ritual mit allem darauf auf einen deiner freien Orte der Macht, erhalte dessen Bindungsbonus und ernte ihn
}
do-wind = { $form ->
    [to] deine Elder bis zum Rundenende die Aktionsfelder direkt links und rechts von diesem Ritual aktivieren lassen
    [next] dürfen deine Elder bis zum Rundenende die Aktionsfelder direkt links und rechts von diesem Ritual aktivieren
    [then] dürfen deine Elder bis zum Rundenende die Aktionsfelder direkt links und rechts von diesem Ritual aktivieren
   *[do] bis zum Rundenende dürfen deine Elder die Aktionsfelder direkt links und rechts von diesem Ritual aktivieren
}
do-everyone-transfers = { $form ->
    [to] { $n ->
        [one] alle, auch dich, einen Transfer durchführen lassen und { $n } Siegpunkt für jeden durchgeführten Transfer erhalten
       *[other] alle, auch dich, einen Transfer durchführen lassen und { $n } Siegpunkte für jeden durchgeführten Transfer erhalten
    }
    [next] { $n ->
        [one] dürfen alle, auch du, einen Transfer durchführen; du erhältst { $n } Siegpunkt für jeden durchgeführten Transfer
       *[other] dürfen alle, auch du, einen Transfer durchführen; du erhältst { $n } Siegpunkte für jeden durchgeführten Transfer
    }
    [then] { $n ->
        [one] dürfen alle, auch du, einen Transfer durchführen; du erhältst { $n } Siegpunkt für jeden durchgeführten Transfer
       *[other] dürfen alle, auch du, einen Transfer durchführen; du erhältst { $n } Siegpunkte für jeden durchgeführten Transfer
    }
   *[do] { $n ->
        [one] alle, auch du, dürfen einen Transfer durchführen; du erhältst { $n } Siegpunkt für jeden durchgeführten Transfer
       *[other] alle, auch du, dürfen einen Transfer durchführen; du erhältst { $n } Siegpunkte für jeden durchgeführten Transfer
    }
}
do-harvest-region = { $form ->
    [to] die leeren Felder einer Region auffüllen und dort zwei Orte der Macht ernten
    [then] füllst du die leeren Felder einer Region auf und erntest dort zwei Orte der Macht
   *[do] fülle die leeren Felder einer Region auf und ernte dort zwei Orte der Macht
}
do-harvest-region-place = { $form ->
    [to] einen Ort der Macht in einer beliebigen Region ernten
    [then] erntest du einen Ort der Macht in einer beliebigen Region
   *[do] ernte einen Ort der Macht in einer beliebigen Region
}
do-reward = { $form ->
    [to] die Belohnung dieser Region für Kampfstärke { $n } erhalten
    [then] erhältst du die Belohnung dieser Region für Kampfstärke { $n }
   *[do] erhalte die Belohnung dieser Region für Kampfstärke { $n }
}
do-build-beside = { $form ->
    [to] einen Katalysator kostenlos neben den Baufeldern eines deiner Rituale bauen
    [pick] baue einen Katalysator kostenlos neben den Baufeldern eines deiner Rituale
    [next] darfst du einen Katalysator kostenlos neben den Baufeldern eines deiner Rituale bauen
    [then] darfst du einen Katalysator kostenlos neben den Baufeldern eines deiner Rituale bauen
   *[do] du darfst einen Katalysator kostenlos neben den Baufeldern eines deiner Rituale bauen
}
do-build-crystal = { $form ->
    [to] einen Kristall kostenlos bauen
    [pick] baue einen Kristall kostenlos
    [next] darfst du einen Kristall kostenlos bauen
    [then] darfst du einen Kristall kostenlos bauen
   *[do] du darfst einen Kristall kostenlos bauen
}
do-copy-exhaust = { $form ->
    [to] den Dreheffekt eines Spezialisten eines beliebigen Clans nutzen, ob gedreht oder nicht
    [then] nutzt du den Dreheffekt eines Spezialisten eines beliebigen Clans, ob gedreht oder nicht
   *[do] nutze den Dreheffekt eines Spezialisten eines beliebigen Clans, ob gedreht oder nicht
}
do-copy-council = { $form ->
    [to] den Spielende-Effekt auf der Karte eines deiner Spezialisten nutzen
    [then] nutzt du den Spielende-Effekt auf der Karte eines deiner Spezialisten
   *[do] nutze den Spielende-Effekt auf der Karte eines deiner Spezialisten
}
do-rivals-gain = { $form ->
    [to] jeden anderen Clan { $what } erhalten lassen
    [next] erhält jeder andere Clan { $what }
    [then] erhält jeder andere Clan { $what }
   *[do] jeder andere Clan erhält { $what }
}
do-replace = { $form ->
    [to] bis zu { $n } deiner Katalysatoren durch Katalysatoren einer anderen Art ersetzen (als würdest du sie bauen)
    [pick] ersetze bis zu { $n } deiner Katalysatoren durch Katalysatoren einer anderen Art (als würdest du sie bauen)
    [next] darfst du bis zu { $n } deiner Katalysatoren durch Katalysatoren einer anderen Art ersetzen (als würdest du sie bauen)
    [then] darfst du bis zu { $n } deiner Katalysatoren durch Katalysatoren einer anderen Art ersetzen (als würdest du sie bauen)
   *[do] du darfst bis zu { $n } deiner Katalysatoren durch Katalysatoren einer anderen Art ersetzen (als würdest du sie bauen)
}
do-exchange = { $form ->
    [to] 1 bis { $n } Karten abwerfen, ebenso viele ziehen und ebenso viel Mana erhalten
    [then] wirfst du 1 bis { $n } Karten ab, ziehst ebenso viele und erhältst ebenso viel Mana
   *[do] wirf 1 bis { $n } Karten ab, ziehe ebenso viele und erhalte ebenso viel Mana
}
do-herd = { $form ->
    [to] eines deiner Rituale auf den Ablagestapel legen (seine Katalysatoren kommen in den Vorrat, seine Figuren in eine Region)
    [then] legst du eines deiner Rituale auf den Ablagestapel (seine Katalysatoren kommen in den Vorrat, seine Figuren in eine Region)
   *[do] lege eines deiner Rituale auf den Ablagestapel (seine Katalysatoren kommen in den Vorrat, seine Figuren in eine Region)
}
price-discharge = { $form ->
    [to] { $n ->
        [one] { $n } Kristall entladen
       *[other] { $n } Kristalle entladen
    }
   *[do] { $n ->
        [one] entlade { $n } Kristall
       *[other] entlade { $n } Kristalle
    }
}

## What can be counted, in the accusative

count-crystal = { $n ->
    [one] Kristall in deinem Clan
   *[other] Kristalle in deinem Clan
}
count-most-catalyst = { $n ->
    [one] Katalysator der Art, von der du am meisten hast
   *[other] Katalysatoren der Art, von der du am meisten hast
}
count-catalyst-set = { $n ->
    [one] Satz aus Sense, Orb und Kristall in deinem Clan
   *[other] Sätze aus Sense, Orb und Kristall in deinem Clan
}
count-rich-ritual = { $n ->
    [one] Ritual mit mehr als einem Katalysator in deinem Clan (die auf seinem Ort zählen mit)
   *[other] Rituale mit mehr als einem Katalysator in deinem Clan (die auf ihren Orten zählen mit)
}
count-artifact-pair = { $n ->
    [one] Paar aus Ritual und Spezialist mit dem Schlüsselwort Artefakt in deinem Clan
   *[other] Paare aus Ritual und Spezialist mit dem Schlüsselwort Artefakt in deinem Clan
}
count-familiar-pair = { $n ->
    [one] Paar aus Ritual und Spezialist mit dem Schlüsselwort Wesen in deinem Clan
   *[other] Paare aus Ritual und Spezialist mit dem Schlüsselwort Wesen in deinem Clan
}
count-enchantment-pair = { $n ->
    [one] Paar aus Ritual und Spezialist mit dem Schlüsselwort Zauber in deinem Clan
   *[other] Paare aus Ritual und Spezialist mit dem Schlüsselwort Zauber in deinem Clan
}
count-locked-ritual = { $n ->
    [one] Ritual mit einem Magiestein im Schlossfeld in deinem Clan
   *[other] Rituale mit einem Magiestein im Schlossfeld in deinem Clan
}
count-ascension = { $n ->
    [one] Schritt, den du auf dem Kristallpfad erreicht hast
   *[other] Schritte, die du auf dem Kristallpfad erreicht hast
}
count-value = { $n ->
    [one] Punkt seines Werts
   *[other] Punkte seines Werts
}

## What cards listen to

event-ascend = immer wenn du auf dem Kristallpfad aufsteigst
event-crystal = immer wenn du einen Kristall baust
event-row-catalyst = immer wenn du im Circle dieses Rituals einen Katalysator baust
event-here-catalyst = immer wenn du einen Katalysator auf diesem Ritual oder seinem Ort der Macht baust
event-valuable = immer wenn du eine Karte mit einem Wert von 3 oder mehr Siegpunkten spielst
event-quiet-ritual = immer wenn du ein Ritual ohne Aktionsfeld spielst
event-costly-discover = immer wenn du einen Ort der Macht entdeckst, der mehr als eine Hexe kostet (auch ein Verlorener Turm)
event-spend-mana = immer wenn du in der Aktionsphase Mana ausgibst
event-clan-token = immer wenn du deinen Clan Token aktivierst

## Standing effects

standing-crystal-space = deine Rituale mit einem Wert von 3 oder mehr Siegpunkten haben ein Baufeld mehr, nur für einen Kristall
standing-path-cards = wenn du eine Karte vom Kristallpfad spielst, darfst du Handkarten anstelle von Ressourcen abwerfen
standing-binding-vp = { $n ->
    [one] du darfst anstelle eines Bindungsbonus { $n } Siegpunkt erhalten
   *[other] du darfst anstelle eines Bindungsbonus { $n } Siegpunkte erhalten
}
standing-crystal-value = { $n ->
    [one] am Spielende erhöht jeder Kristall, aufgeladen oder nicht, den Wert seines Rituals in deinem Inner Circle um { $n }
   *[other] am Spielende erhöht jeder Kristall, aufgeladen oder nicht, den Wert seines Rituals in deinem Inner Circle um { $n }
}

## The text of a card

effect-clan-token = Clan Token
effect-lock = Schlossfeld
lock-more = liegt ein Magiestein darauf, gilt zusätzlich: { $effect }
lock-again = ein Magiestein darauf löst den Soforteffekt noch einmal aus
harvest-deposit = erhalte die Ressource, die darauf liegt; in einer Region 1 beliebige Ressource
fact-different = eines für jede Art von Katalysator
fact-path-only = nur mit dem Kristallpfad
path-step = Schritt { $n } für { $cost }: { $effect }.
path-again = Auf dem letzten Schritt, für { $cost } und beliebig oft: { $effect }.
path-crystal = Ein Kristall kostet { $cost }.

## Procedures of the rules, as a stack names them

step-bind-or-score = Bindungsbonus oder Siegpunkte
step-charge = Kristalle aufladen
step-charge-here = die Kristalle dort werden aufgeladen
step-climb = auf dem Kristallpfad aufsteigen
step-deposit = eine Ressource auf einen Ort der Macht legen
step-discharge = Kristalle entladen
step-exchanged = ebenso viel ziehen und erhalten
step-harvest-in = Orte der Macht in einer Region ernten
step-herd-to = die Figuren gehen in eine Region
step-join-transfer = ein Transfer für alle
step-pay-from-path = eine Karte vom Kristallpfad bezahlen
step-play-from-path = ein Ritual vom Kristallpfad spielen
step-replace = Katalysatoren ersetzen
step-which-witch = eine Hexe wählen

## Questions

ask-charge = Welchen Kristall lädst du auf?
ask-discharge = { $n ->
    [one] Welchen Kristall entlädst du?
   *[other] Welche Kristalle entlädst du? { $n } insgesamt.
}
ask-deposit = Welche Ressource legst du auf „{ $card }“?
ask-cat = Welche deiner Hexen bekommt die Katze?
ask-which-witch = Nimmst du die Hexe mit der Katze?
ask-path-card = Welche Karte des Kristallpfads nimmst du?
ask-path-cards = Wie viele Karten wirfst du für { $card } anstelle von Ressourcen ab?
ask-play-path = Welche Karte des Kristallpfads spielst du kostenlos?
ask-foresee = Auf wessen Clanleiste schaust du?
ask-pull = Welche Figur bewegst du auf dieses Ritual?
ask-wander = Auf welchen Ort der Macht kommt dieses Ritual?
ask-join-transfer = { $n ->
    [one] Du darfst einen Transfer durchführen; tust du es, erhält { $seat } { $n } Siegpunkt.
   *[other] Du darfst einen Transfer durchführen; tust du es, erhält { $seat } { $n } Siegpunkte.
}
ask-region-harvest = In welcher Region erntest du?
ask-build-beside = Welchen Katalysator baust du kostenlos, und wo?
ask-copy = Wessen Dreheffekt nutzt du?
ask-copy-council = Welchen Spielende-Effekt nutzt du?
ask-take-back = Welche Karte nimmst du zurück?
ask-replace = Welchen Katalysator ersetzt du?
ask-exchange = Wie viele Karten wirfst du ab?
ask-herd = Welches Ritual gibst du auf?
ask-binding = Bindungsbonus oder Siegpunkte?

## Answers

option-ascend = steige auf dem Kristallpfad auf
option-path-play = spiele { $card } vom Pfad
option-path-specialist = spiele { $card } vom Pfad als Spezialist
option-path-council = spiele { $card } vom Pfad als Ratsmitglied
option-path-cards = { $n ->
    [one] wirf { $n } Karte anstelle einer Ressource ab
   *[other] wirf { $n } Karten anstelle von Ressourcen ab
}
option-crystal = einen Kristall auf { $card }
option-charge = lade den Kristall auf „{ $card }“ auf
option-discharge = entlade den Kristall auf „{ $card }“
option-lock = { $stone } in das Schlossfeld von { $card }
option-lock-space = lege einen Magiestein in das Schlossfeld von { $card }
option-deposit = lege { $what } darauf
option-cat = die Katze auf eine Hexe { $entry ->
    [northern-lakes] in der Region { $thing }
    [central-mountains] in der Region { $thing }
    [southern-slopes] in der Region { $thing }
   *[other] auf „{ $thing }“
}
option-cat-reserve = die Katze auf eine Hexe in der Reserve
option-with-cat = mit der Katze
option-without-cat = ohne die Katze
option-recall-cat = hole die Hexe mit der Katze { $entry ->
    [northern-lakes] aus der Region { $thing }
    [central-mountains] aus der Region { $thing }
    [southern-slopes] aus der Region { $thing }
   *[other] von „{ $thing }“
} zurück
option-take = nimm { $card }
option-foresee = die Leiste von { $thing }
option-pull-witch = bewege die Hexe von „{ $thing }“
option-pull-elder = bewege den Elder von „{ $thing }“
option-pull-cat = bewege die Hexe mit der Katze von „{ $thing }“
option-copy = nutze { $card }
option-take-back = nimm { $card } zurück
option-replace = auf { $card }: { $new } statt { $old }
option-replace-beside = neben { $card }: { $new } statt { $old }
option-exchange = { $n ->
    [one] wirf { $n } Karte ab
   *[other] wirf { $n } Karten ab
}
option-vp = { $n ->
    [one] erhalte { $n } Siegpunkt
   *[other] erhalte { $n } Siegpunkte
}

## The story

log-display = { $card } wird auf den Kristallpfad gelegt.
log-display-discard = { $card } wird vom Kristallpfad abgeräumt.
log-ascend = { $seat } steigt auf Schritt { $n } des Kristallpfads auf.
log-ascend-again = { $seat } steigt auf dem letzten Schritt des Kristallpfads auf.
log-path-card = { $seat } nimmt { $card } vom Kristallpfad.
log-path-stone = { $seat } nimmt den { $stone } vom Kristallpfad.
log-cat = { $seat } setzt eine Katze auf eine Hexe.
log-crystal = { $seat } baut einen Kristall auf { $card }.
log-charge = { $seat } lädt den Kristall auf „{ $card }“ auf.
log-discharge = { $seat } entlädt den Kristall auf „{ $card }“.
log-lock = { $seat } legt einen Magiestein in das Schlossfeld von { $card }: { $stone }.
log-deposit = { $seat } legt { $what } auf „{ $card }“.
log-move-cat = { $seat } bewegt die Hexe mit der Katze in die Region { $thing }.
log-pull-witch = { $seat } bewegt eine Hexe auf { $thing }.
log-pull-elder = { $seat } bewegt einen Elder auf { $thing }.
log-pull-cat = { $seat } bewegt die Hexe mit der Katze auf { $thing }.
log-recall-cat = { $seat } holt die Hexe mit der Katze in die Reserve zurück.
log-wander = { $seat } legt { $card } auf { $place }.
log-copy = { $seat } nutzt den Effekt von { $card }.
log-take-back = { $seat } nimmt { $card } auf die Hand zurück.
log-enters-exhausted = { $card } kommt gedreht ins Spiel: Der Effekt wurde in dieser Runde schon genutzt.

## Why not

why-crystals = { $n ->
    [one] Das kostet { $n } aufgeladenen Kristall, und du hast { $have }.
   *[other] Das kostet { $n } aufgeladene Kristalle, und du hast { $have }.
}
why-no-crystals = Kristalle gibt es nur mit dem Kristallpfad.
why-crystal = Für einen Kristall: { $missing }
why-tower = Dafür brauchst du eine Ressource, die daraufgelegt wird.
why-lock-taken = Dort liegt schon ein Magiestein.
why-no-lock = Es hat kein Schlossfeld.
why-stone-on-board = Deine Magiesteine liegen bis zur Endwertung auf deinem Clanboard.
why-never-played = Du hast ihn nie gespielt: Er gehört zu deinem Clan.
why-no-stone = Du hast keinen Magiestein.
why-other-kind = Jedes seiner Baufelder ist für eine andere Art von Katalysator.
why-crystal-space = Der freie Platz ist nur für einen Kristall.
why-piece-there = Es steht eine Hexe oder ein Elder darauf.
why-elder-there = Es steht ein fremder Elder darauf.
why-later-turn = Du hast die Karte in diesem Zug zurückgenommen: Du kannst sie in einem späteren spielen.
why-locked-there = Sein Ort hat den einen Magiestein, den er haben kann, schon: den im Schlossfeld.

## The table

screen-path = Kristallpfad
screen-path-more = +{ $n }
screen-path-marker = { $seat } auf Schritt { $n }
screen-path-left = links davon: { $seats }
screen-cats = Katzen { $n }
screen-lock = Schlossfeld
screen-cat = mit der Katze
screen-charged = { $n ->
    [one] { $n } Kristall aufgeladen
   *[other] { $n } Kristalle aufgeladen
}
group-crystal = Kristall bauen
group-lock = Magiestein ins Schlossfeld legen

## The legend of the symbols

legend-path = der Kristallpfad
legend-crystal-glowing = aufgeladener Kristall
legend-crystal-dark = dunkler Kristall
legend-cat = Katze
legend-lock = Schlossfeld

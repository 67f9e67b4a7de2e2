# Was der Tisch selbst sagt; die Wörter eines Spiels gehören dem Spiel.

## The frame

skip = Zum Inhalt
skip-to-question = Zur Frage
to-lobby = Gloaming, zu den Tischen
nav = Hauptmenü
nav-tables = Tische
nav-cards = Karten
nav-rules = Regeln
menu = Einstellungen
menu-language = Sprache
menu-theme = Licht
menu-name = Dein Name
theme-auto = Wie mein System
theme-dark = Dunkel
theme-light = Hell
menu-signs = Was Karten tun
signs-icons = Symbole
signs-words = Text
save = Speichern
send = Senden
copy = Kopieren
copied = Kopiert
more = Mehr
change = Ändern
all = alle
search = Suche
search-go = Suchen
nothing-found = Nichts dergleichen gefunden.
unofficial = Gloaming ist ein inoffizielles Projekt von Fans.
about-link = Über Gloaming und Marken
connection-lost = Die Verbindung ist abgebrochen; neuer Versuch …

## The lobby

lobby-title = Gloaming: ein Tisch für heute Abend
lobby-welcome = Ein Tisch für heute Abend
lobby-about = Große Brettspiele ohne Aufbau: allein mit Bots, an einem Bildschirm oder mit Freunden per Link.
new-table = Neuer Tisch
game = Spiel
your-name = Dein Name
guest = Gast
seats-of = { $least } bis { $most } Plätze
seat = Platz { $n }
seat-name = Name an Platz { $n }
seat-name-short = Name
seat-me = Ich
seat-friend = Freund oder Freundin, per Link
seat-hot = Jemand an diesem Bildschirm
seat-again = Noch einmal ich, oder jemand an diesem Bildschirm
seat-bot = Bot ({ $level })
seat-none = Leer
bot-greedy = denkt voraus
bot-random = spielt irgendwas
bot-plan = verfolgt einen Plan
bot-veteran = plant, wie viele Partien es lehrten
bot-search = probiert aus, was werden kann
bot-quick = spielt nach Gelerntem
bot-willow = Willow, baut und schont
bot-magpie = Magpie, sammelt gelassen
bot-bramble = Bramble, kämpft ordentlich
bot-rowan = Rowan, baut stark
bot-vesper = Vesper, sehr stark
bot-nocturne = Nocturne, gnadenlos
bot-rated = { $title } · { $n }
bot-strengths = Die Zahl hinter einem Bot: wie viele von 100 Partien er gegen alle anderen gewinnt.
companion-search = Gründlicher Begleiter: plant und probiert aus, was besser wäre
companion-veteran = Altgedienter Begleiter: plant für die Gruppe, wie viele Partien es lehrten
companion-plan = Erfahrener Begleiter: plant für die Gruppe
companion-greedy = Hastiger Begleiter: nimmt, was gerade gut aussieht
companion-random = Planloser Begleiter: tut irgendetwas
start = Spielen
start-note = ohne Konto, ohne Warten
more-options = Optionen und Pakete
options-renew = Zeigen, was zusammenpasst
pack = Dein eigenes Paket
pack-help = Eine TOML-Datei mit den genauen Werten deiner Schachtel; sie wird vor dem Spiel geprüft.
join = An einen Tisch
join-code = Code oder Link
join-go = Beitreten
join-help = Mit dem Code kannst du zuschauen oder einen freien Platz finden; der Link eines Platzes gehört dir allein.
my-running = Deine Tische
my-finished = Beendet
state-your-turn = Du bist dran
state-over = Beendet
state-running = Läuft
replay = Wiederholung

## A table

table-heading = { $title }, Tisch { $code }
badge-your-turn = du bist dran
people = Wer da ist
watchers = { $n ->
    [one] Eine Person schaut zu
   *[other] { $n } Personen schauen zu
}
is-asked = entscheidet
seat-trouble = kann nicht weiter
seat-waits = noch frei
seat-rules = von den Regeln gespielt
seat-yours = dein Platz
seat-here = da
seat-away = nicht da
seat-take = Hier sitzen
seat-link = Link erstellen
seat-move = Auf anderes Gerät
seat-missing = Das Spiel wartet auf { $names }: Der Platz ist noch frei.
table-code = Code:
table-code-help = Wer den Code hat, darf zuschauen.
undo = Rückgängig
undo-ask = Um Rücknahme bitten
undo-ask-help = Seitdem wurde Verdecktes aufgedeckt, oder jemand anderes ist am Zug; die anderen müssen zustimmen.
undo-done = { $n ->
    [one] { $name } hat eine Antwort zurückgenommen.
   *[other] { $name } hat { $n } Antworten zurückgenommen.
}
undo-alone-help = Seitdem wurde Verdecktes aufgedeckt. Sonst spielt niemand mit, also kannst du trotzdem zurück.
undo-request = { $name } möchte { $n ->
    [one] einen Schritt
   *[other] { $n } Schritte
} zurückgehen.
undo-request-mine = Du möchtest { $n ->
    [one] einen Schritt
   *[other] { $n } Schritte
} zurückgehen; die anderen müssen noch antworten.
undo-agree = Einverstanden
undo-refuse = Weiterspielen
chat = Chat
chat-watchers = Chat der Zuschauer
chat-say = Sag etwas
chat-empty = Noch hat niemand etwas gesagt.
to-news = Was seit deinem letzten Zug geschehen ist
whole-story = Die ganze Geschichte
check-game = Dieses Spiel prüfen
sound = Ton, wenn ich dran bin
commitment = Prüfsumme des Mischens:
report = Hier stimmt etwas nicht
report-what = Was stimmt nicht?
report-help = Aufzeichnung, Stellung und deine Worte werden gespeichert, damit man nachsehen kann.
you-watch = Du schaust zu. Handkarten bleiben verdeckt.
lost-past = Die Regeln haben sich seit Beginn dieses Spiels geändert. Es geht weiter, wo es stand; was davor war, lässt sich nicht zurücknehmen.
trouble = Der Bot am Platz von { $name } kann nicht weiter.
trouble-take-over = { $bot } übernehmen lassen
over = Das Spiel ist zu Ende.
record = Aufzeichnung herunterladen
invite = Links für deine Freunde
invite-help = Jeder Link gilt für einen Platz und nur einmal. Gib ihn nur der Person, für die er gedacht ist.
note-reported = Deine Meldung ist gespeichert. Danke.
link-for = Platz von { $name }
link-own = Dein Platz, auf einem anderen Gerät
handover-next = { $name } ist dran.
handover-pass = Bildschirm weitergeben
handover = Gib den Bildschirm an { $name }
handover-help = Keine Karten sind zu sehen, bis der Knopf gedrückt wird.
handover-ready = Ich bin { $name }
claim = Ein Platz ist für dich frei: { $title }
claim-help = { $host } hält dir den Platz von „{ $seat }“ frei.
claim-go = Platz nehmen
claim-begun = Das Spiel hat schon begonnen: Gemischt wurde, bevor du kamst.
seed-chosen = Wer diesen Tisch eröffnet hat, hat den Startwert gewählt und konnte wissen, wie alles gemischt ist.

## Replay

replay-title = { $title }, Schritt { $n }
replay-heading = Wiederholung: { $title }
replay-step = Schritt
replay-steps = Von Schritt zu Schritt
replay-show = Zeigen
replay-first = Zum Anfang
replay-back = Ein Schritt zurück
replay-on = Ein Schritt weiter
replay-last = Zum Ende
replay-where = Schritt { $n } von { $of }
replay-kept = Die Regeln haben sich seither geändert: Von diesem Spiel sind nur einige Stellungen aufbewahrt.
fork = Von hier weiterspielen
fork-help = Eine Abzweigung: ein neuer Tisch, der bei diesem Schritt beginnt, mit Bots an den anderen Plätzen. Dieses Spiel bleibt, wie es war.
branch = Dieser Tisch ist eine Abzweigung: Er spielt ab Schritt { $n } eines anderen Spiels weiter, das bleibt, wie es war.
branch-from = Zu diesem Schritt
rematch = Revanche
rematch-help = Ein neuer Tisch mit denselben Leuten auf denselben Plätzen und denselben Optionen.
rematch-opened = { $name } hat eine Revanche eröffnet; dein Platz ist reserviert.
rematch-go = Zur Revanche
back-to-table = Zurück zum Tisch
story-empty = Noch ist nichts geschehen.

## Cards and rules

cards-of = Karten von { $title }
cards-found = { $n ->
    [one] Eine Karte
   *[other] { $n } Karten
} von { $of }
search-cards = ein Name, ein Wort des Textes
kind = Art
keyword = Schlüsselwort
part = Gehört zu
part-base = Grundspiel
copies = { $n } Exemplare
known = Woher diese Werte kommen
known-help = Manche Werte stehen in den öffentlichen Regeln, die anderen wurden für dieses Projekt geschrieben.
known-rulebook = in den Regeln gedruckt
known-implied = folgt aus den Regeln
known-authored = für dieses Projekt geschrieben
known-owner = aus einem Paket
card-rules = Regeln, die gelten
rules-of = Regeln von { $title }
rules-about = Jede Regel hat einen Namen. Was das Spiel ablehnt, lehnt es mit einer von diesen ab.
rules-found = { $n ->
    [one] eine Regel
   *[other] { $n } Regeln
}
search-rules = ein Begriff oder der Name einer Regel
area = Phase oder Thema
terms = Begriffe
ruling = Auslegung:
check = Wie sie geprüft wird
sources = Quellen
neighbours = Regeln davor und danach
english-only = auf Englisch

## Other pages

problem = Das ging nicht
problem-missing = Hier ist nichts
problem-status = Status { $status }
problem-home = Zu den Tischen
problem-back = Zurück
check-how = Niemand, auch nicht dieser Server, konnte nach Spielbeginn eine Karte verschieben. So kann es jeder prüfen.
check-hash = Die Prüfsumme, gezeigt vor dem ersten Zug
check-hash-help = Sie ist der Fingerabdruck eines geheimen Schlüssels, aus dem jedes Mischen folgt.
check-key = Der Schlüssel, gezeigt nach dem Spiel
check-key-help = Sein Fingerabdruck ist die Prüfsumme oben.
check-key-later = Er steht hier, wenn das Spiel zu Ende ist.
check-run = Auf dem eigenen Rechner nachspielen
check-run-help = Der Befehl spielt die Aufzeichnung mit diesem Schlüssel nach und bricht beim ersten Unterschied ab.
about = Über Gloaming
about-what = Ein offener Tisch für große Brettspiele. Er teilt aus, achtet auf Regeln und Punkte und fragt nie nach einem Konto.
about-games = Was hier gespielt wird
about-cards = Kartentexte erzeugt dieses Programm aus seiner eigenen Notation, in eigenen Worten. Werte, die nicht öffentlich belegt sind, wurden für dieses Projekt geschrieben.
about-fair = Bots sehen, was Menschen sehen, und jedes Mischen lässt sich nach dem Spiel prüfen.
about-fans = Von Fans gemacht
about-unofficial = Gloaming ist mit keinem Verlag, Autor oder Künstler der Spiele verbunden und wird von ihnen weder unterstützt noch gefördert.
about-marks = Alle anderen Namen gehören ihren Inhabern. Sie stehen hier nur, um zu sagen, welches Spiel gemeint ist.
about-art = Keine Illustration, keine Gestaltung und kein Satz der gedruckten Spiele ist enthalten.
about-buy = Kauft die Spiele: Sie gehören auf einen echten Tisch.
about-programs = Für Programme
about-api = Alles lässt sich auch von einem Programm aus tun:
about-licence = Gloaming ist freie Software unter der MIT-Lizenz.
legend = Zeichen
legend-title = Was die Zeichen bedeuten
tap-again = Noch einmal tippen:
player-name = Spieler { $n }
end-turn-itself = Meinen Zug von selbst beenden, wenn nur noch Abwerfen bleibt

# Was das Terminal sagt, auf Deutsch.

welcome = Gloaming. Ein Tisch in der Dämmerung.
wanderer = Wanderer
bot-number = Bot { $n }
at-the-table = Am Tisch: { $seats }.
how-to-ask = Antworte mit einer Zahl. ? hilft, warum sagt, was nicht geht, zurück nimmt zurück, ende verlässt den Tisch (die Partie bleibt erhalten).
prompt = { $seat } ›
press-enter = Eingabe ›{" "}
hand-over = Der Bildschirm gehört jetzt { $seat }. Niemand sonst schaut hin.
what-happened = Was geschehen ist

help =
    { "  " }3              Antwort Nummer 3 (oder ihre Worte)
    { "  " }Eingabe, tisch   den ganzen Tisch zeigen
    { "  " }? 3            was Antwort 3 bedeutet, mit ihren Regeln
    { "  " }? { $card }   was eine Karte tut, mit ihren Regeln
    { "  " }warum          was jetzt nicht geht, und warum
    { "  " }warum { $card }   nur, was damit zu tun hat
    { "  " }tipp           was ein guter Bot an deiner Stelle täte
    { "  " }zurück         die letzte eigene Antwort zurücknehmen, solange nichts Verdecktes aufgedeckt wurde
    { "  " }verlauf, verlauf 100   was bisher geschehen ist
    { "  " }karten, karten { $card }   alle Karten mit Namen, oder die mit diesen Buchstaben
    { "  " }zeichen        wofür die Zeichen auf dem Tisch stehen
    { "  " }regeln deck, regeln { $rule }   Regeln mit diesen Wörtern (auf Englisch)
    { "  " }sprache es     in einer anderen Sprache weiter (en, es, de)
    { "  " }tempo ruhig    wie lange die Züge der anderen stehen bleiben: sofort, flott, ruhig, schritt
    { "  " }speichern DATEI, laden DATEI   die Partie in einer Datei sichern, mit einer weiterspielen
    { "  " }ende           den Tisch verlassen; die Partie bleibt erhalten

command-why = warum
command-hint = tipp
command-undo = zurück
command-log = verlauf
command-save = speichern
command-load = laden
command-lang = sprache
command-speed = tempo
command-cards = karten
command-signs = zeichen
command-rules = regeln
command-table = tisch
command-quit = ende

not-understood = „{ $text }“: das verstehe ich nicht. Gib eine Zahl ein, oder ? für Hilfe.
no-such-number = Die Antworten haben die Nummern { $first } bis { $last }.
nothing-found = Nichts heißt „{ $text }“.
word-back = Rückseite
back-covered = Die Rückseite ist verdeckt; „? { $name } Rückseite“ zeigt sie.
more-found = … und { $n } mehr; sag genauer, was du suchst.
rules-that-apply = Regeln, die gelten
ruling = Die Bücher lassen es offen:
why-nothing = Alles, was du jetzt wollen kannst, ist unter den Antworten.
why-not-found = Nichts, was jetzt nicht geht, hat mit „{ $text }“ zu tun.
hint-best = Ein guter Bot nähme { $n }: { $option }
hint-next = Oder { $n }, { $option }: { $points ->
    [0] wirkt fast genauso gut.
    [one] wirkt um etwa einen Punkt schlechter.
   *[other] wirkt um etwa { $points } Punkte schlechter.
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
    [one] Er hat es in einem gedachten Spiel versucht. Er weiß nur, was du weißt.
   *[other] Er hat sie { $n }-mal in gedachten Spielen versucht. Er weiß nur, was du weißt.
}
cards-more = ? und ein Name sagt, was eine Karte tut.
rules-how = regeln und ein paar Wörter: regeln deck, regeln { $rule }.
no-language = Die Sprachen sind { $languages }.
speed-how = tempo und eins davon: { $speeds }.
speed-now = Tempo fremder Züge: { $speed }.
speed-instant = sofort
speed-brisk = flott
speed-calm = ruhig
speed-step = schritt

undone = { $n ->
    [0] Zurückgenommen.
    [one] Zurückgenommen, dazu eine Antwort, die ein Bot seither gegeben hat.
   *[other] Zurückgenommen, dazu { $n } Antworten, die Bots seither gegeben haben.
}
undo-nothing = Du hast nichts geantwortet, was zurückgenommen werden könnte.
undo-others = Seither hat jemand anderes geantwortet; deine Antwort gilt.
undo-revealed = Mit dieser Antwort oder danach wurde etwas Verdecktes aufgedeckt (Würfel geworfen, Karten gezogen oder aufgedeckt, geheime Entscheidungen gezeigt). Sie gilt.

saved = Gespeichert: { $path }
load-how = laden und eine Datei: laden meine-partie.json
not-kept = Die Partie geht weiter, wird aber nicht gesichert.
record-at = Die Aufzeichnung der Partie: { $path }
points-at = Woher jeder Punkt kam: { $command }
rematch-it = Noch ein Spiel mit denselben Plätzen und Optionen?
left = Die Partie bleibt erhalten. Weiter geht es mit: { $command }
unfinished = Es gibt eine unbeendete Partie: { $seats }, { $n } Antworten, zuletzt gespielt am { $when }.
resume-it = Weiterspielen?
set-up-left = Es wurde keine Partie begonnen.

yes-no = [J/n]
no-yes = [j/N]
words-for-yes = j ja y yes
words-for-no = n nein no
yes-or-no = Bitte j oder n.

ask-game = Welches Spiel? ({ $games })
no-such-game = Die Spiele sind: { $games }.
ask-seats = Wie viele Plätze? ({ $least } bis { $most })
bad-seats = Eine Zahl von { $least } bis { $most }, bitte.
about-seats = Auf jedem Platz ein Mensch, mit Namen, oder ein Bot: { $bots }.
ask-seat = Platz { $n }
seat-empty = Ein Platz braucht einen Namen oder einen Bot.
seat-twice = { $name } hat schon einen Platz.
ask-options = Die Optionen ändern?
option-about = { $title }: { $help }
ask-pack = Ein Paket mit eigenen Kartenwerten (Datei, oder Eingabe für keins):
ask-seed = Ein Startwert, um dieselben Karten noch einmal zu mischen (Eingabe für keinen):

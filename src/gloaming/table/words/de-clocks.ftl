# Uhren, und wer nicht da ist.

clock = Uhr
clock-help = Alle sehen sie, bevor sie sich setzen. Solange der Server steht, läuft keine Uhr.
clock-none = Keine Uhr
clock-live = Zügig: { $minutes } Minuten für jeden, und davor { $seconds } Sekunden für jede Antwort
clock-slow = { $days ->
    [one] Gemächlich: ein Tag pro Zug
   *[other] Gemächlich: { $days } Tage pro Zug
}
clock-is = Uhr: { $rule }.
clock-end = Wenn die Zeit um ist
clock-end-bot = spielt ein Bot weiter
clock-end-pass = passt der Platz
clock-end-bot-help = Ist die Zeit um, spielt ein Bot weiter, bis die Person zurück ist.
clock-end-pass-help = Ist die Zeit um, passt der Platz oder nimmt die erste mögliche Antwort.
clocks = Uhren
clock-days = { $days } T { $hours } Std
clock-warning = Du hast noch { $time }.
away-time = Die Zeit von { $name } ist um: Ein Bot spielt weiter.
away-vote = { $name } hat nicht geantwortet: Die anderen lassen einen Bot weiterspielen.
away-resigned = { $name } hat aufgegeben; ein Bot spielt weiter.
away-left = { $name } ist gegangen; ein Bot führt die Figur weiter.
away-back = { $name } ist zurück am Tisch.
away-passed = Die Zeit von { $name } ist um: Der Platz passt.
away-come = Meinen Platz zurücknehmen
absent = { $name } hat länger nicht geantwortet.
absent-votes = { $n } von { $of } möchten, dass ein Bot weiterspielt.
absent-vote = Einen Bot weiterspielen lassen
seat-away-bot = nicht da, ein Bot spielt
resign = Aufgeben
resign-seat = Als { $name } aufgeben
leave-game = Partie verlassen
leave-game-seat = Als { $name } die Partie verlassen
resign-help = Ein Bot spielt für dich weiter, und am Ende steht, dass du aufgegeben hast. Das lässt sich nicht zurücknehmen.
resign-together-help = Ein Bot spielt für dich weiter. Solange die Partie läuft, kannst du deinen Platz zurücknehmen.
resign-go = Ja, ich gebe den Platz ab

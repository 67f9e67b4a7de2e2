# Was jedes Spiel sagt.

nobody = niemand
nothing = nichts
list-two = { $first } und { $last }
list-more = { $first }, { $last }
seat-number = Platz { $n }

## Questions and answers of the control nodes

ask-choice = Wähle eine Möglichkeit.
ask-may = Wenn du möchtest: { $effect }.
ask-order = Das geschieht gleichzeitig. Was kommt zuerst?
ask-use = Das kannst du jetzt einsetzen.
ask-instead = Das kann stattdessen geschehen. Was soll geschehen?
option-use = einsetzen: { $effect }
option-first = zuerst: { $effect }
option-done = fertig
option-decline = verzichte
option-yes = ja
option-no = nein

## How control nodes read; after a clause the verb comes first

may = { $form ->
    [next] darfst du { $effect }
    [then] darfst du { $effect }
   *[do] du darfst { $effect }
}
may-long = du darfst Folgendes tun: { $effect }
sequence = { $form ->
    [to] { $first } und dann { $last }
    [then] { $first }; danach { $last }
   *[do] { $first }, dann { $last }
}
sequence-break = { $first }; { $last }
sequence-long = { $first }; dann { $last }
group = ({ $effect })
choice = { $first } oder { $last }
choice-long = wähle eine Möglichkeit: { $effect }
choice-long-part = { $first }; oder { $last }
if = wenn { $condition }, { $effect }
if-else = wenn { $condition }, { $effect }; sonst { $other }
for-each = { $per } { $effect }
sentence = { $text }.
line = { $kind }: { $text }.

## Around the table

your-turn = Du bist am Zug
turn-of = { $seat } ist am Zug
waiting-for = Warten auf { $seats }
question = Frage
answers = Antworten
log = Verlauf
rules = Regeln
score = Punktzahl
scores = Punktzahlen
final-scores = Endstand
winner = { $seats } gewinnt
winners = { $seats } teilen sich den Sieg
game-over = Das Spiel ist zu Ende
bot = Bot
you = du

## Die Seite jedes Spiels

page-story = Chronik
page-whole-story = Die ganze Chronik ({ $n } Zeilen)
page-why = Warum nicht?
page-you-decide = Du entscheidest
page-winner = Sieg
page-back = Zurück
page-you-and = Du entscheidest, gleichzeitig mit { $seats }
page-you-in-turn-of = Du entscheidest, im Zug von { $seat }
page-group-other = Andere

## Was an einem Aufbau nicht stimmt

fault-seats = { $game } ist für { $least } bis { $most } Plätze, nicht { $seats }
fault-no-option = { $game } hat keine Option „{ $option }“; es gibt: { $options }
fault-no-value = die Option { $option } ist „{ $value }“; erwartet wird: { $values }
fault-many-values = die Option { $option } hat { $n } Werte für { $seats } Plätze
fault-idle = { $option }: { $reason }
fault-most-seats = { $most ->
    [one] nur mit 1 Platz
   *[other] nur bis { $most } Plätze
}, nicht mit { $seats }
fault-least-seats = nur ab { $least } Plätzen
fault-only-when = nur mit „{ $option }: { $value }“

## Warum ein Effekt nicht geht

why-both = { $first } { $second }
why-either = { $first } Oder: { $second }
why-impossible = Was verlangt wird, geht jetzt nicht.

# What the terminal says, in English.

welcome = Gloaming. A table in the dusk.
wanderer = Wanderer
bot-number = Bot { $n }
at-the-table = At the table: { $seats }.
how-to-ask = Answer with a number. ? helps, why tells what cannot be done, undo takes back, quit leaves (the game is kept).
prompt = { $seat } ›
press-enter = Enter ›{" "}
hand-over = The screen is for { $seat } now. Nobody else looks.
what-happened = What happened

help =
    { "  " }3              answer number 3 (or type its words)
    { "  " }Enter, table   show the whole table
    { "  " }? 3            what answer 3 means, with its rules
    { "  " }? { $card }   what a card does, with its rules
    { "  " }why            what you cannot do now, and why
    { "  " }why { $card }   only what has to do with that
    { "  " }hint           what a good bot would do in your place
    { "  " }undo           take back your last answer, until something hidden was revealed
    { "  " }log, log 100   what happened so far
    { "  " }cards, cards { $card }   all cards by name, or those with these letters
    { "  " }signs          what the signs on the table stand for
    { "  " }rules deck, rules { $rule }   rules with these words
    { "  " }lang es        go on in another language (en, es, de)
    { "  " }speed calm     how long others' turns stay: instant, brisk, calm, step
    { "  " }save FILE, load FILE   keep the game in a file, go on with one
    { "  " }quit           leave; the game is kept and can be resumed

command-why = why
command-hint = hint
command-undo = undo
command-log = log
command-save = save
command-load = load
command-lang = lang
command-speed = speed
command-cards = cards
command-signs = signs
command-rules = rules
command-table = table
command-quit = quit

not-understood = “{ $text }”: I don't understand that. Type a number, or ? for help.
no-such-number = The answers have the numbers { $first } to { $last }.
nothing-found = Nothing is called “{ $text }”.
word-back = back
back-covered = Its back is covered; “? { $name } back” shows it.
more-found = … and { $n } more; say more precisely what you look for.
rules-that-apply = Rules that apply
ruling = The books leave it open:
why-nothing = Everything you may want now is among the answers.
why-not-found = Nothing that you cannot do now has to do with “{ $text }”.
hint-best = A good bot would take { $n }: { $option }
hint-next = Or { $n }, { $option }: { $points ->
    [0] it looks nearly as good.
    [one] it looks worse by about one point.
   *[other] it looks worse by about { $points } points.
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
    [one] It tried it in one imagined game. It knows only what you know.
   *[other] It tried these { $n } times in imagined games. It knows only what you know.
}
cards-more = ? and a name tells what a card does.
rules-how = rules and some words: rules deck, rules { $rule }.
no-language = The languages are { $languages }.
speed-how = speed and one of: { $speeds }.
speed-now = Others’ turns are told: { $speed }.
speed-instant = instant
speed-brisk = brisk
speed-calm = calm
speed-step = step

undone = { $n ->
    [0] Taken back.
    [one] Taken back, and one answer that a bot has given since.
   *[other] Taken back, and { $n } answers that bots have given since.
}
undo-nothing = You have not answered anything that could be taken back.
undo-others = Somebody else has answered since; your answer stands.
undo-revealed = Something hidden was revealed by that answer or since (dice rolled, cards drawn or turned up, secret choices shown). It stands.

saved = Saved: { $path }
load-how = load and a file: load my-game.json
not-kept = The game goes on, but it is not kept on disk.
record-at = The record of the game: { $path }
points-at = Where every point came from: { $command }
rematch-it = Play again with the same seats and options?
left = The game is kept. Go on with: { $command }
unfinished = There is an unfinished game: { $seats }, { $n } answers, last played { $when }.
resume-it = Go on with it?
set-up-left = No game was started.

yes-no = [Y/n]
no-yes = [y/N]
words-for-yes = y yes
words-for-no = n no
yes-or-no = Please type y or n.

ask-game = Which game? ({ $games })
no-such-game = The games are: { $games }.
ask-seats = How many seats? ({ $least } to { $most })
bad-seats = A number from { $least } to { $most }, please.
about-seats = On each seat a person, by name, or a bot: { $bots }.
ask-seat = Seat { $n }
seat-empty = A seat needs a name or a bot.
seat-twice = { $name } already has a seat.
ask-options = Change the options?
option-about = { $title }: { $help }
ask-pack = A pack with your own card values (file, or Enter for none):
ask-seed = A seed, to play the same shuffles again (Enter for none):

# What the table itself says; a game's words are the game's.

## The frame

skip = Skip to the content
skip-to-question = Skip to the question
to-lobby = Gloaming, to the tables
nav = Main menu
nav-tables = Tables
nav-cards = Cards
nav-rules = Rules
menu = Settings
menu-language = Language
menu-theme = Light
menu-name = Your name
theme-auto = As my system
theme-dark = Dark
theme-light = Light
menu-signs = What cards do
signs-icons = Icons
signs-words = Words
save = Save
send = Send
copy = Copy
copied = Copied
more = More
change = Change
all = all
search = Search
search-go = Find
nothing-found = Nothing like that was found.
unofficial = Gloaming is an unofficial project made by fans.
about-link = About and trademarks
connection-lost = The connection is lost; trying again …

## The lobby

lobby-title = Gloaming: a table for tonight
lobby-welcome = A table for tonight
lobby-about = Heavy board games, lightly set up: alone with bots, on one screen, or with friends by a link.
new-table = New table
game = Game
your-name = Your name
guest = Guest
seats-of = { $least } to { $most } seats
seat = Seat { $n }
seat-name = Name at seat { $n }
seat-name-short = name
seat-me = Me
seat-friend = A friend, by link
seat-hot = Somebody at this screen
seat-again = Me again, or somebody at this screen
seat-bot = Bot ({ $level })
seat-none = Empty
bot-greedy = thinks ahead
bot-random = plays anything
bot-plan = follows a plan
bot-veteran = plans by what many games taught
bot-search = tries out what could happen
bot-quick = plays by what it learned
bot-willow = Willow, gentle builder
bot-magpie = Magpie, easy-going hoarder
bot-bramble = Bramble, fair fighter
bot-rowan = Rowan, strong builder
bot-vesper = Vesper, very strong
bot-nocturne = Nocturne, merciless
bot-rated = { $title } · { $n }
bot-strengths = The number after a bot: how many of 100 games it wins against all the others.
companion-search = Thorough companion: plans, and tries out what could be better
companion-veteran = Veteran companion: plans for the team by what many games taught
companion-plan = Seasoned companion: plans for the team
companion-greedy = Hasty companion: takes what looks best now
companion-random = Clueless companion: does anything
start = Play
start-note = no account, no waiting
more-options = Options and packs
options-renew = Show what goes together
pack = Your own pack
pack-help = A TOML file with the exact values of your box; it is checked before the game begins.
join = Join a table
join-code = Code or link
join-go = Join
join-help = A friend's code lets you watch or find a free seat; a seat's link is yours alone.
my-running = Your tables
my-finished = Finished
state-your-turn = Your turn
state-over = Finished
state-running = Running
replay = Replay

## A table

table-heading = { $title }, table { $code }
badge-your-turn = your turn
people = Who is here
watchers = { $n ->
    [one] One person watches
   *[other] { $n } people watch
}
is-asked = to decide
seat-trouble = cannot go on
seat-waits = not taken yet
seat-rules = played by the rules
seat-yours = your seat
seat-here = here
seat-away = away
seat-take = Sit here
seat-link = Make a link
seat-move = To another device
seat-missing = The game waits for { $names }: the seat is not taken yet.
table-code = Code:
table-code-help = Who has the code may watch.
undo = Undo
undo-ask = Ask to go back
undo-ask-help = Something hidden was revealed since, or it is somebody else’s turn; the others have to agree.
undo-done = { $n ->
    [one] { $name } has taken back an answer.
   *[other] { $name } has taken back { $n } answers.
}
undo-alone-help = Something hidden was revealed since. Nobody else plays, so you can go back all the same.
undo-request = { $name } would like to go back by { $n ->
    [one] one step
   *[other] { $n } steps
}.
undo-request-mine = You would like to go back by { $n ->
    [one] one step
   *[other] { $n } steps
}; waiting for the others.
undo-agree = Agree
undo-refuse = Play on
chat = Chat
chat-watchers = Watchers’ chat
chat-say = Say something
chat-empty = Nobody has said anything yet.
to-news = What happened since your last turn
whole-story = The whole story
check-game = Check this game
sound = Sound when it is my turn
commitment = Hash of the shuffles:
report = Something is wrong here
report-what = What is wrong?
report-help = The record, this position and your words are saved, so that it can be looked into.
you-watch = You are watching. Hands stay hidden.
lost-past = The rules have changed since this game began. It goes on from where it stood; what was before cannot be undone.
trouble = The bot at { $name }’s seat cannot go on.
trouble-take-over = Let { $bot } take over
over = The game is over.
record = Download the record
invite = Links for your friends
invite-help = Each link is for one seat and works once. Keep it for the one you mean.
note-reported = Your report was saved. Thank you.
link-for = Seat of { $name }
link-own = Your seat, on another device
handover-next = { $name } is next.
handover-pass = Pass the screen
handover = Pass the screen to { $name }
handover-help = Nobody’s cards are shown until the button is pressed.
handover-ready = I am { $name }
claim = A seat is free for you: { $title }
claim-help = { $host } keeps the seat of “{ $seat }” for you.
claim-go = Take the seat
claim-begun = The game has begun already: its shuffles were drawn before you came.
seed-chosen = The host chose the seed of this table and could know how everything is shuffled.

## Replay

replay-title = { $title }, step { $n }
replay-heading = Replay: { $title }
replay-step = Step
replay-steps = From step to step
replay-show = Show
replay-first = To the start
replay-back = One step back
replay-on = One step on
replay-last = To the end
replay-where = Step { $n } of { $of }
replay-kept = The rules have changed since: only some positions of this game were kept.
fork = Play on from here
fork-help = A branch: a new table that begins at this step, with bots at the other seats. This game stays as it was.
branch = This table is a branch: it plays on from step { $n } of another game, which stays as it was.
branch-from = To that step
rematch = Rematch
rematch-help = A new table with the same people in the same seats and the same options.
rematch-opened = { $name } has opened a rematch; your seat is kept.
rematch-go = To the rematch
back-to-table = Back to the table
story-empty = Nothing has happened yet.

## Cards and rules

cards-of = Cards of { $title }
cards-found = { $n ->
    [one] One card
   *[other] { $n } cards
} of { $of }
search-cards = a name, a word of the text
kind = Kind
keyword = Keyword
part = Belongs to
part-base = The game itself
copies = { $n } copies
known = Where these values come from
known-help = Some values are printed in the public rules, the others were written for this project.
known-rulebook = printed in the rules
known-implied = follows from the rules
known-authored = written for this project
known-owner = from a pack
card-rules = Rules that apply
rules-of = Rules of { $title }
rules-about = Every rule has a name. What the game refuses, it refuses by one of these.
rules-found = { $n ->
    [one] one rule
   *[other] { $n } rules
}
search-rules = a term, or a rule’s name
area = Phase or subject
terms = Terms
ruling = Ruling:
check = How it is checked
sources = Sources
neighbours = Rules before and after
english-only = in English

## Other pages

problem = That did not work
problem-missing = Nothing here
problem-status = Status { $status }
problem-home = To the tables
problem-back = Back
check-how = Nobody, not even this server, could move a card after the game began. Here is how anyone can check that.
check-hash = The hash, shown before the first move
check-hash-help = It is the fingerprint of a secret key from which every shuffle is drawn.
check-key = The key, shown when the game is over
check-key-help = Its fingerprint is the hash above.
check-key-later = It is shown here when the game is over.
check-run = Play it again on your own machine
check-run-help = The command plays the record with this key and fails at the first difference.
about = About Gloaming
about-what = An open table for heavy board games. It deals, keeps the rules and the score, and never asks for an account.
about-games = What is played here
about-cards = Card texts are generated by this program from its own notation, in its own words. Values that are not publicly attested were written for this project.
about-fair = Bots see what people see, and every shuffle can be checked after the game.
about-fans = Made by fans
about-unofficial = Gloaming is not affiliated with, endorsed by or sponsored by any publisher, designer or artist of the games it plays.
about-marks = All other names belong to their respective owners. They are used here only to say which game is meant.
about-art = No art, no graphic design and no sentence of the printed games is included.
about-buy = Please buy the games: they are worth having on a real table.
about-programs = For programs
about-api = Everything can also be done by a program:
about-licence = Gloaming is free software under the MIT licence.
legend = Signs
legend-title = What the signs mean
tap-again = Tap again:
player-name = Player { $n }
end-turn-itself = End my turn by itself when nothing but discarding is left

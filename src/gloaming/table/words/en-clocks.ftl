# Clocks, and people who are not there.

clock = Clock
clock-help = Everybody sees it before they sit down. While the server is down, no clock runs.
clock-none = No clock
clock-live = Live: { $minutes } minutes each, and { $seconds } seconds for every answer before they count
clock-slow = { $days ->
    [one] Slow: one day a turn
   *[other] Slow: { $days } days a turn
}
clock-is = Clock: { $rule }.
clock-end = When time is up
clock-end-bot = a bot plays on
clock-end-pass = the seat passes
clock-end-bot-help = When time is up, a bot plays on until the person is back.
clock-end-pass-help = When time is up, the seat passes, or takes the first answer there is.
clocks = Clocks
clock-days = { $days } d { $hours } h
clock-warning = You have { $time } left.
away-time = { $name }’s time is up: a bot plays on.
away-vote = { $name } did not answer: the others let a bot play on.
away-resigned = { $name } has resigned; a bot plays on.
away-left = { $name } has left; a companion is played by a bot.
away-back = { $name } is back at the table.
away-passed = { $name }’s time is up: the seat passes.
away-come = Take my seat back
absent = { $name } has not answered for a while.
absent-votes = { $n } of { $of } want a bot to play on.
absent-vote = Let a bot play on
seat-away-bot = away, a bot plays
resign = Resign
resign-seat = Resign as { $name }
leave-game = Leave the game
leave-game-seat = Leave the game as { $name }
resign-help = A bot plays on for you, and the end of the game says that you have resigned. You cannot take it back.
resign-together-help = A bot plays on for you. You can take your seat back as long as the game goes on.
resign-go = Yes, give the seat up

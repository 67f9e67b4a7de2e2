# What cards do, in English. The forms of a verb are attributes; see text/forms.py.

## Control

in-brackets = { $head } ({ $rest })
and-clause = { $first }, and { $last }
choice = { $first } or { $last }
afterwards = then { $effect }
if = if { $condition }, { $effect }
otherwise = otherwise, { $effect }
pay-for = { $price } to { $effect }
if-paid = { $person ->
    [he] if he does, { $effect }
   *[you] if you do, { $effect }
}
if-unpaid = { $person ->
    [he] if he does not, { $effect }
   *[you] if you do not, { $effect }
}
unless-paid = { $effect } unless { $price }
unless-group = { $effect } unless the investigators as a group spend { $what }
each-seat = { $who }: { $effect }
instead = { $what } instead
do-may = may { $effect }
    .do = you
    .he = {""}
do-nothing = nothing happens
per-one = { $what } for each { $count }

## Tests and dice

do-test = { $skill }
    .do = test
    .he = tests
test-pass = { $person ->
    [he] if he passes, { $effect }
   *[you] if you pass, { $effect }
}
test-fail = { $person ->
    [he] if he fails, { $effect }
   *[you] if you fail, { $effect }
}
test-both = { $passed }; { $failed }
test-plus = roll 1 additional die for each { $count }
test-minus = roll 1 die fewer for each { $count }
test-die-for-sanity = you may spend any amount of Sanity to roll 1 additional die each
test-success-for-clue = you may spend any number of Clues to add 1 success each
test-needing = you need { $n } successes to pass
test-needing-value = you need as many successes as the value of that Asset to pass
do-roll = 1 die
    .do = roll
    .he = rolls
roll-one = on a { $n }, { $effect }
roll-two = on a { $n } or { $high }, { $effect }
roll-range = on a { $n } to { $high }, { $effect }
roll-from = on a { $n } or more, { $effect }
roll-players = on a number not above the number of players, { $effect }
result-one = with a result of { $n }, { $effect }
result-two = with a result of { $n } or { $high }, { $effect }
result-range = with a result of { $n } to { $high }, { $effect }
result-from = with a result of { $n } or more, { $effect }

## Ambushes

a-monster-any = a Monster
a-monster-other = a { $name }
a-monster-deep-one = a Deep One
a-monster-star-spawn = a Star Spawn
a-monster-dark-young = a Dark Young
a-monster-goat-spawn = a Goat Spawn
a-monster-cultist = a Cultist
gender-any = n
gender-other = n
gender-deep-one = n
gender-star-spawn = n
gender-dark-young = n
gender-goat-spawn = n
gender-cultist = n
ambush-you-do = { $monster } ambushes you
ambush-you-then = { $monster } ambushes you
ambush-him-do = { $monster } ambushes him
ambush-him-then = { $monster } ambushes him
ambush-who-do = { $monster } ambushes { $who }
ambush-who-then = { $monster } ambushes { $who }
ambush-on-sixes = only a 6 is a success in this Combat Encounter
ambush-pass = { $person ->
    [he] if he defeats it, { $effect }
   *[you] if you defeat it, { $effect }
}
ambush-fail = { $person ->
    [he] if he does not, { $effect }
   *[you] if you do not, { $effect }
}
ambush-both = { $passed }; { $failed }
do-fight = { $monsters }
    .do = resolve a Combat Encounter with
    .he = resolves a Combat Encounter with

## Health, Sanity, skills

do-lose = { $what }
    .do = lose
    .he = loses
do-lose-with = { $what }, and so does { $monsters }
    .do = lose
    .he = loses
do-recover = { $what }
    .do = recover
    .he = recovers
prevent-health = the loss of { $how ->
    [all] all Health
    [result] Health equal to your result
   *[other] { $n } Health
}
prevent-sanity = the loss of { $how ->
    [all] all Sanity
    [result] Sanity equal to your result
   *[other] { $n } Sanity
}
do-prevent = { $what }
    .do = prevent
    .he = prevents
do-prevent-instead = { $what }
    .do = prevent
    .he = prevents
do-spare = no Health from this test
    .do = lose
    .he = loses
do-improve = { $skill }
    .do = improve
    .he = improves
do-exchange = any amount of Health to recover as much Sanity, or the other way round
    .do = spend
    .he = spends
do-retrain = any number of Improvement tokens to improve skills of { $person ->
    [he] his
   *[you] your
} choice as often
    .do = spend
    .he = spends
do-delayed = Delayed
    .do = become
    .he = becomes
do-devoured = devoured
    .do = you are
    .he = is

## Possessions, Conditions, Clues

do-gain = { $what }
    .do = gain
    .he = gains
do-gain-this-clue = this Clue
    .do = gain
    .he = gains
do-discard = { $what }
    .do = discard
    .he = discards
do-discard-all-but = { $what } but { $n }
    .do = discard
    .he = discards
do-spend = { $what }
    .do = spend
    .he = spends
do-discard-this = this card
    .do = discard
    .he = discards
do-discard-that-card = that card
    .do = discard
    .he = discards
do-discard-this-clue = this Clue
    .do = discard
    .he = discards
do-flip = this card
    .do = flip
    .he = flips
do-flip-back = this card back
    .do = flip
    .he = flips
do-look = at the back of that card
    .do = look
    .he = looks
do-trade = with { $who }
    .do = trade
    .he = trades
do-trade-clues = Clues with { $who }
    .do = trade
    .he = trades
do-give = { $who } { $what }
    .do = give
    .he = gives
do-take-fallen = all possessions of the defeated investigator
    .do = gain
    .he = gains
do-bury-fallen = the defeated investigator's sheet and token to the game box
    .do = return
    .he = returns
do-strip-fallen = all possessions of defeated investigators
    .do = discard
    .he = discards
do-clear-fallen = all defeated investigators to the game box
    .do = return
    .he = returns
do-choose-who = { $who }
    .do = choose
    .he = chooses

## Doom, Omen, Gates, Clues on the board

do-advance-doom = Doom by { $n }
    .do = advance
    .he = advances
do-doom-zero = Doom to 0
    .do = advance
    .he = advances
do-retreat-doom = Doom by { $n }
    .do = retreat
    .he = retreats
do-advance-omen = the Omen by { $n }
    .do = advance
    .he = advances
do-set-omen = the Omen token to a space of { $person ->
    [he] his
   *[you] your
} choice
    .do = move
    .he = moves
do-omen-back = the Omen token back by { $n }
    .do = move
    .he = moves
do-close-gate = this Gate
    .do = close
    .he = closes
do-discard-gate-any = 1 Gate of { $person ->
    [he] his
   *[you] your
} choice
    .do = discard
    .he = discards
do-discard-gate-matching = each Gate that matches the Omen
    .do = discard
    .he = discards
do-peek = at the top 2 Gates of the stack: one goes back on top, the other to the bottom
    .do = look
    .he = looks
do-discard-clue-nearest = the nearest Clue on the board
    .do = discard
    .he = discards
do-discard-clue-all = all Clues on the board
    .do = discard
    .he = discards
do-discard-clue-chosen = the chosen Clue
    .do = discard
    .he = discards
do-move-all-clues = each Clue on the board { $where }
    .do = move
    .he = moves
do-move-this-clue = this Clue { $where }
    .do = move
    .he = moves
do-choose-clue = a Clue anywhere on the board
    .do = choose
    .he = chooses
do-encounter-that-clue = a Research Encounter with that Clue as if { $person ->
    [he] he
   *[you] you
} were on its space
    .do = resolve
    .he = resolves
do-spawn = { $what }
    .do = spawn
    .he = spawns
do-spawn-at = { $what } { $where }
    .do = spawn
    .he = spawns
do-spawn-named = 1 { $name } { $where }
    .do = spawn
    .he = spawns
do-spawn-epic = { $name } { $where }
    .do = spawn
    .he = spawns
do-set-aside-monster = { $n ->
    [one] 1 { $name }
   *[other] { $n } × { $name }
}
    .do = set aside
    .he = sets aside
do-set-aside-specials = the Special Encounters of this Ancient One
    .do = set aside
    .he = sets aside
do-place = { $what } { $where }
    .do = place
    .he = places
do-place-omen = { $what } on the green space of the Omen track
    .do = place
    .he = places
do-place-that = { $what } { $where }
    .do = place
    .he = places
do-place-lost = as many Sanity tokens on the Ancient One's sheet as Sanity was lost
    .do = place
    .he = places
do-remove-tokens = { $what } { $where }
    .do = discard
    .he = discards

## Monsters

hurt-do = { $monsters } loses { $what }
hurt-then = { $monsters } loses { $what }
hurt-let = make { $monsters } lose { $what }
heal-do = { $monsters } recovers { $what }
heal-then = { $monsters } recovers { $what }
heal-let = make { $monsters } recover { $what }
do-defeat = { $monsters }
    .do = defeat
    .he = defeats
do-discard-monster = { $monsters }
    .do = discard
    .he = discards
do-move-monster = { $monsters } { $where }
    .do = move
    .he = moves
do-move-monster-toward = { $monsters } { $n ->
    [one] 1 space
   *[other] { $n } spaces
} { $where }
    .do = move
    .he = moves

## Moving

do-move = { $n ->
    [one] 1 space
   *[other] { $n } spaces
}
    .do = move
    .he = moves
do-move-by-ship = { $n ->
    [one] 1 space along a Ship route
   *[other] { $n } spaces along Ship routes
}
    .do = move
    .he = moves
do-move-up-to = up to { $n ->
    [one] 1 space
   *[other] { $n } spaces
}
    .do = move
    .he = moves
do-move-toward = { $n ->
    [one] 1 space
   *[other] { $n } spaces
} { $where }
    .do = move
    .he = moves
do-move-to = { $where }
    .do = move
    .he = moves
do-move-together = { $n ->
    [one] 1 space
   *[other] { $n } spaces
} together with this Monster
    .do = move
    .he = moves
do-swap-places = places with you
    .do = swap
    .he = swaps

## Encounters and combat

do-resolve-pass = the pass effect
    .do = resolve
    .he = resolves
do-resolve-fail = the fail effect
    .do = resolve
    .he = resolves
do-special-encounter = a Special Encounter
    .do = resolve
    .he = resolves
do-other-world-solving = an Other World Encounter; where it would close the Gate, solve this Rumor instead
    .do = resolve
    .he = resolves
do-ignore-monsters = the Monsters on { $person ->
    [he] his
   *[you] your
} space in this Encounter Phase
    .do = ignore
    .he = ignores
do-end-encounters = no additional encounter in this turn
    .do = resolve
    .he = resolves
do-skip-second-test = the Strength test of this combat
    .do = skip
    .he = skips
do-bonus = +{ $n } { $skill } in this Combat Encounter
    .do = gain
    .he = gains
do-bonus-instead = +{ $n } { $skill } instead
    .do = gain
    .he = gains
do-grant-reroll = { $n ->
    [one] 1 die
   *[other] { $n } dice
} of the { $skill } test of this combat
    .do = you may reroll
    .he = may reroll
do-grant-dice = { $n ->
    [one] 1 additional die
   *[other] { $n } additional dice
} for tests in that encounter
    .do = roll
    .he = rolls
do-act = 1 additional action
    .do = perform
    .he = performs

## Cards of the table

do-solve-this = this Rumor
    .do = solve
    .he = solves
do-solve-rumor = 1 Rumor of { $person ->
    [he] his
   *[you] your
} choice
    .do = solve
    .he = solves
do-draw-rumor = a random Rumor from the game box and resolve all its icons
    .do = draw
    .he = draws
do-unsolve = 1 solved Mystery back into the Mystery deck
    .do = shuffle
    .he = shuffles
do-unsolve-random = 1 random solved Mystery back into the Mystery deck
    .do = shuffle
    .he = shuffles
do-reckon-monsters = the reckoning effects of all Monsters on the board{ $twice ->
    [1] {" "}twice
   *[0] {""}
}{ $ones ->
    [1] , every die being a 1
   *[0] {""}
}
    .do = resolve
    .he = resolves
do-reckon-mythos = the reckoning effects of all Mythos cards in play{ $twice ->
    [1] {" "}twice
   *[0] {""}
}{ $ones ->
    [1] , every die being a 1
   *[0] {""}
}
    .do = resolve
    .he = resolves
do-reckon-conditions = the reckoning effects of all Conditions{ $twice ->
    [1] {" "}twice
   *[0] {""}
}{ $ones ->
    [1] , every die being a 1
   *[0] {""}
}
    .do = resolve
    .he = resolves
do-reckon-debt = the reckoning effect of that Debt Condition{ $twice ->
    [1] {" "}twice
   *[0] {""}
}{ $ones ->
    [1] , every die being a 1
   *[0] {""}
}
    .do = resolve
    .he = resolves
do-box-expedition = all cards of the active Expedition to the game box
    .do = return
    .he = returns
do-shuffle-expedition = the Expedition deck
    .do = shuffle
    .he = shuffles
do-box-assets = each Asset of the deck, the discard pile and the reserve whose value is at least the number of tokens on this card to the game box
    .do = return
    .he = returns
do-empty-reserve = the reserve
    .do = discard
    .he = discards
do-fill-reserve = the reserve
    .do = refill
    .he = refills
lose-game-do = the investigators lose the game
lose-game-then = the investigators lose the game
win-game-do = the investigators win the game
win-game-then = the investigators win the game

## Prices

price-spend = { $what }
    .do = spend
    .he = spends
price-players-less = as many Clues as players less the tokens on this card
    .do = spend
    .he = spends
price-gained-clue = 1 Clue gained in that encounter
    .do = spend
    .he = spends
price-discard = { $what }
    .do = discard
    .he = discards
price-this = this card
    .do = discard
    .he = discards
price-spell-after = the Spell afterwards
    .do = discard
    .he = discards
price-delayed = Delayed
    .do = become
    .he = becomes
price-condition = a { $name } Condition
    .do = gain
    .he = gains
price-drop-condition = a { $name } Condition
    .do = discard
    .he = discards
price-lose = { $what }
    .do = lose
    .he = loses
price-improve = a skill of { $person ->
    [he] his
   *[you] your
} choice
    .do = improve
    .he = improves

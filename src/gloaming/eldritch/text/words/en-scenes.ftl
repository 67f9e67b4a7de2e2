# The scenes of the page: test, encounter, combat, Mythos Phase, awakening, the end, in English.

## The test

scene-on-sheet = on your sheet
scene-chances = Chances before the roll
scene-successes-of = { $n } successes
scene-dice-lie = The dice show { $dice }.
scene-to-pass = to pass
scene-average = successes on average
scene-can-use = What you can use now
scene-sealed = What passing and failing bring is read only afterwards.

## The encounter

scene-last-encounter = The last encounter
scene-decides = { $seat } decides.

## The combat

scene-horror = Horror
scene-damage = Damage
scene-toughness = Toughness
scene-invulnerable = cannot be hurt now
scene-no-test = no test
scene-step-will = Keep your nerve
scene-step-strength = Strike
scene-against-horror = against horror { $n }
scene-against-damage = against damage { $n }
scene-with = With { $card }
scene-successes = successes
scene-odds = odds
scene-you = you
scene-it = the Monster
scene-unshaken = unshaken
scene-unhurt = unhurt
scene-it-unhurt = unhurt
scene-it-defeated = defeated
scene-it-loses = loses { $n }
scene-choose-fight = Which Monster first?
scene-prospect-will = { $dice ->
    [one] 1 die
   *[other] { $dice } dice
}, { $chance } unshaken
scene-prospect-strength = { $dice ->
    [one] 1 die
   *[other] { $dice } dice
}, { $chance } to defeat it

## The Mythos Phase

scene-mythos = Mythos
scene-last-mythos = The last Mythos Phase: { $card }
scene-mythos-steps = The Mythos Phase, step by step
scene-step-advance-omen = Omen
scene-step-reckoning = Reckoning
scene-step-spawn-gates = Gates
scene-step-monster-surge = Monster surge
scene-step-spawn-clues = Clues
scene-step-text = The card
scene-step-check = Mystery
scene-step-lead = New investigators, Lead Investigator
scene-not-on-card = not on this card
scene-reckonings = { $n ->
    [one] 1 effect
   *[other] { $n } effects
}
scene-nothing = nothing happens
scene-to-decide = has to decide

## The awakening

scene-doom-nought = Doom has reached 0
scene-wakes = { $name } awakens
scene-from-now = From now on
scene-to-win = To win
scene-to-lose = To lose
scene-mysteries-left = { $n ->
    [0] All { $of } Mysteries are solved: the Final Mystery remains.
    [one] Solve 1 more Mystery of { $of }, then the Final Mystery.
   *[other] Solve { $n } more Mysteries of { $of }, then the Final Mystery.
}
scene-how-to-lose = { $n ->
    [0] Nobody is left, or a Mythos card has to be drawn: none is left.
    [one] Nobody is left, or no Mythos card can be drawn: 1 is left.
   *[other] Nobody is left, or no Mythos card can be drawn: { $n } are left.
}

## The end

scene-won-in = Won in round { $n }
scene-lost-in = Lost in round { $n }
scene-end-won = { $name } sleeps on
scene-end-lost = { $name } has the world
scene-where-you-went = Where you went
scene-where-more = every journey, every closed Gate, every Monster beaten
scene-counted = Counted up
scene-how-it-ended = How it ended
scene-doom-by-round = Doom, round by round
scene-doom-told = Doom stood at { $first } in the beginning and at { $last } at the end of round { $n }.
scene-key-solved = Mystery solved
scene-key-woke = awakening
scene-score-gates = { $n ->
    [one] 1 open Gate
   *[other] { $n } open Gates
}
scene-score-monsters = { $n ->
    [one] 1 Monster on the map, by threes
   *[other] { $n } Monsters on the map, by threes
}
scene-score-cursed = { $n ->
    [one] 1 Cursed or Dark Pact Condition
   *[other] { $n } Cursed and Dark Pact Conditions
}
scene-score-rumors = { $n ->
    [one] 1 Rumor in play, three points each
   *[other] { $n } Rumors in play, three points each
}
scene-score-clues = { $n ->
    [one] 1 Clue held, by threes
   *[other] { $n } Clues held, by threes
}
scene-score-blessed = { $n ->
    [one] 1 Blessed Condition
   *[other] { $n } Blessed Conditions
}
scene-score-doom = Doom left
scene-score-total = Score, lower is better
scene-lost-doom = Doom reached 0 in round
scene-doom-left = Doom left
scene-lost-tokens = Sanity tokens on { $name }
scene-solved = Mysteries solved
scene-mythos-left = Mythos cards left
scene-doom-causes = Doom came { $omen } nearer by the Omen and its Gates, { $others } by everything else.
scene-fate-stands = lived to see the end
scene-fate-fell = fell in round { $n }
scene-fate-devoured = devoured in round { $n }
scene-deed-closed = { $n ->
    [one] 1 Gate closed
   *[other] { $n } Gates closed
}
scene-deed-beaten = { $n ->
    [one] 1 Monster beaten
   *[other] { $n } Monsters beaten
}
scene-deed-found = { $n ->
    [one] 1 Clue found
   *[other] { $n } Clues found
}
scene-deed-passed = { $n ->
    [one] 1 test passed
   *[other] { $n } tests passed
}
scene-deed-failed = { $n ->
    [one] 1 test failed
   *[other] { $n } tests failed
}
scene-deed-way = { $n ->
    [one] 1 space
   *[other] { $n } spaces
}

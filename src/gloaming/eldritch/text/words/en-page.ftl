# What the page in the browser says, in English.

game-title = Eldritch Horror
page-round = round { $n }
page-mythos-left = { $n } Mythos left
page-phases = Phases of the round
page-phase-action = Action
page-phase-encounter = Encounter
page-phase-mythos = Mythos
page-investigators = Investigators in order of play
page-has-acted = has acted
page-is-acting = is acting
page-no-space = not on the map
page-doom = Doom
page-doom-said = Doom { $n }; at 0 the Ancient One awakens
page-doom-zero = At 0 the Ancient One awakens
page-next = Next
page-omen-green = Comet
page-omen-blue = Stars
page-omen-red = Eclipse
page-omen-said = Omen: { $omen }
page-next-omen = Next: { $omen },
page-next-omen-doom = { $n ->
    [0] no Doom
   *[other] Doom −{ $n }
}
page-solved = { $n } of { $of } Mysteries solved
page-mystery-of = Mystery { $n } of { $of }
page-powers = What it does
page-awake = awake
page-asleep = asleep
page-on-card = On it: { $things }
page-on-sheet = On its sheet:
page-train-tickets = Train tickets
page-ship-tickets = Ship tickets
page-back-hidden = back unknown
page-possessions = Possessions and Conditions
page-no-cards = No cards yet.
page-skills = Skills
page-actions-left = { $n ->
    [0] no action left
    [one] { $n } action left
   *[other] { $n } actions left
}
page-close = Close
page-decks = Decks and discard piles
page-discarded = { $n } discarded
page-nothing-discarded = nothing discarded
page-known-gates = Next Gates, which you have seen: { $gates }
page-last-gates = At the bottom of the stack: { $gates }
page-deck-asset = Assets
page-deck-artifact = Artifacts
page-deck-spell = Spells
page-deck-condition = Conditions
page-deck-gate = Gates
page-deck-clue = Clues
page-deck-cup = Monster cup
page-deck-america = America encounters
page-deck-europe = Europe encounters
page-deck-asia-australia = Asia/Australia encounters
page-deck-general = General encounters
page-deck-research = Research encounters
page-deck-other-world = Other World encounters
page-deck-expedition = Expedition encounters
page-deck-special = Special encounters
page-deck-mystery = Mysteries
page-deck-mythos = Mythos
page-distance = { $n ->
    [0] you are here
    [one] { $n } space away
   *[other] { $n } spaces away
}
page-gate-of = Gate of the { $omen }
page-gate-wakes = the next Omen wakes it
page-clues = { $n ->
    [one] { $n } Clue
   *[other] { $n } Clues
}
page-regions = Regions
page-tab-americas = Americas
page-tab-atlantic = Atlantic
page-tab-europe = Europe · Africa
page-tab-asia = Asia
page-tab-pacific = Pacific
page-sea-pacific = PACIFIC
page-sea-atlantic = ATLANTIC
page-sea-indian = INDIAN OCEAN
page-zoom-in = Zoom in
page-zoom-out = Zoom out
page-zoom-fit = Whole map
page-map-list = The map as a list
page-map-chart = The list as a map
page-muster = Who goes?
page-muster-waits = The others choose their investigators.
page-group-move = Travel
page-group-act = Card actions
page-group-give = You give
page-group-take = You receive

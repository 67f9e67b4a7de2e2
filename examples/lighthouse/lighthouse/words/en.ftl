game-title = Lighthouse

setup-storm = The storm
setup-storm-far = far
setup-storm-far-help = It begins 6 steps away.
setup-storm-near = near
setup-storm-near-help = It begins 5 steps away.

ask-turn = Your turn: what do you do?
option-tend = tend the lamp
option-fetch = fetch oil
option-rest = rest
option-give = give the lantern to { $other }
effect-lighthouse-stoke = stoke the fire: spend 1 oil and roll the missed dice again

refused-no-oil = You cannot tend the lamp: you have no oil.
refused-worn-out = You cannot tend the lamp: you are worn out.
refused-cans-full = You cannot fetch oil: your cans are full.
refused-not-tired = You cannot rest: you are not tired.
refused-no-lantern = You cannot give the lantern away: another keeper carries it.

log-roll = { $seat } rolls { $dice }
log-shine = { $n ->
    [0] { $seat } brings no light
   *[other] { $seat } brings { $n } light: now { $light }
}
log-fetch = { $seat } fetches { $oil } oil
log-rest = { $seat } rests
log-give = { $seat } gives the lantern to { $other }
log-storm = The storm comes { $steps ->
    [one] a step
   *[other] { $steps } steps
} closer: { $left } to go

won-light = The ships see the lamp: you have won together, with { $light } light.
lost-storm = The storm is here, and there are only { $light } light: you have lost together.

view-light = Light
view-goal = Light needed
view-storm = Steps until the storm
view-keepers = Keepers
view-seat = Keeper
view-oil = Oil
view-strength = Strength
view-lantern = Lantern

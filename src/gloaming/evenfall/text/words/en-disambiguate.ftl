# What is added to answers that would read alike.

apart-own = in your clan
apart-whose = in { $seat }'s clan
apart-on = on { $card }
apart-under = under { $card }
apart-bare = without a Ritual
apart-nobody = nobody on it
apart-nothing-built = nothing built on it
apart-no-binding = without a Binding Bonus
apart-nth = number { $n } from the left

# Was Antworten hinzugefügt wird, die sonst gleich lauten.

apart-own = in deinem Clan
apart-whose = im Clan von { $seat }
apart-on = auf { $card }
apart-under = unter { $card }
apart-bare = ohne Ritual
apart-nobody = niemand darauf
apart-nothing-built = nichts darauf gebaut
apart-no-binding = ohne Bindungsbonus
apart-nth = Nummer { $n } von links

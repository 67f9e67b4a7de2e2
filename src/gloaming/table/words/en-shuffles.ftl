# What the shuffles are made of.

shuffling = Shuffling: the share of { $names } is still to come.
shuffling-seats = Somebody can still sit down. The cards are dealt when all seats are taken; what lies here now is not yet what you will play.
shuffles-bound = The server is bound to its part of the shuffles by this hash:
shuffles-yours = Your browser adds a part of its own when you sit down, so that nobody can choose the cards.
shuffles = What the shuffles are made of
shuffles-help = Before anybody sat down, the server drew a secret and showed its hash: from then on it could not be another. Everybody who sat down gave the hash of a share of their own, and revealed the share when all were bound. Secret and shares together make the key, so one person whose share nobody knew is enough: no host, no player and no server could choose the cards.
shuffles-server = Hash of the server’s secret
shuffles-secret = The secret itself:
shuffles-revealed = Revealed as:
shuffles-kept-back = It was not revealed in time; only its hash counts.
share-browser = drawn by their browser
share-program = drawn by their program
share-server = drawn by the server for them, because their browser runs no scripts
shuffles-right = Computed again: the key below is made of these parts.
shuffles-wrong = The key below is not made of these parts: something was changed.
shuffles-formula = A hash is SHA-256 of the text. The key is BLAKE2b (32 bytes, personalised “gloaming-shares”) of the secret and then, each on a line of its own and in the order of seats, the seat’s number counted from 0, a colon and the share, or its hash if it was not revealed.

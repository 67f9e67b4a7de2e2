"""Which net judges the positions of a game: read once from its file, and matched to the cards."""

# not compiled: it is asked once a decision, and knows the box, which is interpreted

from pathlib import Path
from typing import TYPE_CHECKING

from gloaming.kernel.cache import Cache
from gloaming.kernel.evaluation.inputs import InputNames
from gloaming.kernel.evaluation.judgement import Judgement, StyledJudgement
from gloaming.kernel.evaluation.learned import LearnedJudgement
from gloaming.kernel.evaluation.net import Net
from gloaming.kernel.evaluation.weights import NetCard, read_weights
from gloaming.kernel.game import Game

if TYPE_CHECKING:
    from gloaming.kernel.box import Box

SHIPPED = Path("evaluation", "net.weights")  # in a game's folder
CACHED = 64  # fixed parts of games for which a net's inputs are matched


class LoadedNet:
    """A net with the names of its inputs."""

    def __init__(self, path: Path) -> None:
        weights = read_weights(path)
        self.card: NetCard = weights.card
        self.names = InputNames(weights.card.names)
        self.net = Net(weights.card.hidden, weights.rows, weights.biases, weights.top)


class Nets:
    """The nets of a box that are in use."""

    def __init__(self) -> None:
        self._loaded: Cache[Path, LoadedNet] = Cache(8)
        self._judgements: Cache[tuple[Path, int, str], tuple[object, Judgement]] = Cache(CACHED)

    def loaded(self, path: Path) -> LoadedNet:
        """Returns a net; a file is read once."""
        found = self._loaded.get(path)
        return self._loaded.put(path, LoadedNet(path)) if found is None else found

    def judgement(self, box: "Box", game: Game, path: Path, style: str = "") -> Judgement | None:
        """Returns how a net judges positions of a game and of all that share its fixed part.

        With a style it likes what players of that style are fond of a bit more.
        """
        shared = box.shared_data(game)
        key = (path, id(shared), style)
        found = self._judgements.get(key)
        if found is not None and found[0] is shared:
            return found[1]
        loaded = self.loaded(path)
        writer = box.feature_writer(game, loaded.names)
        if writer is None:
            return None
        card = loaded.card
        judgement: Judgement = LearnedJudgement(loaded.net, writer, card.share, card.victory)
        if style:
            judgement = StyledJudgement(judgement, writer, style)
        self._judgements.put(key, (shared, judgement))
        return judgement

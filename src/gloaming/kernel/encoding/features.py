"""The arrays of an observation, declared once: name, shape, range and meaning.

An observation is one row of bytes; each feature is a piece of it. A feature with `categories` holds
a code for one of several things, any other holds an amount.
"""


class Feature:
    """One named array of an observation, of numbers from 0 to `high`.

    `axes` names what each dimension goes through; `categories` names the codes, in their order.
    """

    def __init__(
        self,
        name: str,
        shape: tuple[int, ...],
        high: int,
        about: str,
        axes: tuple[str, ...] = (),
        categories: tuple[str, ...] = (),
    ) -> None:
        self.name = name
        self.shape = shape
        self.high = high
        self.about = about
        self.axes = axes
        self.categories = categories
        self.start = 0  # its place in the row, set by the layout it belongs to
        size = 1
        for length in shape:
            size *= length
        self.size = size

    @property
    def stop(self) -> int:
        """Where it ends in the row."""
        return self.start + self.size


class FeatureLayout:
    """The features of an observation one after another; `size` is the length of the row."""

    def __init__(self, features: list[Feature]) -> None:
        self.features = features
        self.by_name: dict[str, Feature] = {}
        start = 0
        for feature in features:
            if feature.name in self.by_name:
                raise ValueError(f"the feature {feature.name} is declared twice")
            if not 0 < feature.high <= 255:
                raise ValueError(f"the feature {feature.name} does not fit into bytes")
            feature.start = start
            start += feature.size
            self.by_name[feature.name] = feature
        self.size = start

    def high(self) -> list[int]:
        """Returns the highest number of every element of the row."""
        found: list[int] = []
        for feature in self.features:
            found += [feature.high] * feature.size
        return found

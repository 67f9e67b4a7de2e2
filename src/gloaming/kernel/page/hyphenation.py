"""Says where a long name may be broken on a narrow card.

Browsers hyphenate only with a dictionary, and not all have one. A name has soft hyphens instead,
which nobody sees until a line ends there. They stand between syllables as the reader's language
speaks them, near enough for names: before the consonants that can begin one.
"""

import re

SOFT = "\u00ad"
LONG = 9  # letters; shorter words stay whole
FIRST, LAST = 3, 3  # letters that stay together at the ends of a word
LEAST = 2  # and of a syllable within it
VOWELS = "aeiouyäöüáéíóúàèâêîôûœæ"
STARTS = "[bcfgp][lr]|[dt]r|qu"
# The consonants that can begin a syllable, besides any single one.
ONSETS = {
    "en": re.compile(f"(?:{STARTS}|[cpstw]h|s[ckpt]|[st]w|[cst]hr|s[cpt]r)$"),
    "es": re.compile(f"(?:{STARTS}|ch|ll|rr)$"),
    "de": re.compile(f"(?:{STARTS}|[cp]h|ck|k[lnr]|s[pt]r?|sch[lmnrw]?)$"),
}
WORD = re.compile(r"[^\W\d_]+")
BETWEEN = re.compile(rf"(?<=[{VOWELS}])[^{VOWELS}]+(?=[{VOWELS}])", re.IGNORECASE)


def breakable(text: str, language: str) -> str:
    """Returns a text with a soft hyphen wherever a long word of it may be broken."""
    onsets = ONSETS.get(language, ONSETS["en"])
    return WORD.sub(lambda word: _broken(word.group(), onsets), text)


def _broken(word: str, onsets: re.Pattern[str]) -> str:
    if len(word) < LONG:
        return word
    parts, before = [], 0
    for found in BETWEEN.finditer(word):
        cut = _cut(found, onsets)
        if cut - before >= (LEAST if before else FIRST) and len(word) - cut >= LAST:
            parts.append(word[before:cut])
            before = cut
    return SOFT.join([*parts, word[before:]])


def _cut(between: re.Match[str], onsets: re.Pattern[str]) -> int:
    """Returns where the next syllable begins among the consonants between two vowels."""
    onset = onsets.search(between.group().casefold())
    return between.end() - (len(onset.group()) if onset is not None else 1)

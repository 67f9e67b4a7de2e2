"""Pictures of the nine cities with a name, by night, as they stood in 1926."""

from collections.abc import Callable

from gloaming.eldritch.page.art.canvas import LAMP, Canvas
from gloaming.eldritch.page.art.strokes import circle, num

INK = "#070d10"


def arkham() -> Canvas:
    """Returns Arkham: gambrel roofs and a steeple over the Miskatonic, under a thin moon."""
    c = Canvas("arkham").sky("#0a1418", "#1d3438", "#58665a", "#b39a66")
    c.stars(60, 120).crescent(560, 40, 20, "#f0e4b8").ridge(150, 34, 9, "#2b3f40")
    c.mist(150, 3, "#dfe6cf", 0.2)
    c.roofs(186, 22, 52, "#141f22", LAMP, 34)
    c.cut("M176 190V96l-3-2 12-58 12 58-3 2v94zM183.8 28h2.4v10h-2.4zM181.5 31h7v2h-7z", INK)
    c.cut("M181 110h8v11h-8zM181 132h8v11h-8z", LAMP, 0.85)
    c.cut("M404 190v-52l10-18h58l10 18v52zM424 120V92h38v28zM434 92l9-18 9 18z", INK)
    c.cut("M416 150h8v12h-8zM434 150h8v12h-8zM452 150h8v12h-8zM434 100h18v10h-18z", LAMP, 0.85)
    c.sea(188, "#2a3d3b", "#0a1315").waves(190, 6, "#b7c4a8", 0.35)
    c.cut(
        "M300 200h150v5H300zM312 205a14 12 0 0 1 28 0v14h-4v-14a10 8 0 0 0-20 0v14h-4z", "#070d10"
    )
    c.mist(206, 2, "#dfe6cf", 0.13)
    return c.traveller(640, 240, 1.1, "#04080a")


def san_francisco() -> Canvas:
    """Returns San Francisco: steep streets, the clock tower of the ferries, fog over the bay."""
    c = Canvas("san-francisco").sky("#101a2b", "#3a3f57", "#8d6a62", "#e2a96b")
    c.stars(30, 70).disc(120, 168, 26, "#ffdca0").glow(120, 168, 120, "#ffcf8a", 0.5)
    c.ridge(160, 40, 5, "#4c4a5c").mist(138, 4, "#f3ddc0", 0.26)
    c.sea(176, "#8f7a68", "#1d2531").waves(178, 6, "#f3ddc0", 0.4)
    c.path_of_light(120, 176, 70, "#ffdca0")
    c.cut("M330 200V74h4V58h4V44l10-22 10 22v14h4v16h4v126z", INK)
    c.cut(circle(348, 66, 6), LAMP).line("M348 66v-4M348 66l3 1.5", INK, 1)
    c.cut("M270 200v-24h156v24zM276 176v-8h144v8z", INK)
    c.cut("".join([f"M{num(280 + 14 * i)} 182h6v10h-6z" for i in range(10)]), LAMP, 0.8)
    c.cut("M440 240L470 170 720 84V240z", "#0c141c")
    for i in range(7):
        x, y = 478 + i * 34, 172 - i * 12
        c.cut(
            f"M{x} {y + 30}V{y - 16}l9-13 9 13h9v{46 - i}zM{x + 5} {y - 16}v14h9v-14z",
            INK if i % 2 else "#121c26",
        )
        c.cut(
            f"M{x + 6} {y - 10}h3v5h-3zM{x + 6} {y + 4}h3v5h-3zM{x + 16} {y - 4}h3v5h-3z",
            LAMP,
            0.85,
        )
    c.cut("M520 196h32v-16h-32zM524 180v-4h24v4z", "#04070a").cut(
        "M523 183h6v6h-6zM533 183h6v6h-6zM543 183h6v6h-6z", LAMP
    )
    return c.line("M440 216L720 120", "#04070a", 1.4).mist(196, 3, "#f3ddc0", 0.16)


def buenos_aires() -> Canvas:
    """Returns Buenos Aires: the dome of the Congress, a tower with a lighthouse, cranes."""
    c = Canvas("buenos-aires").sky("#0b1024", "#2a2a55", "#6a4668", "#d68a6a")
    c.stars(70, 110).disc(96, 56, 18, "#f7ead0").ridge(172, 12, 6, "#3a2f4d")
    c.roofs(188, 18, 58, "#1a1830", LAMP, 30)
    c.cut("M360 190v-50h16v-10c0-26 14-40 34-44v-14h4v14c20 4 34 18 34 44v10h16v50z", INK)
    c.cut("M344 190v-36h136v36z", INK)
    c.cut("".join([f"M{num(352 + 13 * i)} 162h5v22h-5z" for i in range(10)]), LAMP, 0.75)
    c.line("M392 130c0-20 6-34 20-40M432 130c0-20-6-34-20-40M412 90v40", "#3a2f4d", 1.4)
    c.cut("M236 190V74h6V58h6V44h6l8-26 8 26h6v14h6v16h6v116z", "#0a0d18")
    c.cut("M258 40h8v8h-8z", "#fff3c8").cut("M262 44L40 8v30zM262 44L520 16v30z", "#fff3c8", 0.1)
    c.cut(
        "M246 80h4v7h-4zM258 80h4v7h-4zM270 80h4v7h-4zM246 104h4v7h-4zM270 104h4v7h-4z", LAMP, 0.8
    )
    c.sea(190, "#4a3a55", "#0b0f1e").waves(192, 6, "#e0a98a", 0.4)
    for x in (560, 630):
        c.line(
            f"M{x} 198V96M{x} 96l70 14M{x} 96l-26 10M{x} 132l40-28M{x - 10} 198l10-60 10 60", INK, 3
        )
        c.line(f"M{x + 64} 109v40", INK, 1)
    return c.steamer(640, 204, 0.9, "#05070e")


def london() -> Canvas:
    """Returns London: the clock of Westminster, the dome of St Paul's, fog on the Thames."""
    c = Canvas("london").sky("#0b1113", "#2b3532", "#66664c", "#b08f4f")
    c.glow(470, 70, 130, "#f1d89a", 0.4).disc(470, 70, 22, "#f3e2b4")
    c.roofs(172, 16, 40, "#35403a", "", 26).mist(140, 3, "#e6dfba", 0.2)
    c.cut(
        "M512 178v-34h12v-12c0-22 12-34 26-38v-12h-3v-4h3v-10h4v10h3v4h-3v12c14 4 26 16 26 38v12"
        "h12v34z",
        "#1c2524",
    )
    c.line("M534 132c0-18 6-30 18-36M570 132c0-18-6-30-18-36", "#35403a", 1.3)
    c.roofs(192, 20, 44, "#121a1a", LAMP, 30)
    c.cut("M150 196V66h-3v-8h6V46l4-6h4l6-26 6 26h4l4 6v12h6v8h-3v130z", INK)
    c.cut(circle(168, 60, 10.5), "#f7e6b2").line("M168 60v-7M168 60l5 3", INK, 1.4)
    c.line(circle(168, 60, 10.5), "#2b3532", 1.2)
    c.cut(
        "M188 196v-46h150v46zM196 150v-12l5-8 5 8v12zM236 150v-12l5-8 5 8v12zM276 150v-12l5-8 5 8"
        "v12zM316 150v-12l5-8 5 8v12z",
        INK,
    )
    c.cut("".join([f"M{num(198 + 14 * i)} 162h5v24h-5z" for i in range(10)]), LAMP, 0.7)
    c.sea(194, "#5b5a44", "#0c1212").waves(196, 6, "#e6dfba", 0.35).path_of_light(
        470, 194, 60, "#f1d89a"
    )
    c.cut(
        "M360 206h360v8H360zM384 214a26 20 0 0 1 52 0v26h8v-26a26 20 0 0 1 52 0v26h8v-26a26 20 0"
        " 0 1 52 0v26h8v-26a26 20 0 0 1 52 0v26h8v-26a26 20 0 0 1 52 0v26H384z",
        "#070c0d",
    )
    c.lamps([(376, 200), (440, 200), (500, 200), (560, 200), (620, 200), (680, 200)])
    return c.line(
        "M376 206v-6M440 206v-6M500 206v-6M560 206v-6M620 206v-6M680 206v-6", INK, 1.6
    ).rain(90)


def rome() -> Canvas:
    """Returns Rome: the Colosseum, a dome, umbrella pines, and a red evening."""
    c = Canvas("rome").sky("#1b1020", "#512a36", "#a3553f", "#f0b36a")
    c.stars(30, 60).disc(612, 140, 30, "#ffe0a4").glow(612, 140, 130, "#ffcf8a", 0.5)
    c.ridge(164, 26, 6, "#5b3039").roofs(184, 10, 26, "#3a1f2a", "", 28)
    c.cut(
        "M470 186v-30h10v-10c0-22 10-36 26-40v-8h-2v-4h2v-8h4v8h2v4h-2v8c16 4 26 18 26 40v10h10"
        "v30z",
        "#2a1620",
    )
    c.cut("M80 206V112c0-8 60-26 130-26s96 10 110 22l34 22v76z", "#1d0f17")
    for row, (y, high) in enumerate(((116, 20), (144, 22), (174, 26))):
        arches = ""
        for i in range(12 if row else 9):
            x = 92 + i * 21
            arches += f"M{x} {y + high}v{-high + 6}a6.5 6.5 0 0 1 13 0v{high - 6}z"
        c.cut(arches, "#f0b36a" if row == 1 else "#c9724a", 0.75)
    c.cut("M0 204q180-14 360-2t360-4v42H0z", "#12080e")
    for x, tall in ((410, 86), (446, 66), (664, 96), (30, 74)):
        c.line(f"M{x} 206q4-{tall // 2} 0-{tall}", "#0c0509", 4)
        c.cut(f"M{x - 34} {206 - tall}q34-34 68 0q-34 12-68 0z", "#0c0509")
    return c.traveller(560, 234, 0.9, "#080307")


def istanbul() -> Canvas:
    """Returns Istanbul: domes and minarets above the Golden Horn, a crescent moon."""
    c = Canvas("istanbul").sky("#08131f", "#173852", "#3f6f78", "#d9b07a")
    c.stars(80, 120).crescent(612, 46, 20, "#fbeec2").signs([(640, 48)], 5, "#fbeec2")
    c.ridge(168, 22, 7, "#2a5160").roofs(182, 10, 28, "#1a3644", LAMP, 24)
    for x, size, colour in ((500, 0.7, "#14303c"), (240, 1.15, "#081a22")):
        c.cut(
            f"M{num(x - 92 * size)} 190v{num(-34 * size)}h{num(24 * size)}"
            f"c0 {num(-16 * size)} {num(10 * size)} {num(-26 * size)} {num(24 * size)}"
            f" {num(-28 * size)}"
            f"c6 {num(-26 * size)} {num(22 * size)} {num(-42 * size)} {num(44 * size)}"
            f" {num(-46 * size)}"
            f"v{num(-12 * size)}v{num(12 * size)}"
            f"c{num(22 * size)} {num(4 * size)} {num(38 * size)} {num(20 * size)} {num(44 * size)}"
            f" {num(46 * size)}"
            f"c{num(14 * size)} {num(2 * size)} {num(24 * size)} {num(12 * size)} {num(24 * size)}"
            f" {num(28 * size)}"
            f"h{num(24 * size)}v{num(34 * size)}z",
            colour,
        )
        for dx, tall in ((-112, 132), (-84, 118), (84, 118), (112, 132)):
            mx = x + dx * size
            c.cut(
                f"M{num(mx - 3.4 * size)} 190v{num(-tall * size)}h{num(-2 * size)}"
                f"v{num(-4 * size)}"
                f"h{num(2 * size)}"
                f"v{num(-14 * size)}l{num(3.4 * size)} {num(-20 * size)} {num(3.4 * size)}"
                f" {num(20 * size)}"
                f"v{num(14 * size)}h{num(2 * size)}v{num(4 * size)}h{num(-2 * size)}"
                f"v{num(tall * size)}z",
                colour,
            )
    c.lamps([(210, 172), (240, 172), (270, 172), (180, 178), (300, 178), (240, 120)])
    c.sea(188, "#8f8a6b", "#0a1b26").waves(190, 7, "#f1dcae", 0.4).path_of_light(
        612, 188, 50, "#fbeec2"
    )
    c.cut("M420 212q40 10 84 0l-8 10h-66zM460 212v-46l30 40zM456 212v-40l-24 36z", "#05121a")
    return c.cut("M80 226q30 8 62 0l-6 8h-48zM110 226v-34l22 30z", "#05121a")


def shanghai() -> Canvas:
    """Returns Shanghai: the fronts of the Bund, neon, and a junk on the river."""
    c = Canvas("shanghai").sky("#0d0a1c", "#2d1c42", "#6d2f55", "#d7665a")
    c.glow(360, 190, 300, "#ff9a6a", 0.3).stars(30, 70)
    c.roofs(178, 30, 60, "#2a1738", LAMP, 34)
    c.cut(
        "M90 190v-56h20v-14h18c0-26 14-38 32-40v-12h4v12c18 2 32 14 32 40h18v14h20v56z", "#120b1c"
    )
    c.cut("M270 190V92h10V70h8V40l6-8 6 8v30h8v22h10v98z", "#0f0918")
    c.cut(circle(294, 60, 6.5), "#ffe6a8").line("M294 60v-4M294 60l3 1", "#120b1c", 1)
    c.cut(
        "M330 190v-70h70v70zM346 120v-12h38v12zM420 190v-88l30-24 30 24v88zM496 190v-60h80v60z"
        "M520 130v-14h32v14z",
        "#120b1c",
    )
    path = ""
    for x0, x1, y0 in (
        (100, 214, 144),
        (276, 312, 104),
        (338, 394, 128),
        (428, 474, 112),
        (504, 570, 140),
    ):
        for x in range(x0, x1, 11):
            for y in range(y0, 184, 13):
                path += f"M{x} {y}h4v6h-4z"
    c.cut(path, LAMP, 0.55)
    c.cut("M590 96h12v58h-12z", "#ff5a6a", 0.9).cut("M612 108h10v42h-10z", "#63e0d0", 0.9)
    c.line("M593 104h6M596 104v10M593 118h6M593 126l6 6M599 126l-6 6M593 142h6", "#2a0a14", 1.2)
    c.line("M615 116h4M617 116v8M615 130h4M615 138h4", "#082a28", 1.2)
    c.cut("M580 190V92h56v98z", "#1c0f28", 0.5)
    c.sea(188, "#a34a55", "#120a1c").waves(190, 7, "#ffb48a", 0.4).path_of_light(
        596, 188, 30, "#ff8a8a"
    )
    c.cut("M150 214q50 14 110 0l10-8q-4 22-16 26H170q-14-6-20-18z", "#08040e")
    for x, y, wide, tall in ((168, 212, 34, 84), (206, 210, 42, 104), (244, 210, 24, 66)):
        c.cut(
            f"M{x} {y}L{x + 4} {y - tall}Q{x + wide} {y - tall + 10} {x + wide} {y - tall // 2}"
            f"Q{x + wide} {y - 14} {x + wide - 8} {y - 4}z",
            "#170a1a",
        )
        c.line(
            "".join(
                [f"M{x + 2} {y - k}L{x + wide - 4} {y - k + 4}" for k in range(14, tall - 8, 14)]
            ),
            "#6d2f55",
            1,
        )
    return c


def tokyo() -> Canvas:
    """Returns Tokyo: a pagoda and lanterns under the mountain, with a torii in the water."""
    c = Canvas("tokyo").sky("#0b1424", "#28375a", "#7a5a78", "#e59a84")
    c.stars(40, 80).disc(560, 76, 34, "#ffd9c0")
    c.cut("M200 186L330 70q14-8 20-2t20 2L500 186z", "#3d426a").cut(
        "M306 92l24-22q14-8 20-2t20 2l24 22-14 6-10-8-12 12-10-10-12 10-10-10-12 8z", "#e9e4ea"
    )
    c.ridge(178, 16, 7, "#2a2c4c").roofs(190, 8, 22, "#171a30", LAMP, 26)
    for i in range(5):
        y, half = 174 - i * 27, 52 - i * 6
        c.cut(
            f"M{110 - half} {y}q{half} -7 {2 * half} 0l9-6q-{half // 2} -8-{half + 9} -14"
            f"q-{half // 2 + 9} 6-{half + 9} 14z",
            "#080b16",
        )
        c.cut(f"M{110 - half + 18} {y}h{2 * half - 36}v18h{-(2 * half - 36)}z", "#0d1120")
        c.cut(f"M{110 - 8} {y + 4}h5v9h-5zM{110 + 3} {y + 4}h5v9h-5z", LAMP, 0.85)
    c.line("M110 50V22M106 28h8M106 34h8", "#080b16", 2)
    c.sea(192, "#a76f74", "#0c1424").waves(194, 6, "#ffcfb4", 0.4).path_of_light(
        560, 192, 70, "#ffd9c0"
    )
    c.cut(
        "M590 226v-84h9v84zM651 226v-84h9v84zM572 138q53-12 106 0l4-10q-57-10-114 0zM584 154h82v7"
        "h-82zM621 138h8v18h-8z",
        "#7a1f22",
    )
    for x, y in ((250, 176), (292, 172), (334, 176), (376, 172), (418, 176)):
        c.cut(
            f"M{x} {y}c8 0 9 5 9 9s-1 9-9 9-9-5-9-9 1-9 9-9zM{x - 4} {y - 3}h8v3h-8zM{x - 4}"
            f" {y + 18}"
            f"h8v3h-8z",
            "#ff8a5c",
            0.95,
        )
    return c.line("M220 172q60-10 115 0t110 0", "#080b16", 1.2)


def sydney() -> Canvas:
    """Returns Sydney: the harbour with both halves of the bridge reaching for each other."""
    c = Canvas("sydney").sky("#061420", "#124059", "#3f8288", "#f0d08c")
    c.stars(60, 90).disc(360, 168, 26, "#fff0c0").glow(360, 168, 150, "#ffe6a4", 0.5)
    c.ridge(174, 20, 8, "#2a5a66")
    for x, way in ((150, 1), (570, -1)):
        arch = (
            f"M{x} 188Q{x + way * 60} 96 {x + way * 150} 78l{way * 3} 8Q{x + way * 76} 110"
            f" {x + way * 18} 188z"
        )
        c.cut(arch, "#0a1e28")
        c.line(
            "".join(
                [
                    f"M{x + way * k} {num(186 - 1.02 * k + 0.0022 * k * k)}V158"
                    for k in range(24, 146, 15)
                ]
            ),
            "#0a1e28",
            1.8,
        )
        c.cut(f"M{x - 20} 190v-70h14v-8h18v8h14v70z", "#0a1e28")
        c.line(
            f"M{x + way * 150} 80l{way * 10} -26 {way * 14} 20M{x + way * 160} 54v30", "#0a1e28", 2
        )
    c.line("M170 158H300M550 158H420", "#0a1e28", 4)
    c.sea(186, "#8aa88c", "#06202c").waves(188, 7, "#fff0c8", 0.42).path_of_light(
        360, 186, 60, "#fff0c0"
    )
    c.cut("M612 196V112h-4v-6h6V92h16v14h6v6h-4v84zM614 92q8-14 16 0z", "#e9e2cf").cut(
        "M614 98h16v8h-16z", "#ffe9a0"
    )
    c.cut("M622 102L420 70v26zM622 102L720 84v24z", "#ffe9a0", 0.16)
    c.cut("M560 214q70-36 160-26v52H520z", "#05141c")
    return c.steamer(230, 206, 0.7, "#04121a")


PICTURES: dict[str, Callable[[], Canvas]] = {
    "arkham": arkham,
    "buenos-aires": buenos_aires,
    "istanbul": istanbul,
    "london": london,
    "rome": rome,
    "san-francisco": san_francisco,
    "shanghai": shanghai,
    "sydney": sydney,
    "tokyo": tokyo,
}

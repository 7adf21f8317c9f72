"""Every colour of pictures and pages, as one object for light and one for dark pages."""

from dataclasses import dataclass

from ...expansions import expansion_modules

NONE = "#00000000"
"""An invisible colour, for shapes without a line or a fill."""


@dataclass(frozen=True, slots=True)
class Region:
    """The colours of a region: its land, its spaces, and what is written on them."""

    land: str
    space: str
    glow: str
    ink: str


@dataclass(frozen=True, slots=True)
class Seat:
    """The colours of a seat; the letter is the second cue for people who see colours differently."""

    name: str
    letter: str
    fill: str
    edge: str
    ink: str


@dataclass(frozen=True, slots=True, eq=False)
class Palette:
    """A complete set of colours."""

    name: str
    page: str
    bar: str
    panel: str
    raised: str
    soft: str
    glow: str
    line: str
    ink: str
    muted: str
    accent: str
    gold_ink: str
    good: str
    bad: str
    ground: str
    ground_low: str
    ground_high: str
    hill: str
    tree: str
    deep: str
    water: str
    foam: str
    water_ink: str
    paper: str
    paper_edge: str
    paper_ink: str
    paper_muted: str
    site: str
    shadow: str
    gold: str
    halo: str
    changed: str
    regions: dict[str, Region]
    kinds: dict[str, tuple[str, str]]
    seats: tuple[Seat, ...]

    @property
    def dark(self) -> bool:
        return self.name == "dark"


SEATS = (
    Seat("Red", "R", "#c9303e", "#7a1520", "#ffffff"),
    Seat("Blue", "B", "#2a66c8", "#123a80", "#ffffff"),
    Seat("Yellow", "Y", "#f4b71a", "#8a6100", "#2b2000"),
    Seat("White", "W", "#f7f7f4", "#565c66", "#23272e"),
)

EXPANSION_ICONS = tuple(expansion_modules("views.boards", "icons").values())
ICON_COLOURS = {
    "coin": "#e3ad2b",
    "card": "#7c69c4",
    "inhabitant": "#d9794e",
    "vase": "#c2528f",
    "vp": "#3f8f54",
    "wood": "#8a5a2b",
    "stone": "#7b8087",
    "loam": "#c4622d",
    "iron": "#45566e",
    "any": "#5c6b73",
    "house": "#b5563c",
    "settlement": "#94402c",
    "cattle": "#6d5140",
    "cactus": "#3f8f54",
    "eminence": "#3d6fb8",
    **{icon: colour for module in EXPANSION_ICONS for icon, colour in module.COLOURS.items()},
}
"""The colours of icons that are the same by day and by night, because they lie on paper."""

PURPLE = "#7d3fb0"
"""Of what an expansion brings: an inhabitant of no player's colour, tiles."""

LIGHT = Palette(
    name="light",
    page="#f6f3ec",
    bar="#17485c",
    panel="#fffdf8",
    raised="#ffffff",
    soft="#f3eee2",
    glow="#fff1cf",
    line="#ddd5c3",
    ink="#26303a",
    muted="#566069",
    accent="#17607f",
    gold_ink="#8a5a00",
    good="#26693f",
    bad="#a3273a",
    ground="#ece5d2",
    ground_low="#e3dac2",
    ground_high="#f4eedf",
    hill="#d3c6a4",
    tree="#a9bb8b",
    deep="#4b98c2",
    water="#8ec8e6",
    foam="#b9e0f2",
    water_ink="#1d5f86",
    paper="#fffaf0",
    paper_edge="#b9a982",
    paper_ink="#2c2a26",
    paper_muted="#6d675b",
    site="#f1e7d0",
    shadow="#2b241630",
    gold="#f0a500",
    halo="#4a2c00",
    changed="#0f8b8d",
    regions={
        "unknown": Region("#ded4ee", "#bba8da", "#cbbbe4", "#54397f"),
        "new_hope": Region("#f7e9c2", "#f1cd76", "#f6dc99", "#7c4f05"),
        "boonlake": Region("#d8ecc9", "#a5d188", "#bcdea4", "#335f1b"),
        "southern": Region("#f8dacd", "#eda78c", "#f3bda7", "#86331a"),
    },
    kinds={"day": ("#f3b928", "#5a3d00"), "sunset": ("#e0633a", "#ffffff"), "night": ("#3d4a86", "#ffffff")},
    seats=SEATS,
)

DARK = Palette(
    name="dark",
    page="#10191f",
    bar="#12303d",
    panel="#18242c",
    raised="#1f2e37",
    soft="#22323b",
    glow="#3a3216",
    line="#37474f",
    ink="#e9eef0",
    muted="#a9b7c0",
    accent="#8fd0ee",
    gold_ink="#ffc53d",
    good="#7fd6a0",
    bad="#ff9aa8",
    ground="#1b2a31",
    ground_low="#17242b",
    ground_high="#22343d",
    hill="#2f424b",
    tree="#2f4d41",
    deep="#123c54",
    water="#1d5877",
    foam="#2b7093",
    water_ink="#a9dcf5",
    paper="#efe6d3",
    paper_edge="#8d7f5f",
    paper_ink="#2c2a26",
    paper_muted="#645e52",
    site="#ddd0b4",
    shadow="#00000066",
    gold="#ffc53d",
    halo="#1a0f00",
    changed="#4fd6d2",
    regions={
        "unknown": Region("#2c2644", "#4d4173", "#5b4d86", "#d9ccf7"),
        "new_hope": Region("#3a3017", "#6d5524", "#7f642c", "#f7dea2"),
        "boonlake": Region("#21371c", "#3a5f2d", "#466f37", "#cdeab7"),
        "southern": Region("#40241c", "#743b2a", "#864734", "#f9cab8"),
    },
    kinds={"day": ("#f3b928", "#5a3d00"), "sunset": ("#e0633a", "#ffffff"), "night": ("#5a69b4", "#ffffff")},
    seats=SEATS,
)


def palette_of(dark: bool) -> Palette:
    """The palette for a light or dark page."""
    return DARK if dark else LIGHT


def mix(colour: str, other: str, share: float) -> str:
    """A colour between two colours; `share` is the part of the other one."""
    first, second = _channels(colour), _channels(other)
    return "#" + "".join(f"{round(a + (b - a) * share):02x}" for a, b in zip(first, second, strict=True))


def faded(colour: str, alpha: float) -> str:
    """A colour that lets what lies below shine through."""
    return colour[:7] + f"{round(alpha * 255):02x}"


def _channels(colour: str) -> tuple[int, int, int]:
    return int(colour[1:3], 16), int(colour[3:5], 16), int(colour[5:7], 16)

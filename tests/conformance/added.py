"""Content that adds something to each of our games, with names in both languages."""

from __future__ import annotations

from bourgade.kernel.content import ContentText

NAMES = """
[{table}.texts.en]
name = "Orchid {en}"
about = "What the {en} does is told here."
[{table}.texts.fr]
name = "{fr} aux orchidées"
article = "{article} {fr} aux orchidées"
"""


def names(table: str, en: str, fr: str, article: str = "un") -> str:
    return NAMES.format(table=table, en=en, fr=fr, article=article)


MINIVILLES = f"""
[[establishment]]
id = "orchid_stall"
rule = "MV-070"
order = 200
colour = "blue"
dice = [2, 3]
cost = 1
icon = "wheat"
unique_per_player = false
effect = {{ key = "bank_income", amount = 2 }}
provenance = "reconstructed"
detail = "our own"
copies = {{ base = 6, deluxe = 5 }}
{names("establishment", "Stall", "Étal")}
"""

MINTWORKS = f"""
[[plan]]
id = "orchid_house"
type = "culture"
cost = 2
stars = 1
upkeep_mints = 1
french_name = "own"
rules = ["MW-073"]
provenance = "public"
detail = "our own"
{names("plan", "House", "Serre", "une")}
[[plan]]
id = "orchid_club"
type = "deed"
cost = 3
stars = 1
opens_location = "orchid_hall"
french_name = "own"
rules = ["MW-073"]
provenance = "public"
detail = "our own"
{names("plan", "Club", "Club")}
[[location]]
id = "orchid_hall"
kind = "deed"
spaces = {{ 1 = 1, 2 = 1, 3 = 1, 4 = 2 }}
effect = "gain_mints"
cost = 1
gain_mints = 3
owner_reward = 1
french_name = "own"
rules = ["MW-053"]
provenance = "public"
detail = "our own"
{names("location", "Hall", "Salle", "une")}
"""

SHAFAUSA = f"""
[[building]]
id = "orchid_market"
price = 5
vp = 2
effect = {{ key = "income_chf", amount = 4 }}
rule = "SH-124"
provenance = {{ default = "reconstructed" }}
{names("building", "Market", "Marché")}
[[tile]]
id = "setup_90"
value = 90
back = 2
chf = 12
building = "orchid_market"
provenance = {{ default = "reconstructed" }}
"""

PETITEVILLE = f"""
[[tiles]]
id = "36"
rows = ["RRR", "RXR", "RRR"]
{names("tiles", "Square", "Place", "une")}
"""

ADDED = {
    "minivilles": MINIVILLES,
    "mintworks": MINTWORKS,
    "petiteville": PETITEVILLE,
    "shafausa": SHAFAUSA,
}

WORDS = {
    "minivilles": [("kinds", "orchid_stall")],
    "mintworks": [
        ("plans", "orchid_house"),
        ("plans", "orchid_club"),
        ("locations", "orchid_hall"),
    ],
    "petiteville": [("tiles", "36")],  # a tile in the place of a printed one
    "shafausa": [("buildings", "orchid_market")],
}


def added(game: str) -> ContentText:
    return ContentText(ADDED[game])

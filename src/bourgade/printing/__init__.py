"""A game's cards, tiles and boards as PDF sheets, drawn by the art of the boards."""

from bourgade.printing.sheets import PAPERS, PrintedSheets, sheets

__all__ = ["PAPERS", "PrintedSheets", "sheets"]

"""All boards of the game."""

from .action_board import ActionBoard
from .card_board import DisplayBoard, HandBoard
from .map_board import MapBoard
from .player_board import PlayerBoard
from .scoring_board import ScoringBoard
from .track_board import TrackBoard

__all__ = ["ActionBoard", "DisplayBoard", "HandBoard", "MapBoard", "PlayerBoard", "ScoringBoard", "TrackBoard"]

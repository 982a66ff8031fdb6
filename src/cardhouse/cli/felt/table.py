"""The table in the terminal, drawn from one seat's view and nothing else."""

from rich.text import Text

from cardhouse.cli.felt.canvas import Canvas
from cardhouse.cli.felt.cards import Look
from cardhouse.cli.felt.pen import Pen
from cardhouse.cli.felt.places import Plan
from cardhouse.cli.felt.scene import Scene


def draw(scene: Scene, plan: Plan, look: Look) -> Text:
    """The felt with its seats, cards and chips."""
    measures = scene.measured(plan)
    pen = Pen(Canvas(measures.width, measures.height), measures, look, scene.language)
    scene.draw(pen)
    return pen.canvas.text()

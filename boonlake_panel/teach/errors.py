"""What is wrong with a lesson, and where."""


class LessonError(ValueError):
    """A lesson, example or text that cannot be used: the file, the place in it, and what was expected."""

    def __init__(self, file: str, place: str, expected: str) -> None:
        self.file = file
        self.place = place
        self.expected = expected
        super().__init__(f"{file}: {place}: {expected}" if place else f"{file}: {expected}")

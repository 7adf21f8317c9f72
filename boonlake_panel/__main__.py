"""`python -m boonlake_panel` is the same as `boonlake`."""

from .cli import main

if __name__ == "__main__":
    main()

"""The kinds of choices, and the notation made from them."""

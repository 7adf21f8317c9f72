"""The rules: state, choices, effects, actions and scoring."""

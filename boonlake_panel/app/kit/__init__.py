"""What several pages and viewers use: dialogs, charts, theme, texts."""

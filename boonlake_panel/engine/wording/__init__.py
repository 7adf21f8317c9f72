"""What people see and ask: keys, labels, prompts, events in words, rules cited, reasons."""

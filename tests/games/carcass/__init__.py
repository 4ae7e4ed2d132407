"""Captain Carcass: every rule of docs/rules/captain-carcass.md as a test."""

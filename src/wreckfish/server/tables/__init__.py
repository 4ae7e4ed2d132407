"""The tables of this process: loaded, changed, shown, played on by bots, let go."""

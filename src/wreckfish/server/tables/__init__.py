"""The tables of this process: loaded, changed, shown, played by bots, evicted."""

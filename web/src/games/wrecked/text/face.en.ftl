# What the page says about Get Wrecked away from its table.
wrecked-depth = the deep end
wrecked-credits = Get Wrecked is a prototype by Matt Ajifu.
option-setup-quick = quick: the sea is laid out for you
option-setup-full = full: the players place islands, whales and forts
wrecked-ask = Ask about every die
wrecked-ask-help = In Get Wrecked: even if only one answer makes sense, and before a power is used to let the Kraken sleep.
wrecked-key-done = done, or pass

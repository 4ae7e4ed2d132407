# Moments of Jetsam; no card over 30 words.

moment-empty-heap = The heap is empty: from now on crates change hands only by offers.

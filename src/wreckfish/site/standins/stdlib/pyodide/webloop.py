"""No event loop: the page's worker waits, Python does not."""


def _initialize_event_loop():
    pass

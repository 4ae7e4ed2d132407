"""A browser's host never waits: the server's tables only own a lock that no one takes."""


class Lock: ...

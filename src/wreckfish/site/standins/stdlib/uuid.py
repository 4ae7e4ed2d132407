"""No message has a UUID; msgspec knows the type."""


class UUID: ...


class SafeUUID:
    unknown = None

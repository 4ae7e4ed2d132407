"""The page says which language it speaks."""


def getlocale():
    return None, None

"""The platform is known."""


def system():
    return "Emscripten"


def python_implementation():
    return "CPython"

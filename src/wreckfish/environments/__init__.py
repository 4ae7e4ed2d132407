"""Environments for programs that learn: PettingZoo, Gymnasium, OpenSpiel, and many games at once.

They show a seat only what it may see, and need the extra packages of `wreckfish[environments]`. Importing this package
registers every game with Gymnasium and PettingZoo, if installed, as `wreckfish/Carcass-v0` and so on. The number goes
up when observations, actions or rewards change, so that results stay comparable.

The libraries are imported by name because the compiler, which reads this file on its way to `batch_engine.py`, does not
have them.
"""

from importlib import import_module
from importlib.util import find_spec

from wreckfish.core.registry import game_names

VERSION = 0


def env_id(name: str) -> str:
    """A game's id in Gymnasium and PettingZoo."""
    return f"wreckfish/{name.title().replace('-', '')}-v{VERSION}"


def register() -> None:
    """Register all games: one seat against bots with Gymnasium, all seats with PettingZoo."""
    if find_spec("gymnasium"):
        gymnasium = import_module("gymnasium")
        for name in game_names():
            if env_id(name) not in gymnasium.registry:
                gymnasium.register(env_id(name), "wreckfish.environments.gymnasium_env:SeatEnv", kwargs={"game": name})
    if find_spec("pettingzoo"):
        pettingzoo = import_module("pettingzoo")
        for name in game_names() if hasattr(pettingzoo, "aec_registry") else ():  # since 1.27
            if env_id(name) not in pettingzoo.aec_registry:
                kwargs = {"game": name}
                pettingzoo.register("aec", env_id(name), "wreckfish.environments.pettingzoo_env:env", kwargs=kwargs)
                pettingzoo.register(
                    "parallel", env_id(name), "wreckfish.environments.pettingzoo_env:parallel_env", kwargs=kwargs
                )


register()

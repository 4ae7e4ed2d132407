"""Write the golden playthroughs anew: `python tests/playthroughs`; `--help` says how to add one."""

import runpy
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))
runpy.run_module("generic.playthroughs", run_name="__main__")

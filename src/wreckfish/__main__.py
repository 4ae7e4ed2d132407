"""`python -m wreckfish`."""

import sys

from wreckfish.cli.main import main

sys.exit(main())

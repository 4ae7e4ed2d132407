"""Unpacks the engine's archive, whose files are stored as they are; installs nothing else."""

import os
import sys
from pathlib import Path
from site import getsitepackages
from zipimport import zipimporter

SITE_PACKAGES = Path(getsitepackages()[0])
DSO_DIR = Path("/usr/lib")


def init_loaded_packages():
    pass


def unpack_buffer(buffer, **_):
    archive = "/tmp/engine.zip"
    with open(archive, "wb") as file:
        buffer._into_file(file)
    packed = zipimporter(archive)
    for name in packed._get_files():
        path = f"{SITE_PACKAGES}/{name}"
        if name.endswith("/"):
            continue
        os.makedirs(os.path.dirname(path), exist_ok=True)
        with open(path, "wb") as file:
            file.write(packed.get_data(name))
    os.remove(archive)
    sys.path_importer_cache.clear()

// Compiles Python for the browser, with the Python that will run it: node compile.mjs PYODIDE FOLDER.
// FOLDER/site and FOLDER/stdlib hold sources; FOLDER/engine.zip and FOLDER/stdlib.zip are written.

import { pathToFileURL } from "node:url";
import { resolve } from "node:path";

const [pyodide, folder] = process.argv.slice(2).map((path) => resolve(path));
const { loadPyodide } = await import(pathToFileURL(`${pyodide}/pyodide.mjs`).href);
const python = await loadPyodide({ indexURL: pyodide });
python.mountNodeFS("/mounted", folder);
try {
  python.runPython(`
import zipfile
from importlib._bootstrap_external import _code_to_hash_pyc
from pathlib import Path

def pack(tree, name, plain):
    with zipfile.ZipFile(f"/mounted/{name}", "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
        for file in sorted(Path("/mounted", tree).rglob("*")):
            if not file.is_file():
                continue
            path, data = file.relative_to(f"/mounted/{tree}").as_posix(), file.read_bytes()
            if file.suffix == ".py":
                # Other people's docstrings are dropped; our sources stay as they are.
                code = compile(data, path, "exec", dont_inherit=True, optimize=0 if path.startswith(plain) else 2)
                path, data = path + "c", bytes(_code_to_hash_pyc(code, bytes(8), False))
            info = zipfile.ZipInfo(path, (2000, 1, 1, 0, 0, 0))
            info.compress_type, info.external_attr = zipfile.ZIP_DEFLATED, 0o644 << 16
            archive.writestr(info, data)

pack("site", "engine.zip", "wreckfish/")
pack("stdlib", "stdlib.zip", "-")
`);
} catch (problem) {
  console.error(problem.message); // not its stack, which quotes a file of one very long line
  process.exit(1);
}
process.exit(0);

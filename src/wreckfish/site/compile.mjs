// Compiles Python for the browser, with the Python that will run it: node compile.mjs PYODIDE FOLDER.
// FOLDER/site and FOLDER/stdlib hold sources; FOLDER/engine.zip.wasm and FOLDER/stdlib.zip.wasm are written:
// archives, named so that hosts compress them. They do so with WebAssembly, but not with archives.

import { pathToFileURL } from "node:url";
import { resolve } from "node:path";

const [pyodide, folder] = process.argv.slice(2).map((path) => resolve(path));
const { loadPyodide } = await import(pathToFileURL(`${pyodide}/pyodide.mjs`).href);
const python = await loadPyodide({ indexURL: pyodide });
python.mountNodeFS("/mounted", folder);
try {
  python.runPython(`
import ast, io, pickle, sys, zipfile
from importlib._bootstrap_external import _code_to_hash_pyc
from pathlib import Path
from types import CodeType

SITE = Path("/mounted/site")
# What a sentence needs of Babel's data: how numbers are written and counted.
NUMBERS = ("plural_form", "ordinal_form", "number_symbols", "decimal_formats", "percent_formats", "currency_formats",
           "default_numbering_system", "numbering_systems", "minimum_grouping_digits")

def compiled(source, path):
    """The code of a module: assertions stay; docstrings go, and so do the lines of single instructions."""
    tree = ast.parse(source)
    for node in ast.walk(tree):
        if isinstance(node, (ast.Module, ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)):
            if node.body and ast.get_docstring(node, clean=False) is not None:
                node.body[:1] = [] if len(node.body) > 1 else [ast.copy_location(ast.Pass(), node.body[0])]
    return lean(compile(tree, path, "exec", dont_inherit=True))

def lean(code):
    inner = tuple(lean(each) if isinstance(each, CodeType) else each for each in code.co_consts)
    # A traceback names a function's first line. The true table is 40 % of a compressed module. An entry of this one
    # stands for up to eight instructions: 0xe8 + their number - 1, and 0 lines further.
    whole, rest = divmod(len(code.co_code) // 2, 8)
    lines = bytes((0xEF, 0)) * whole + (bytes((0xE8 + rest - 1, 0)) if rest else b"")
    return code.replace(co_consts=inner, co_linetable=lines)

class Data(pickle.Unpickler):
    def find_class(self, module, name):
        return super().find_class(module, name) if module != "babel.dates" else type(name, (), {})

def pack(tree, name):
    # Not compressed here: a host compresses the whole better than an archive its single files.
    with zipfile.ZipFile(f"/mounted/{name}", "w", zipfile.ZIP_STORED) as archive:
        files = [file for file in Path("/mounted", tree).rglob("*") if file.is_file()]
        for file in sorted(files, key=lambda file: (file.suffix, file)):
            path, data = file.relative_to(f"/mounted/{tree}").as_posix(), file.read_bytes()
            if file.suffix == ".py":
                path, data = path + "c", bytes(_code_to_hash_pyc(compiled(data, path), bytes(8), False))
            info = zipfile.ZipInfo(path, (2000, 1, 1, 0, 0, 0))
            info.external_attr = 0o644 << 16
            archive.writestr(info, data)

sys.dont_write_bytecode = True
sys.path.insert(0, str(SITE))
for file in SITE.glob("babel/locale-data/*.dat"):
    known = Data(io.BytesIO(file.read_bytes())).load()
    file.write_bytes(pickle.dumps({name: known[name] for name in NUMBERS if name in known}, 4))
(SITE / "babel/global.dat").write_bytes(pickle.dumps({}, 4))
pack("site", "engine.zip.wasm")
pack("stdlib", "stdlib.zip.wasm")
`);
} catch (problem) {
  console.error(problem.message); // not its stack, which quotes a file of one very long line
  process.exit(1);
}
process.exit(0);

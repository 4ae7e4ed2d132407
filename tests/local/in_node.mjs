// Runs a Python file with the engine of a site, in Node: node in_node.mjs ENGINE FILE ARGUMENTS…
// The same start as in a browser (web/src/lib/deviceWorker.ts), so that what works here works there.

import { readFile } from "node:fs/promises";
import { dirname, resolve } from "node:path";
import { pathToFileURL } from "node:url";

const [engine, file, ...words] = process.argv.slice(2);
const home = resolve(engine);
const { loadPyodide } = await import(pathToFileURL(`${home}/pyodide.mjs`).href);
try {
  const python = await loadPyodide({
    indexURL: home,
    stdLibURL: `${home}/stdlib.zip.wasm`,
    lockFileContents: '{"info": {"abi_version": "2026_0", "arch": "wasm32", "platform": "emscripten_5_0_3", "python": "3.14.2"}, "packages": {}}',
  });
  python.unpackArchive(new Uint8Array(await readFile(`${home}/engine.zip.wasm`)), "zip");
  python.mountNodeFS("/tests", dirname(resolve(file)));
  python.globals.set("words", python.toPy(words));
  python.globals.set("source", await readFile(file, "utf-8"));
  python.runPython(`
import sys
sys.path.insert(0, "/tests")
sys.argv = ["rehearse", *words]
exec(compile(source, "rehearse.py", "exec"), {"__name__": "__main__"})
`);
} catch (problem) {
  console.error(problem.message); // not its stack, which quotes a file of one very long line
  process.exit(1);
}
process.exit(0);

// Compresses files as well as brotli and gzip can: node compress.mjs FILE TARGET FILE TARGET…
// A file becomes TARGET.br and TARGET.gz.

import { readFileSync, writeFileSync } from "node:fs";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";

const paths = process.argv.slice(2);
for (let i = 0; i < paths.length; i += 2) {
  const data = readFileSync(paths[i]);
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: 11,
    [constants.BROTLI_PARAM_LGWIN]: 24,
    [constants.BROTLI_PARAM_SIZE_HINT]: data.length,
  };
  writeFileSync(`${paths[i + 1]}.br`, brotliCompressSync(data, { params }));
  writeFileSync(`${paths[i + 1]}.gz`, gzipSync(data, { level: 9 }));
}

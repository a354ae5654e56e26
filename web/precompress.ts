import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { Plugin } from "vite";

const COMPRESSIBLE = /\.(js|css|svg)$/;

/** Writes a `.br` and a `.gz` beside every compressible file, so that nothing is compressed while serving. */
export function precompress(): Plugin {
  return {
    name: "precompress",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "client",
    async closeBundle() {
      const folder = this.environment.config.build.outDir;
      const files = await readdir(folder, { recursive: true });
      await Promise.all(files.filter((file) => COMPRESSIBLE.test(file)).map((file) => compress(join(folder, file))));
    },
  };
}

async function compress(file: string) {
  const content = await readFile(file);
  const [smaller, small] = await Promise.all([
    promisify(brotliCompress)(content, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: content.length } }),
    promisify(gzip)(content, { level: 9 }),
  ]);
  await Promise.all([writeFile(`${file}.br`, smaller), writeFile(`${file}.gz`, small)]);
}

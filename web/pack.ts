// Packs what Vite has built: beside each text file the same with .br and with .gz behind its name,
// where that is shorter. The program carries both and sends what a browser takes.

import { readdir, readFile, writeFile } from "node:fs/promises";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import type { Plugin } from "vite";

const texts = /\.(html|js|css|svg|json|webmanifest|txt)$/;

function packed(text: Buffer): Record<string, Buffer> {
  return {
    br: brotliCompressSync(text, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: 11,
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
      },
    }),
    gz: gzipSync(text, { level: 9 }),
  };
}

async function pack_file(path: string): Promise<void> {
  const text = await readFile(path);
  for (const [ending, bytes] of Object.entries(packed(text)))
    if (bytes.length < text.length) await writeFile(`${path}.${ending}`, bytes);
}

export function pack(): Plugin {
  let folder = "";
  return {
    name: "pack",
    apply: "build",
    configResolved: (config) => {
      folder = `${config.root}/${config.build.outDir}/`;
    },
    closeBundle: async () => {
      const files = await readdir(folder, { recursive: true });
      for (const file of files) if (texts.test(file)) await pack_file(folder + file);
    },
  };
}

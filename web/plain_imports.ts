// All styles stand in one file that comes from the start, so a part that is loaded later has no
// styles to wait for: Vite's helper, which loads them before each `import()`, does nothing here. It
// would be part of what comes before the first move. What else it did is done as the files are
// written: an `import()` asks at once for all files that the wanted one needs, where that one would
// ask for them only when it has come.

import type { Plugin, Rolldown } from "vite";

type Chunk = Pick<Rolldown.OutputChunk, "fileName" | "imports" | "code">;

// The names of the files that stand ready where that one runs, itself included.
function needed(chunk: Chunk, chunks: ReadonlyMap<string, Chunk>): Set<string> {
  const names = new Set([chunk.fileName]);
  // A set tells what comes to it while it is gone through.
  for (const name of names) for (const other of chunks.get(name)?.imports ?? []) names.add(other);
  return names;
}

// The code of a file in which every `import()` asks for all at once.
export function asking_at_once(chunk: Chunk, chunks: ReadonlyMap<string, Chunk>): string {
  const ready = needed(chunk, chunks);
  return chunk.code.replace(/import\([`"']\.\/([^`"']+)[`"']\)/g, (wanted, file: string) => {
    const at = chunk.fileName.replace(/[^/]*$/, file);
    const other = chunks.get(at);
    if (other === undefined) return wanted;
    // Who comes by himself is there before any `import()`.
    const missing = [...needed(other, chunks)].filter((name) => name !== at && !ready.has(name));
    // What does not come is told by the file that needs it.
    const asked = missing.map((name) => `import(\`./${name.replace(/.*\//, "")}\`).catch(()=>0)`);
    return asked.length === 0 ? wanted : `(${[...asked, wanted].join(",")})`;
  });
}

export function plain_imports(): Plugin {
  return {
    name: "plain_imports",
    apply: "build",
    enforce: "post",
    config: () => ({ build: { cssCodeSplit: false, modulePreload: false } }),
    transform: (_, id) =>
      id.includes("vite/preload-helper")
        ? { code: "export const __vitePreload = (load) => load();", map: null }
        : null,
    // A file's name tells its content, of which this is a part.
    augmentChunkHash: () => asking_at_once.toString(),
    generateBundle(_, bundle) {
      const all = Object.values(bundle).filter((file) => file.type === "chunk");
      const chunks = new Map(all.map((chunk) => [chunk.fileName, chunk]));
      for (const chunk of all) chunk.code = asking_at_once(chunk, chunks);
    },
  };
}

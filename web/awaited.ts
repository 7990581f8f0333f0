// Fails a build whose page would wait for itself. A module that awaits another at its top, as that
// of the words does with another language, runs only once the other has; should the file of the
// other import the file that waits, neither ever does, and the page stays empty without an error.
// What a module awaits is every `import()` in its own text and in that of the modules which it
// imports: it may call their functions.

import type { Plugin, Rolldown } from "vite";

type Chunk = Pick<Rolldown.OutputChunk, "fileName" | "imports">;

// By what names of files one leads to the other, both included; null where it does not.
export function way(from: Chunk, to: Chunk, chunks: ReadonlyMap<string, Chunk>): string[] | null {
  const before = new Map<Chunk, Chunk | null>([[from, null]]);
  // A map tells what comes to it while it is gone through.
  for (const [chunk] of before)
    for (const name of chunk.imports) {
      const next = chunks.get(name);
      if (next !== undefined && !before.has(next)) before.set(next, chunk);
    }
  if (!before.has(to)) return null;
  const names: string[] = [];
  for (let at: Chunk | null = to; at !== null; at = before.get(at) ?? null)
    names.unshift(at.fileName);
  return names;
}

const makes_function = /^(Function|ArrowFunction|MethodDefinition|PropertyDefinition)/;

// Is there an await outside all functions?
function waits(node: unknown): boolean {
  if (Array.isArray(node)) return node.some(waits);
  if (node === null || typeof node !== "object") return false;
  const { type, await: is_for } = node as { type?: unknown; await?: unknown };
  if (typeof type === "string" && makes_function.test(type)) return false;
  return type === "AwaitExpression" || is_for === true || Object.values(node).some(waits);
}

export function awaited(): Plugin {
  return {
    name: "awaited",
    apply: "build",
    generateBundle(_, bundle) {
      const all = Object.values(bundle).filter((file) => file.type === "chunk");
      const home = new Map(all.flatMap((chunk) => chunk.moduleIds.map((id) => [id, chunk])));
      const waitings = [...home].flatMap(([id, chunk]) => {
        if (!waits(this.parse(this.getModuleInfo(id)?.code ?? ""))) return [];
        const ids = new Set([id]);
        for (const at of ids)
          for (const used of this.getModuleInfo(at)?.importedIds ?? []) ids.add(used);
        const others = [...ids].flatMap(
          (at) => this.getModuleInfo(at)?.dynamicallyImportedIds ?? [],
        );
        return [...new Set(others)].flatMap((other) => {
          const wanted = home.get(other);
          return wanted === undefined ? [] : [{ id, chunk, other, wanted }];
        });
      });
      // Who waits needs what he waits for as what he imports.
      const needing = new Map(
        all.map((chunk) => {
          const awaited = waitings.filter((waiting) => waiting.chunk === chunk);
          const imports = [...chunk.imports, ...awaited.map(({ wanted }) => wanted.fileName)];
          return [chunk.fileName, { fileName: chunk.fileName, imports }];
        }),
      );
      for (const { id, chunk, other, wanted } of waitings) {
        const [from, to] = [wanted, chunk].map(({ fileName }) => needing.get(fileName));
        const names = from && to ? way(from, to, needing) : null;
        if (names !== null)
          this.error(`${id} waits for ${other}, which waits for it: ${names.join(" imports ")}`);
      }
    },
  };
}

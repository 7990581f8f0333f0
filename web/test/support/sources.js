// What Node cannot read by itself: types, runes, components, and texts beside the code.
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";

// Every test file is a process that would compile the same sources anew: what they became is kept
// under what they were, this file and the versions of the compilers.
const modules = new URL("../../node_modules/", import.meta.url);
const folder = new URL(".cache/sources/", modules);
const made_by = ["svelte/package.json", "typescript/package.json", import.meta.url]
  .map((file) => readFileSync(new URL(file, modules), "utf8"))
  .join("\n");

export async function resolve(specifier, context, next) {
  const path = specifier.replace(/\?raw$/, "");
  const found = await next(path, context);
  return path === specifier ? found : { ...found, url: `${found.url}?raw`, format: "module" };
}

export async function load(url, context, next) {
  const path = url.replace(/\?raw$/, "");
  if (!/\.(ts|svelte)$/.test(path) && path === url) return next(url, context);
  const text = await readFile(fileURLToPath(path), "utf8");
  const source = path === url ? await kept(url, text) : `export default ${JSON.stringify(text)};`;
  return { format: "module", source, shortCircuit: true };
}

async function kept(url, text) {
  const key = createHash("sha256").update(`${made_by}\n${url}\n${text}`).digest("hex");
  const file = new URL(`${key}.js`, folder);
  try {
    return await readFile(file, "utf8");
  } catch {
    const source = await module_of(url, text);
    // Where nothing can be written it is made again.
    await keep(file, source).catch(() => undefined);
    return source;
  }
}

// Another process may read it at any moment: it is there whole or not at all.
async function keep(file, source) {
  const part = new URL(`${file.href}.${process.pid}`);
  await mkdir(folder, { recursive: true });
  await writeFile(part, source);
  await rename(part, file);
}

async function module_of(url, text) {
  // Components as a server would render them: to read what they say, without a browser.
  if (url.endsWith(".svelte")) {
    const { compile } = await import("svelte/compiler");
    return compile(text, { generate: "server", filename: url }).js.code;
  }
  const script = await without_types(url, text);
  if (!url.endsWith(".svelte.ts")) return script;
  const { compileModule } = await import("svelte/compiler");
  return compileModule(script, { filename: url }).js.code;
}

async function without_types(url, text) {
  const { default: ts } = await import("typescript");
  const options = {
    module: ts.ModuleKind.ESNext,
    target: ts.ScriptTarget.ES2022,
    verbatimModuleSyntax: true,
    inlineSourceMap: true,
  };
  return ts.transpileModule(text, { compilerOptions: options, fileName: url }).outputText;
}

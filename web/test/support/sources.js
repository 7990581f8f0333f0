// What Node cannot read by itself: types, runes, components, and texts beside the code.
import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { compile, compileModule } from "svelte/compiler";
import ts from "typescript";

export async function resolve(specifier, context, next) {
  const path = specifier.replace(/\?raw$/, "");
  const found = await next(path, context);
  return path === specifier ? found : { ...found, url: `${found.url}?raw`, format: "module" };
}

export async function load(url, context, next) {
  const path = url.replace(/\?raw$/, "");
  if (!/\.(ts|svelte)$/.test(path) && path === url) return next(url, context);
  const source = await readFile(fileURLToPath(path), "utf8");
  return { format: "module", source: module_of(url, source), shortCircuit: true };
}

function module_of(url, source) {
  if (url.endsWith("?raw")) return `export default ${JSON.stringify(source)};`;
  // Components as a server would render them: to read what they say, without a browser.
  if (url.endsWith(".svelte"))
    return compile(source, { generate: "server", filename: url }).js.code;
  const text = without_types(url, source);
  return url.endsWith(".svelte.ts") ? compileModule(text, { filename: url }).js.code : text;
}

function without_types(url, source) {
  const options = {
    module: ts.ModuleKind.ESNext,
    target: ts.ScriptTarget.ES2022,
    verbatimModuleSyntax: true,
    inlineSourceMap: true,
  };
  return ts.transpileModule(source, { compilerOptions: options, fileName: url }).outputText;
}

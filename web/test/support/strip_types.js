import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import ts from "typescript";

export async function load(url, context, next) {
  if (!url.endsWith(".ts")) return next(url, context);
  const source = await readFile(fileURLToPath(url), "utf8");
  const options = {
    module: ts.ModuleKind.ESNext,
    target: ts.ScriptTarget.ES2022,
    verbatimModuleSyntax: true,
  };
  const { outputText } = ts.transpileModule(source, {
    compilerOptions: { ...options, inlineSourceMap: true },
    fileName: url,
  });
  return { format: "module", source: outputText, shortCircuit: true };
}

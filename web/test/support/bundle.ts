// A page built from modules that a test writes down, and thrown away.

import { build, type Plugin, type Rolldown } from "vite";

export type Files = Readonly<Record<string, string>>;

export interface Group {
  name: string;
  test: RegExp;
  priority?: number;
}

function held(files: Files): Plugin {
  return {
    name: "held",
    resolveId: (id) => (id.replace(/^\.?\//, "/") in files ? id.replace(/^\.?\//, "/") : null),
    load: (id) => files[id],
  };
}

// From /main.js, with the modules of a group in one file: the code of each file by its name.
export async function built(
  files: Files,
  groups: Group[],
  plugin: Plugin,
): Promise<Map<string, string>> {
  const made = (await build({
    configFile: false,
    logLevel: "silent",
    plugins: [held(files), plugin],
    build: {
      write: false,
      target: "esnext",
      rolldownOptions: { input: "/main.js", output: { codeSplitting: { groups } } },
    },
  })) as Rolldown.RolldownOutput;
  const chunks = made.output.filter((file) => file.type === "chunk");
  return new Map(chunks.map(({ fileName, code }) => [fileName, code]));
}

// What a language says for a code of the server; null where the arguments are not what it needs.
export type Phrase = (args: Readonly<Record<string, unknown>>) => string | null;

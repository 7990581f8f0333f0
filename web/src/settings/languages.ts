// The languages that the page speaks, as their own speakers call them.

export const language_names = { en: "English", de: "Deutsch" } as const;

export type Language = keyof typeof language_names;

export const all_languages = Object.keys(language_names) as readonly Language[];

// Choices that this browser remembers.

// The choice kept under that name if it is one of these; else the first of them.
export function kept<Choice extends string>(name: string, choices: readonly Choice[]): Choice {
  const [usual] = choices;
  if (usual === undefined) throw new Error(`${name} has no choices`);
  return choices.find((choice) => choice === kept_text(name)) ?? usual;
}

// Whatever stands there, which anybody may have written.
export function kept_text(name: string): string | null {
  try {
    return localStorage.getItem(name);
  } catch {
    return null;
  }
}

// A browser that keeps nothing forgets it when the page is left.
export function keep(name: string, choice: string): void {
  try {
    localStorage.setItem(name, choice);
  } catch {
    return;
  }
}

// Said to the page that is loaded in place of this one, once.
export function leave_word(name: string, word: string): void {
  try {
    sessionStorage.setItem(name, word);
  } catch {
    return;
  }
}

export function take_word(name: string): string | null {
  try {
    const word = sessionStorage.getItem(name);
    sessionStorage.removeItem(name);
    return word;
  } catch {
    return null;
  }
}

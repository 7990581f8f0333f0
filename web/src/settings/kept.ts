// Choices that this browser remembers.

// The choice kept under that name if it is one of these; else the first of them.
export function kept<Choice extends string>(name: string, choices: readonly Choice[]): Choice {
  const [usual] = choices;
  if (usual === undefined) throw new Error(`${name} has no choices`);
  try {
    return choices.find((choice) => choice === localStorage.getItem(name)) ?? usual;
  } catch {
    return usual;
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

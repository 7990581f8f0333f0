// A text for another program.

// Browsers offer navigator.clipboard only over https and on this machine.
export async function put_in_clipboard(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copied_from_field(text);
  }
}

function copied_from_field(text: string): boolean {
  const before = document.activeElement;
  const field = document.createElement("textarea");
  field.value = text;
  field.className = "unseen";
  document.body.append(field);
  field.select();
  const is_copied = document.execCommand("copy");
  field.remove();
  if (before instanceof HTMLElement) before.focus();
  return is_copied;
}

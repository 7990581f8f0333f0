// Attributes that stand on an element while what they tell is so; null takes one away. To be used
// in an attachment: a spread (`{...marks}`) brings along all that any element could be given.

export function set_attributes(
  element: Element,
  attributes: Readonly<Record<string, string | null>>,
): void {
  for (const [name, value] of Object.entries(attributes))
    if (value === null) element.removeAttribute(name);
    else element.setAttribute(name, value);
}

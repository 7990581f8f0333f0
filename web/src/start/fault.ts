// A field of the form that the server may refuse.

// What the server says of it stands beside it under this id.
export function fault_id(field: string): string {
  return `${field}-error`;
}

// What is to be known of it, under this one.
export function hint_id(field: string): string {
  return `${field}-hint`;
}

// Gives a field what every such field has; to be attached to it.
export type Marks = (field: HTMLElement) => void;

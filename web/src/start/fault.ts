// What the server has refused in a field of the form stands beside it under this id.

import type { HttpError } from "../protocol/types.ts";

export function fault_id(field: string): string {
  return `${field}-error`;
}

// What describes the field; nothing while there is nothing to say of it.
export function described_by(error: HttpError | null, field: string): string | undefined {
  return error?.field === field ? fault_id(field) : undefined;
}

import { z } from '../schema.ts';

/** C0 and C1 controls. The database refuses NUL; CR and LF allow mail header injection. */
const CONTROL = /\p{Cc}/u;

/**
 * One line of text that every layer can store and show: well-formed Unicode, no control characters. `missing` is the
 * error for an empty text.
 */
export function plainText(maxLength: number, missing?: string) {
  return z
    .string(missing)
    .max(maxLength)
    .refine((text) => text.isWellFormed() && !CONTROL.test(text), 'must be one line of plain text');
}

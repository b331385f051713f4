import { z } from '../schema.ts';

/** Controls other than the line break. The database refuses NUL. */
const CONTROL = /[^\P{Cc}\n]/u;

/** Text of several lines, as typed into a note: trimmed, and never empty. */
export function plainLines(maxLength: number) {
  return z
    .string()
    .transform((text) => text.replaceAll('\r\n', '\n').trim())
    .pipe(
      z
        .string()
        .min(1)
        .max(maxLength)
        .refine((text) => text.isWellFormed() && !CONTROL.test(text), 'must be plain text'),
    );
}

import { createHash } from 'node:crypto';

/** Deterministic: the same parts give the same id, so a job is not sent twice. */
export function jobIdOf(...parts: readonly (string | number)[]): string {
  const hex = createHash('sha256').update(parts.join('\n')).digest('hex');
  // UUID version 8: custom content.
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    `8${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ].join('-');
}

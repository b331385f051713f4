import { randomBytes } from 'node:crypto';

/** 128 random bits (R16). Never with a leading minus, which would be a formula in a CSV and a flag in a shell. */
export function unguessableId(): string {
  const id = randomBytes(16).toString('base64url');
  return id.startsWith('-') ? unguessableId() : id;
}

import { randomBytes } from 'node:crypto';

/** 128 random bits without any meaning (R16). One that begins with a minus would be a formula in a CSV, and a flag in a shell. */
export function unguessableId(): string {
  const id = randomBytes(16).toString('base64url');
  return id.startsWith('-') ? unguessableId() : id;
}

import { randomBytes } from 'node:crypto';

/** 128 random bits without any meaning (R16). */
export function unguessableId(): string {
  return randomBytes(16).toString('base64url');
}

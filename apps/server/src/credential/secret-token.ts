import { createHash, randomBytes } from 'node:crypto';

/** 256 random bits. Whoever has it may; so it is given away once and never stored. */
export function makeSecretToken(): string {
  return randomBytes(32).toString('base64url');
}

/** What is stored instead. The token is random throughout, so a quick hash cannot be guessed backwards. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

import { createHash, randomBytes } from 'node:crypto';

/** 256 random bits. The token alone gives access, so it is handed out once and never stored. */
export function makeSecretToken(): string {
  return randomBytes(32).toString('base64url');
}

/** The stored form. The token is fully random, so a fast hash is enough: nobody can find the token by brute force. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

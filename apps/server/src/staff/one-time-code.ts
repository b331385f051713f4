import { randomBytes, randomInt } from 'node:crypto';
import { RECOVERY_CODES } from '@funnel/domain/staff/staff-rule';
import { Secret, TOTP } from 'otpauth';

const SECRET_BYTES = 20;
const PERIOD_SECONDS = 30;
/** Tolerates clocks that are slightly off, and slow typing. */
const STEPS_BESIDE = 1;

/** As authenticator apps expect it (RFC 6238): SHA-1, six digits, half a minute. */
function totpOf(secret: Buffer, names: { issuer?: string; label?: string } = {}): TOTP {
  const key = new Secret({ buffer: new Uint8Array(secret).buffer });
  return new TOTP({ ...names, secret: key, algorithm: 'SHA1', digits: 6, period: PERIOD_SECONDS });
}

export function makeCodeSecret(): Buffer {
  return randomBytes(SECRET_BYTES);
}

/** The secret in base 32 for typing it, and as a URI for a QR code. */
export function describeCodeSecret(secret: Buffer, issuer: string, email: string) {
  const totp = totpOf(secret, { issuer, label: email });
  return { secret: totp.secret.base32, uri: totp.toString() };
}

/** The time step of a right code. Undefined if the code is wrong. */
export function stepOfCode(secret: Buffer, code: string, now: Date): number | undefined {
  const timestamp = now.getTime();
  const delta = totpOf(secret).validate({ token: code, timestamp, window: STEPS_BESIDE });
  return delta === null ? undefined : Math.floor(timestamp / 1000 / PERIOD_SECONDS) + delta;
}

/** Letters and digits that cannot be confused with each other. */
const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789';
const CODE_LENGTH = 16;

/** Such as `k7mp-…`. They have 79 random bits, so a fast hash is safe. */
export function makeRecoveryCodes(): string[] {
  return Array.from({ length: RECOVERY_CODES }, () => {
    const letters = Array.from({ length: CODE_LENGTH }, () => LETTERS[randomInt(LETTERS.length)]);
    return letters.join('').replace(/(.{4})(?=.)/g, '$1-');
  });
}

/** Normalises a typed recovery code: case, spaces and dashes do not matter. */
export function readRecoveryCode(typed: string): string {
  const letters = typed.toLowerCase().replace(/[^a-z0-9]/g, '');
  return letters.replace(/(.{4})(?=.)/g, '$1-');
}

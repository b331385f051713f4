import { challengeSchema, type Proof } from '@funnel/contract/proof/proof-of-work';

const COUNTER_BYTES = 4;

/**
 * Finds the counter that solves the server's challenge. The browser derives the keys off the main thread, so that the
 * page stays responsive.
 */
export async function solveChallenge(given: unknown): Promise<Proof> {
  const challenge = challengeSchema.parse(given);
  const { nonce, salt, cost, keyLength, keyPrefix } = challenge.parameters;
  const nonceBytes = bytesOf(nonce);
  const password = new Uint8Array(nonceBytes.length + COUNTER_BYTES);
  password.set(nonceBytes);
  const counterOf = new DataView(password.buffer, nonceBytes.length);
  const derivation = { name: 'PBKDF2', hash: 'SHA-256', salt: bytesOf(salt), iterations: cost };
  for (let counter = 0; ; counter++) {
    counterOf.setUint32(0, counter);
    const key = await crypto.subtle.importKey('raw', password, 'PBKDF2', false, ['deriveBits']);
    const derivedKey = hexOf(await crypto.subtle.deriveBits(derivation, key, 8 * keyLength));
    if (derivedKey.startsWith(keyPrefix)) return { challenge, solution: { counter, derivedKey } };
  }
}

function bytesOf(hex: string): Uint8Array<ArrayBuffer> {
  return new Uint8Array((hex.match(/../g) ?? []).map((pair) => Number.parseInt(pair, 16)));
}

function hexOf(bytes: ArrayBuffer): string {
  return [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

const BYTES = 4;

/** Identifies one call in the log, short enough to read out on the telephone: 7f3a-21c4. */
const SUPPORT_CODE = /^[0-9a-f]{4}-[0-9a-f]{4}$/;

/** `fillRandom` fills its argument with random bytes. */
export function makeSupportCode(fillRandom: (bytes: Uint8Array<ArrayBuffer>) => unknown): string {
  const bytes = new Uint8Array(BYTES);
  fillRandom(bytes);
  const digits = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return `${digits.slice(0, BYTES)}-${digits.slice(BYTES)}`;
}

export function isSupportCode(text: unknown): text is string {
  return typeof text === 'string' && SUPPORT_CODE.test(text);
}

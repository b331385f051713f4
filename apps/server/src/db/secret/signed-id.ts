import { createHmac, timingSafeEqual } from 'node:crypto';

/** An id with an HMAC for one purpose. A signature for another purpose is not valid. */
export function signId(secret: Buffer, purpose: string, id: string): string {
  return `${id}.${macOf(secret, purpose, id)}`;
}

/** The id, if the signature is right for this purpose. */
export function verifyId(secret: Buffer, purpose: string, token: string): string | undefined {
  const dot = token.lastIndexOf('.');
  const id = token.slice(0, Math.max(0, dot));
  const given = Buffer.from(token.slice(dot + 1));
  const right = Buffer.from(macOf(secret, purpose, id));
  return given.length === right.length && timingSafeEqual(given, right) ? id : undefined;
}

/** The length prefix makes sure that no other pair of purpose and id gives the same text. */
function macOf(secret: Buffer, purpose: string, id: string): string {
  return createHmac('sha256', secret).update(`${purpose.length}:${purpose}:${id}`).digest('base64url');
}

import { createHash, hash } from 'node:crypto';

export interface Digest<Result> {
  update(chunk: Uint8Array): void;
  result(): Result;
}

const LINE_END = 0x0a;
const SHA256_BITS = 256;
const HEX_DIGITS = SHA256_BITS / 4;

/**
 * A digest of rows as COPY writes them, one per line. It is the sum of the SHA-256 of all lines: a table has no fixed
 * order, and the same rows must give the same digest.
 */
export function rowDigest(): Digest<{ rows: number; sha256: string }> {
  let rows = 0;
  let sum = 0n;
  let begun: Uint8Array[] = [];

  function addLine(line: Uint8Array): void {
    rows++;
    sum = BigInt.asUintN(SHA256_BITS, sum + BigInt(`0x${hash('sha256', line)}`));
  }

  return {
    update(chunk) {
      let start = 0;
      for (let end = chunk.indexOf(LINE_END); end !== -1; end = chunk.indexOf(LINE_END, start)) {
        const line = chunk.subarray(start, end);
        addLine(begun.length === 0 ? line : Buffer.concat([...begun, line]));
        begun = [];
        start = end + 1;
      }
      if (start < chunk.length) begun.push(chunk.subarray(start));
    },
    result() {
      // An unterminated line is not a row, but must count as well.
      if (begun.length > 0) addLine(Buffer.concat(begun));
      begun = [];
      return { rows, sha256: sum.toString(16).padStart(HEX_DIGITS, '0') };
    },
  };
}

export function byteDigest(): Digest<{ bytes: number; sha256: string }> {
  const sha256 = createHash('sha256');
  let bytes = 0;
  return {
    update(chunk) {
      bytes += chunk.length;
      sha256.update(chunk);
    },
    result: () => ({ bytes, sha256: sha256.digest('hex') }),
  };
}

/** Passes the content through and updates the digest. */
export async function* digested(
  content: AsyncIterable<Uint8Array>,
  digest: Digest<unknown>,
): AsyncGenerator<Uint8Array> {
  for await (const chunk of content) {
    digest.update(chunk);
    yield chunk;
  }
}

/**
 * The id of an enquiry in statistics. A one-way hash: the enquiry's own id lets its holder add to the enquiry, and
 * statistics are read by many.
 */
export function statisticsIdOf(enquiryId: string): string {
  return sha256(`statistics:${enquiryId}`).slice(0, 32);
}

/**
 * SHA-256 in hexadecimal digits. Implemented here because it has to be synchronous: `crypto.subtle` is asynchronous,
 * when the page may already be left, and needs https. Only the low byte of characters beyond Latin-1 counts.
 */
function sha256(text: string): string {
  const primes = firstPrimes(64);
  const constants = primes.map((prime) => fractionOf(Math.cbrt(prime)));
  const state = primes.slice(0, 8).map((prime) => fractionOf(Math.sqrt(prime)));
  const words = paddedWords(text);
  for (let block = 0; block < words.length; block += 16) {
    addBlock(state, words.slice(block, block + 16), constants);
  }
  return state.map((word) => (word >>> 0).toString(16).padStart(8, '0')).join('');
}

function firstPrimes(count: number): number[] {
  const found: number[] = [];
  for (let number = 2; found.length < count; number += 1) {
    if (found.every((prime) => number % prime !== 0)) found.push(number);
  }
  return found;
}

/** The first 32 fractional bits. */
const fractionOf = (value: number) => ((value % 1) * 2 ** 32) | 0;

/** The text, a one bit, zeros, and the length in bits at the end of the last block of 16 words. */
function paddedWords(text: string): number[] {
  const words = new Array<number>(((text.length + 8) >> 6) * 16 + 16).fill(0);
  const put = (byte: number, index: number) => {
    words[index >> 2] = (words[index >> 2] ?? 0) | (byte << (24 - (index % 4) * 8));
  };
  for (let index = 0; index < text.length; index += 1) put(text.charCodeAt(index) & 255, index);
  put(128, text.length);
  words[words.length - 1] = text.length * 8;
  return words;
}

const turn = (word: number, bits: number) => (word >>> bits) | (word << (32 - bits));
const turns = (word: number, a: number, b: number, c: number) =>
  turn(word, a) ^ turn(word, b) ^ turn(word, c);

function addBlock(state: number[], block: number[], constants: readonly number[]): void {
  const at = (index: number) => block[index] ?? 0;
  for (let index = 16; index < 64; index += 1) {
    const [far, near] = [at(index - 15), at(index - 2)];
    const mixed =
      (turn(far, 7) ^ turn(far, 18) ^ (far >>> 3)) + (turn(near, 17) ^ turn(near, 19) ^ (near >>> 10));
    block.push((at(index - 16) + at(index - 7) + mixed) | 0);
  }
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state;
  for (const [index, word] of block.entries()) {
    const first = (h + turns(e, 6, 11, 25) + ((e & f) ^ (~e & g)) + (constants[index] ?? 0) + word) | 0;
    const second = (turns(a, 2, 13, 22) + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    [a, b, c, d, e, f, g, h] = [(first + second) | 0, a, b, c, (d + first) | 0, e, f, g];
  }
  for (const [index, word] of [a, b, c, d, e, f, g, h].entries()) {
    state[index] = ((state[index] ?? 0) + word) | 0;
  }
}

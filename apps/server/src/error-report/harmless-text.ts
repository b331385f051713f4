import { isEmail } from '@funnel/domain/contact/email';

/** Invisible. Breaks up text that a chat would interpret. */
const ZERO_WIDTH = '\u200b';

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** The characters of an e-mail address. One class without alternatives: linear time on any input. */
const WORD = /[\p{L}\p{M}\p{N}_.+@-]+/gu;

/**
 * Escapes untrusted text to one chat line: no markup, no mentions (@here, <!here>), no links. An e-mail address stays as
 * it is, so that it can be copied: it mentions nobody, and leads at most to the reader's own mail program.
 */
export function harmlessText(text: string): string {
  return text
    .replace(/[\p{C}\p{Z}]+/gu, ' ')
    .replace(/[&<>]/g, (character) => ESCAPES[character] ?? '')
    .replace(/!(?=[\p{L}\p{N}])|:(?=\/)|\](?=\()/gu, `$&${ZERO_WIDTH}`)
    .replace(WORD, (word) => (isEmail(word) ? word : brokenUp(word)));
}

const brokenUp = (word: string) => word.replace(/@(?=[\p{L}\p{N}])|\.(?=\p{L})/gu, `$&${ZERO_WIDTH}`);

/** Truncates to bytes without cutting a character or an escape in half. */
export function cutToBytes(text: string, maxBytes: number): string {
  const bytes = Buffer.from(text);
  if (bytes.length <= maxBytes) return text;
  const start = bytes.subarray(0, maxBytes - Buffer.byteLength('…')).toString();
  return `${start.replace(/\ufffd+$/, '').replace(/&\w*$/, '')}…`;
}

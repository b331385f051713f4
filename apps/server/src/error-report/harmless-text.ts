/** Invisible. Breaks up text that a chat would interpret. */
const ZERO_WIDTH = '\u200b';

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** Escapes untrusted text to one chat line: no markup, no mentions (@here, <!here>), no links. */
export function harmlessText(text: string): string {
  return text
    .replace(/[\p{C}\p{Z}]+/gu, ' ')
    .replace(/[&<>]/g, (character) => ESCAPES[character] ?? '')
    .replace(/[@!](?=[\p{L}\p{N}])|:(?=\/)|\](?=\()|\.(?=\p{L})/gu, `$&${ZERO_WIDTH}`);
}

/** Truncates to bytes without cutting a character or an escape in half. */
export function cutToBytes(text: string, maxBytes: number): string {
  const bytes = Buffer.from(text);
  if (bytes.length <= maxBytes) return text;
  const start = bytes.subarray(0, maxBytes - Buffer.byteLength('…')).toString();
  return `${start.replace(/\ufffd+$/, '').replace(/&\w*$/, '')}…`;
}

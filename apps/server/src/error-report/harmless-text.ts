/** Splits what a chat would act on, and is not seen. */
const ZERO_WIDTH = '\u200b';

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** A stranger's text on one line of a chat: no markup, nobody called by @here or <!here>, nothing to click. */
export function harmlessText(text: string): string {
  return text
    .replace(/[\p{C}\p{Z}]+/gu, ' ')
    .replace(/[&<>]/g, (character) => ESCAPES[character] ?? '')
    .replace(/[@!](?=[\p{L}\p{N}])|:(?=\/)|\](?=\()|\.(?=\p{L})/gu, `$&${ZERO_WIDTH}`);
}

/** The beginning that fits, without half a character or half an escape at its end. */
export function cutToBytes(text: string, maxBytes: number): string {
  const bytes = Buffer.from(text);
  if (bytes.length <= maxBytes) return text;
  const start = bytes.subarray(0, maxBytes - Buffer.byteLength('…')).toString();
  return `${start.replace(/\ufffd+$/, '').replace(/&\w*$/, '')}…`;
}

/** RFC 5987 percent-encodes all but token characters; encodeURIComponent leaves these five. */
const LEFT_OVER = /['()*!]/g;

/**
 * The header that names a download (RFC 6266). The name in quotes is for programs that do not know the other form:
 * plain ASCII without quotes, backslashes and percent signs, so that it cannot end early or be decoded again.
 */
export function contentDisposition(kind: 'attachment' | 'inline', name: string): string {
  const wellFormed = name.toWellFormed().replace(/\p{Cc}/gu, '_');
  const plain = wellFormed
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\x20-\x7e]|["\\%/;]/gu, '_');
  const encoded = encodeURIComponent(wellFormed).replace(
    LEFT_OVER,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `${kind}; filename="${plain}"; filename*=UTF-8''${encoded}`;
}

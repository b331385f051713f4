import { STORED_TYPES, type StoredType } from './stored-type.ts';

const MAX_NAME_LENGTH = 120;
const NAMELESS = 'Grundriss';

/** Control characters, marks that change the writing direction, lone surrogates. */
const UNSEEN = /[\p{C}\p{Zl}\p{Zp}]+/gu;
const KNOWN_ENDING = /\.(?:jpe?g|jfif|png|webp|avif|gif|tiff?|hei[cf]|pdf)$/i;

/** The given name without folders and invisible characters. It never becomes part of a path (no path traversal). */
export function cleanFileName(given: string | undefined): string {
  const name = (given ?? '')
    .normalize('NFC')
    .replace(UNSEEN, ' ')
    .replace(/^.*[/\\]/s, '');
  const folded = [...name.replace(/\s+/g, ' ').trim()].slice(0, MAX_NAME_LENGTH).join('').trim();
  return /^\.*$/.test(folded) ? NAMELESS : folded;
}

/** The name of a download. Its extension always matches the stored type. */
export function downloadName(name: string, type: StoredType): string {
  const stem = name.replace(KNOWN_ENDING, '');
  return `${/^\.*$/.test(stem) ? NAMELESS : stem}.${STORED_TYPES[type]}`;
}

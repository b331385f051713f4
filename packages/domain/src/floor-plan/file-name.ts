import { STORED_TYPES, type StoredType } from './stored-type.ts';

const MAX_NAME_LENGTH = 120;
const NAMELESS = 'Grundriss';

/** Control characters, marks that turn the direction of writing, halves of characters. */
const UNSEEN = /[\p{C}\p{Zl}\p{Zp}]+/gu;
const KNOWN_ENDING = /\.(?:jpe?g|jfif|png|webp|avif|gif|tiff?|hei[cf]|pdf)$/i;

/** A name as a person gave it, without its folders and whatever cannot be seen. It never becomes part of a path. */
export function cleanFileName(given: string | undefined): string {
  const name = (given ?? '')
    .normalize('NFC')
    .replace(UNSEEN, ' ')
    .replace(/^.*[/\\]/s, '');
  const folded = [...name.replace(/\s+/g, ' ').trim()].slice(0, MAX_NAME_LENGTH).join('').trim();
  return /^\.*$/.test(folded) ? NAMELESS : folded;
}

/** The name under which a file is handed out: it always ends as its type wants, whatever it was called before. */
export function downloadName(name: string, type: StoredType): string {
  const stem = name.replace(KNOWN_ENDING, '');
  return `${/^\.*$/.test(stem) ? NAMELESS : stem}.${STORED_TYPES[type]}`;
}

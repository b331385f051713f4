/** Hyphenation points of the long words on our tiles. */
const FIRST_PARTS =
  /(Küchen|Glas|Unter|Arbeits|Kunst|Massiv|Quarz|Free|Reno|Ge(?=schlossen)|ent(?=schieden))(?=\p{Ll}{4})/gu;

/**
 * Inserts soft hyphens into long words: Küchen-insel. Browsers without German hyphenation would break them anywhere.
 * Only for display: a soft hyphen would change a stored value.
 */
export function withSoftHyphens(text: string): string {
  return text.replace(FIRST_PARTS, '$1\u00ad');
}

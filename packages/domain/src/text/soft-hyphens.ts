/** First parts of the long words on our tiles. */
const FIRST_PARTS =
  /(Küchen|Glas|Unter|Arbeits|Kunst|Massiv|Quarz|Free|Reno|Ge(?=schlossen)|ent(?=schieden))(?=\p{Ll}{4})/gu;

/**
 * Lets long words be taken apart where they do not fit into a line: Küchen-insel. Browsers without German hyphenation
 * would break them anywhere. Only for what is shown: a soft hyphen in a value makes it another one.
 */
export function withSoftHyphens(text: string): string {
  return text.replace(FIRST_PARTS, '$1\u00ad');
}

/** One letter or digit of the folded spelling, and its span in the text. */
export interface Folded {
  readonly letter: string;
  readonly start: number;
  /** The end of the letter with its accents. */
  readonly end: number;
  /** The end including letters that fold into it: the e of ae, the second s of ss. */
  readonly whole: number;
}

const ACCENTS = /[\u0300-\u036f]/g;
const ALIKE: Readonly<Record<string, string>> = { ß: 's', æ: 'a', œ: 'o', ø: 'o', ł: 'l', đ: 'd' };
/** In this order, as the database does it. */
const PAIRS = ['ae', 'oe', 'ue', 'sss', 'ss'];

/** The normalised spelling, like `fold_text` of the database: ä, ae and a are equal. */
export function foldText(text: string): readonly Folded[] {
  const letters: Folded[] = [];
  let start = 0;
  for (const given of text) {
    const end = start + given.length;
    const plain = given.normalize('NFKD').replace(ACCENTS, '').toLowerCase();
    for (const letter of plain.split('')) {
      letters.push({ letter: ALIKE[letter] ?? letter, start, end, whole: end });
    }
    const last = letters.at(-1);
    // A combining accent belongs to the letter before it.
    if (plain === '' && last) letters[letters.length - 1] = { ...last, end, whole: end };
    start = end;
  }
  return PAIRS.reduce(pairedUp, letters);
}

export const lettersOf = (folded: readonly Folded[]) => folded.map(({ letter }) => letter).join('');

/** Every such pair becomes its first letter. */
function pairedUp(letters: readonly Folded[], pair: string): Folded[] {
  const all = lettersOf(letters);
  const paired: Folded[] = [];
  for (let index = 0; index < letters.length; index += 1) {
    const letter = letters[index] as Folded;
    if (!all.startsWith(pair, index)) paired.push(letter);
    else {
      index += pair.length - 1;
      paired.push({ ...letter, whole: letters[index]?.whole ?? letter.whole });
    }
  }
  return paired;
}

/** The normalised notation, like `fold_phone` of the database: the digits with the country code. */
export function foldPhone(text: string): readonly Folded[] {
  const digits = [...text.replaceAll('(0)', '   ').matchAll(/[\d+]/g)].map(({ 0: letter, index }) => ({
    letter,
    start: index,
    end: index + 1,
    whole: index + 1,
  }));
  const [first, ...rest] = digits;
  if (!first) return [];
  const all = lettersOf(digits);
  const isNational = /^0[1-9]/.test(all);
  const known = isNational ? [{ ...first, letter: '4' }, { ...first, letter: '9' }, ...rest] : digits;
  const bare = known.slice(/^(?:00|\+)/.exec(lettersOf(known))?.[0].length ?? 0);
  const zeros = (/^490+/.exec(lettersOf(bare))?.[0].length ?? 2) - 2;
  // The mark starts with the prefix of the number.
  return [...bare.slice(0, 2), ...bare.slice(2 + zeros)].map((digit, index) =>
    index === 0 ? { ...digit, start: 0 } : digit,
  );
}

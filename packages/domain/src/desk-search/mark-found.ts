import { type Folded, foldPhone, foldText, lettersOf } from './fold.ts';
import type { SearchWord } from './search-words.ts';

/** A piece of a text; together they are the text. */
export interface MarkedPart {
  readonly text: string;
  readonly isFound: boolean;
}

type Span = readonly [start: number, end: number];

/** A shorter word only matches at the beginning of a word, as in the list. */
const ANYWHERE = 3;

/** Marks the matches of a search in a text, in every spelling. */
export function markFound(text: string, words: readonly SearchWord[]): MarkedPart[] {
  return partsOf(
    text,
    words.flatMap((word) => spansOf(text, word)),
  );
}

/** The same of a telephone number, in every notation. */
export function markFoundNumber(number: string, words: readonly SearchWord[]): MarkedPart[] {
  return partsOf(
    number,
    words.flatMap((word) => numberSpansOf(number, word)),
  );
}

interface Searched {
  readonly fullName: string;
  readonly postcode: string;
  readonly telephone: string;
  readonly email: string;
}

/** The matching field of a row, unless it is the name. Notes are not listed. */
export type FoundIn = 'postcode' | 'telephone' | 'email' | 'note';

export function foundIn(row: Searched, words: readonly SearchWord[]): FoundIn | undefined {
  const places = words
    .filter((word) => spansOf(row.fullName, word).length === 0)
    .map((word): FoundIn => {
      if (spansOf(row.postcode, word).length > 0) return 'postcode';
      if (numberSpansOf(row.telephone, word).length > 0) return 'telephone';
      return spansOf(row.email, word).length > 0 ? 'email' : 'note';
    });
  // The postcode is also in the row if there is space.
  return places.find((place) => place !== 'postcode') ?? places[0];
}

function spansOf(text: string, { text: word }: SearchWord): Span[] {
  const wanted = foldText(word);
  const last = wanted.at(-1);
  if (!last) return [];
  // 'Mä' and 'Mae' match all of 'Mae'; 'Micha' does not match the e of 'Michael'.
  const isWhole = word.slice(last.start, last.whole).toLowerCase() !== last.letter;
  return occurrences(foldText(text), lettersOf(wanted), isWhole);
}

function numberSpansOf(number: string, { text, isPhone, national }: SearchWord): Span[] {
  const digits = foldPhone(number);
  if (national !== undefined && !lettersOf(digits).includes(national)) return [];
  const plain = occurrences(digits, lettersOf(foldText(text)), false);
  return isPhone ? [...plain, ...occurrences(digits, lettersOf(foldPhone(text)), false)] : plain;
}

function occurrences(folded: readonly Folded[], wanted: string, isWhole: boolean): Span[] {
  const all = lettersOf(folded);
  const spans: Span[] = [];
  if (wanted === '') return spans;
  for (let at = all.indexOf(wanted); at >= 0; at = all.indexOf(wanted, at + 1)) {
    const isBeginning = at === 0 || /\s/.test(all[at - 1] ?? '');
    const [first, last] = [folded[at], folded[at + wanted.length - 1]];
    if (first && last && (isBeginning || wanted.length >= ANYWHERE)) {
      spans.push([first.start, isWhole ? last.whole : last.end]);
    }
  }
  return spans;
}

function partsOf(text: string, spans: readonly Span[]): MarkedPart[] {
  const parts: MarkedPart[] = [];
  let done = 0;
  for (const [start, end] of spans.toSorted(([one], [other]) => one - other)) {
    if (end <= done) continue;
    const from = Math.max(start, done);
    if (from > done) parts.push({ text: text.slice(done, from), isFound: false });
    parts.push({ text: text.slice(from, end), isFound: true });
    done = end;
  }
  if (done < text.length) parts.push({ text: text.slice(done), isFound: false });
  return parts;
}

export const MAX_SEARCH_LENGTH = 200;
const MAX_WORDS = 6;

export interface SearchWord {
  readonly text: string;
  /** It may be a telephone number in national or international notation, so its normalised form is searched too. */
  readonly isPhone: boolean;
  /** The digits of a German number behind 0 or +49: the same in every notation. */
  readonly national: string | undefined;
}

const NATIONAL = /^(?:0|0049|\+49)([1-9]\d{2,})$/;

/** The words of a search; all must match. Words beyond the limit are ignored. */
export function searchWords(text: string): SearchWord[] {
  const words = joined(text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)));
  return [...new Set(words)].slice(0, MAX_WORDS).map((word) => ({
    text: word,
    isPhone: /^[+(\d][\d()/.-]*$/.test(word) && /^\+|^0|[^\d]/.test(word),
    national: NATIONAL.exec(word)?.[1],
  }));
}

/** Numbers are written in groups. A group of one or two digits only matches together with the one before it. */
function joined(words: readonly string[]): string[] {
  const whole: string[] = [];
  for (const word of words) {
    const before = whole.at(-1) ?? '';
    if (/^\d{1,2}$/.test(word) && /^[+(\d][\d()/.-]*$/.test(before)) whole[whole.length - 1] = before + word;
    else whole.push(word);
  }
  return whole;
}

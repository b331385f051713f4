const EMAIL = /[^\s@]{1,64}(?:@|%40)[^\s@]{1,255}/gi;
const TELEPHONE = /\+?\d[\d ()/.-]{4,}\d/g;
const MASK = '…';

const MAX_WORDS = 1000;
/** Shorter values occur in every sentence. */
const MIN_WORD_LENGTH = 3;

/** Masks form values, which error messages often quote, and everything that looks like contact data. */
export function withoutPersonalData(text: string, formData: object): string {
  const words = [...new Set(wordsIn(formData))].slice(0, MAX_WORDS).map((word) => RegExp.escape(word));
  const inForm = new RegExp(`(?<![\\p{L}\\p{N}])(?:${words.join('|')})(?![\\p{L}\\p{N}])`, 'giu');
  const unquoted = words.length > 0 ? text.replace(inForm, MASK) : text;
  return unquoted.replace(EMAIL, MASK).replace(TELEPHONE, MASK);
}

function wordsIn(value: unknown): string[] {
  if (typeof value === 'object' && value !== null) return Object.values(value).flatMap(wordsIn);
  return String(value)
    .split(/\s+/)
    .filter((word) => word.length >= MIN_WORD_LENGTH);
}

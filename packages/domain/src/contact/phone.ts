export const DEFAULT_PHONE_COUNTRY = 'DE';
export const MAX_PHONE_LENGTH = 40;

const MIN_PHONE_DIGITS = 6;
const PHONE = /^\+?[\d \-()/.]+$/;

/** Digits, spaces, hyphens, parentheses, slashes, dots and a leading plus, with at least 6 digits (R9). */
export function isPhone(text: string): boolean {
  const trimmed = text.trim();
  return (
    trimmed.length <= MAX_PHONE_LENGTH &&
    PHONE.test(trimmed) &&
    phoneDigits(trimmed).length >= MIN_PHONE_DIGITS
  );
}

/** The `tel:` link of a number. The zero in `+49 (0) 681` is for domestic calls. */
export function phoneUrl(text: string): string {
  const isInternational = text.trim().startsWith('+');
  return `tel:${isInternational ? `+${phoneDigits(text.replace('(0)', ''))}` : phoneDigits(text)}`;
}

export function phoneDigits(text: string): string {
  return text.replace(/\D/g, '');
}

/**
 * The possible readings of a number, for a numbering plan to validate. 00 is the prefix here whatever country is
 * chosen; an unknown (0) is not dialled.
 */
export function phoneReadings(text: string): string[] {
  const international = text.replace(/^00/, '+');
  const withoutZero = international.startsWith('+')
    ? international.replace(/\(\s*0\s*\)/, '')
    : international;
  return [...new Set([international, text, withoutZero])];
}

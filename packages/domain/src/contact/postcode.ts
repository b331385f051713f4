export const POSTCODE_LENGTH = 5;
const ERROR_CLEARS_FROM_LENGTH = 4;

/** Filters the input of a postcode field: digits, at most five (R10). */
export function cleanPostcode(typed: string): string {
  return typed.replace(/\D/g, '').slice(0, POSTCODE_LENGTH);
}

export function isPostcode(text: string): boolean {
  return text.length === POSTCODE_LENGTH;
}

/** A quirk that the specification requires: a shown error disappears one digit before the postcode is complete. */
export function clearsPostcodeError(text: string): boolean {
  return text.length >= ERROR_CLEARS_FROM_LENGTH;
}

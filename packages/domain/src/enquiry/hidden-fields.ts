import { z } from '../schema.ts';
import { plainText } from '../text/plain-text.ts';

/** Fields that the retailer's page sends with an enquiry: a campaign, a viewed kitchen, a branch. */
export type HiddenFields = Readonly<Record<string, string>>;

export const MAX_HIDDEN_FIELDS = 10;
export const MAX_HIDDEN_LENGTH = 500;

const fieldName = z.string().regex(/^[a-z]\w{0,39}$/i);
const fieldValue = plainText(MAX_HIDDEN_LENGTH);

export const hiddenFieldsSchema = z
  .record(fieldName, fieldValue)
  .refine((fields) => Object.keys(fields).length <= MAX_HIDDEN_FIELDS, 'too many');

interface ParsedFields {
  readonly fields: HiddenFields;
  /** The names of the rejected ones. */
  readonly refused: readonly string[];
}

/** The valid fields, at most ten. A field without a value is ignored. */
export function parseHiddenFields(given: Readonly<Record<string, unknown>>): ParsedFields {
  const named = Object.entries(given).filter(([, value]) => (value ?? '') !== '');
  const isRight = ([name, value]: [string, unknown]) =>
    fieldName.safeParse(name).success && fieldValue.safeParse(value).success;
  const taken = named.filter(isRight).slice(0, MAX_HIDDEN_FIELDS) as [string, string][];
  const fields = Object.fromEntries(taken);
  return { fields, refused: named.map(([name]) => name).filter((name) => !Object.hasOwn(fields, name)) };
}

import { isQuestionKey } from '../question/questions.ts';
import { enquirySchema, MAX_RAW_QUERY_LENGTH } from './enquiry-schema.ts';
import { type HiddenFields, hiddenFieldsSchema } from './hidden-fields.ts';
import { terminfinderEnquirySchema } from './terminfinder-enquiry-schema.ts';

export type RescuedFormData = Readonly<Record<string, string | number | boolean | null | HiddenFields>>;

const MAX_TEXT_LENGTH = 500;
const FIELDS = new Set(Object.keys({ ...enquirySchema.in.shape, ...terminfinderEnquirySchema.in.shape }));

/**
 * The part of an error report's form data that is stored: the fields of our forms, as typed, valid or not, each cut to
 * the length that a person types. Our forms are flat, so nested values are dropped, but for the hidden fields.
 */
export function rescuedFormData(data: Readonly<Record<string, unknown>>): RescuedFormData {
  const kept: Record<string, RescuedFormData[string]> = {};
  for (const [field, value] of Object.entries(data)) {
    if (!FIELDS.has(field) && !isQuestionKey(field)) continue;
    const hidden = field === 'hidden' ? hiddenFieldsSchema.safeParse(value) : undefined;
    if (hidden?.success) kept[field] = hidden.data;
    if (typeof value === 'string') kept[field] = value.slice(0, maxLengthOf(field));
    if (value === null || typeof value === 'number' || typeof value === 'boolean') kept[field] = value;
  }
  return kept;
}

function maxLengthOf(field: string): number {
  return field === 'raw_query' ? MAX_RAW_QUERY_LENGTH : MAX_TEXT_LENGTH;
}

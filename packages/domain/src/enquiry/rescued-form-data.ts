import { enquirySchema, MAX_RAW_QUERY_LENGTH } from './enquiry-schema.ts';
import { terminfinderEnquirySchema } from './terminfinder-enquiry-schema.ts';

export type RescuedFormData = Readonly<Record<string, string | number | boolean | null>>;

const MAX_TEXT_LENGTH = 500;
const FIELDS = Object.keys({ ...enquirySchema.in.shape, ...terminfinderEnquirySchema.in.shape });

/**
 * What is kept of the form data in an error report: the fields that our forms have, as they were typed, right or wrong,
 * and no more of each than a person types. Forms are flat, so whatever is not is none of theirs.
 */
export function rescuedFormData(data: Readonly<Record<string, unknown>>): RescuedFormData {
  const kept: Record<string, RescuedFormData[string]> = {};
  for (const field of FIELDS.filter((known) => Object.hasOwn(data, known))) {
    const value = data[field];
    if (typeof value === 'string') kept[field] = value.slice(0, maxLengthOf(field));
    if (value === null || typeof value === 'number' || typeof value === 'boolean') kept[field] = value;
  }
  return kept;
}

function maxLengthOf(field: string): number {
  return field === 'raw_query' ? MAX_RAW_QUERY_LENGTH : MAX_TEXT_LENGTH;
}

import { MAX_SEARCH_LENGTH } from '@funnel/domain/desk-search/search-words';
import { LEAD_SOURCES } from '@funnel/domain/enquiry/enquiry-schema';
import { STATUSES } from '@funnel/domain/pipeline/status';
import { z } from '@funnel/domain/schema';
import { plainText } from '@funnel/domain/text/plain-text';

const instant = z.iso.datetime({ offset: true }).transform((text) => new Date(text));
const flag = z.enum(['true', 'false']).transform((text) => text === 'true');

/** A selection of two hundred. */
const MAX_IDS_LENGTH = 6000;

/** Comma-separated codes. */
function codes<const Codes extends readonly [string, ...string[]]>(list: Codes) {
  return z
    .string()
    .max(200)
    .transform((text) => text.split(','))
    .pipe(z.array(z.enum(list)).min(1));
}

/** Which enquiries are listed, counted or exported. An absent field does not filter. */
export const enquiryFilterShape = {
  /** Words in name, e-mail, telephone, postcode or notes, in any spelling; all must match. */
  search: plainText(MAX_SEARCH_LENGTH).optional(),
  status: codes(STATUSES).optional(),
  /** A staff id, or `nobody`. */
  assignee: plainText(64).optional(),
  /** The code of a showroom, or `none`. */
  showroom: plainText(64).optional(),
  source: codes(LEAD_SOURCES).optional(),
  /** Only these: comma-separated ids. */
  ids: z
    .string()
    .max(MAX_IDS_LENGTH)
    .regex(/^[\w-]{1,64}(?:,[\w-]{1,64})*$/, 'must be ids with commas between them')
    .transform((text) => text.split(','))
    .optional(),
  /** Received at or after this. */
  from: instant.optional(),
  /** Received before this. */
  until: instant.optional(),
  /** Whether it may come from a bot. */
  suspect: flag.optional(),
  /** Whether it was rescued from an error report. */
  rescued: flag.optional(),
};

export type EnquiryFilter = z.output<z.ZodObject<typeof enquiryFilterShape>>;

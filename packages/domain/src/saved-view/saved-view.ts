import { MAX_SEARCH_LENGTH } from '../desk-search/search-words.ts';
import { ENTERED_SOURCES } from '../enquiry/entered-enquiry.ts';
import { STATUSES } from '../pipeline/status.ts';
import { z } from '../schema.ts';
import { plainText } from '../text/plain-text.ts';

export const MAX_VIEW_NAME_LENGTH = 40;
/** Limit of the views of one person, and of the shared ones together. */
export const MAX_VIEWS = 30;

/** Which enquiries a view shows. An absent field does not filter. */
export const viewFilterSchema = z.object({
  search: plainText(MAX_SEARCH_LENGTH).optional(),
  status: z.array(z.enum(STATUSES)).max(STATUSES.length).optional(),
  /** A staff id, `nobody`, or `me`: the viewer. */
  assignee: plainText(64).optional(),
  /** The code of a showroom, or `none`. */
  showroom: plainText(64).optional(),
  /** Entered without a form. */
  source: z.array(z.enum(ENTERED_SOURCES)).max(ENTERED_SOURCES.length).optional(),
  /** Received within this many days. */
  days: z.int().min(1).max(3660).optional(),
});
export type ViewFilter = z.output<typeof viewFilterSchema>;

/** The filter without empty fields, in one order: equal filters are equal as text. */
export function tidyFilter(filter: ViewFilter): ViewFilter {
  const { search, status, assignee, showroom, source, days } = filter;
  return {
    ...(search && { search }),
    ...(status && status.length > 0 && { status: STATUSES.filter((each) => status.includes(each)) }),
    ...(assignee && { assignee }),
    ...(showroom && { showroom }),
    ...(source && source.length > 0 && { source: ENTERED_SOURCES.filter((each) => source.includes(each)) }),
    ...(days && { days }),
  };
}

export function isSameFilter(one: ViewFilter, other: ViewFilter): boolean {
  return JSON.stringify(tidyFilter(one)) === JSON.stringify(tidyFilter(other));
}

const DAY_MS = 24 * 60 * 60 * 1000;

/** The view as a query of the list: codes with commas, and days before now as a time. */
export function listQueryOf(filter: ViewFilter, staffId: string, now: Date): Record<string, string> {
  const { search, status, assignee, showroom, source, days } = tidyFilter(filter);
  // To the minute, so that a cached query is used for a while.
  const from = days && new Date(Math.floor((now.getTime() - days * DAY_MS) / 60_000) * 60_000);
  return {
    ...(search && { search }),
    ...(status && { status: status.join() }),
    ...(assignee && { assignee: assignee === 'me' ? staffId : assignee }),
    ...(showroom && { showroom }),
    ...(source && { source: source.join() }),
    ...(from && { from: from.toISOString() }),
  };
}

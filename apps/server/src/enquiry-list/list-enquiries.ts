import {
  type countEnquiriesEndpoint,
  type listEnquiriesEndpoint,
  MAX_COUNT,
} from '@funnel/contract/enquiry-list/list-enquiries';
import type { z } from '@funnel/domain/schema';
import type { Services } from '../services.ts';
import {
  countEnquiries as countRows,
  listEnquiries as listRows,
  type Position,
} from './enquiry-list.queries.ts';
import { shownEnquiry } from './shown-enquiries.ts';

interface ListCall {
  readonly query: z.output<NonNullable<(typeof listEnquiriesEndpoint)['query']>>;
}

/** One page of enquiries. The cursor names the last row, so rows that come meanwhile move nothing (keyset). */
export async function listEnquiries({ db, now: clock }: Services, { query }: ListCall) {
  const { after, limit, ...filter } = query;
  const now = clock();
  const position = after === undefined ? undefined : positionOf(after);
  const rows = await listRows(db, { now, filter, after: position, limit });
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  return {
    data: {
      enquiries: page.map(shownEnquiry(now)),
      next: last && rows.length > limit ? cursorOf(last) : null,
    },
  };
}

interface CountCall {
  readonly query: z.output<NonNullable<(typeof countEnquiriesEndpoint)['query']>>;
}

export async function countEnquiries({ db }: Services, { query }: CountCall) {
  const count = await countRows(db, query, MAX_COUNT);
  return { data: { count: Math.min(count, MAX_COUNT), isMore: count > MAX_COUNT } };
}

const cursorOf = ({ receivedAt, enquiryId }: Position) => `${receivedAt.getTime()}~${enquiryId}`;

function positionOf(cursor: string): Position {
  const [time = '', enquiryId = ''] = cursor.split('~');
  return { receivedAt: new Date(Number(time)), enquiryId };
}

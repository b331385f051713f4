import type { ListedEnquiry } from '@funnel/contract/enquiry-list/list-enquiries';
import { MAX_AT_ONCE } from '@funnel/contract/pipeline/change-enquiry';
import type { Selection } from '@funnel/domain/enquiry-list/selection';
import type { EnquiryPage } from '../part/use-enquiry-pages.ts';

export interface ListPages {
  readonly pages: EnquiryPage[];
  readonly pageParams: unknown[];
}

/** The list with one row as stored by the server. A stale reply changes nothing. */
export function withChangedRow<List extends ListPages>(
  list: List,
  enquiryId: string,
  changed: Partial<ListedEnquiry>,
): List {
  const isOlder = (row: ListedEnquiry) => (changed.version ?? row.version) < row.version;
  const changedRow = (row: ListedEnquiry) =>
    row.enquiryId === enquiryId && !isOlder(row) ? { ...row, ...changed } : row;
  return {
    ...list,
    pages: list.pages.map((page) => ({ ...page, enquiries: page.enquiries.map(changedRow) })),
  };
}

/** All results, up to the limit of a bulk change. */
export function selectionOfAll(ids: readonly string[]): Selection {
  return { ids: new Set(ids.slice(0, MAX_AT_ONCE)) };
}

/** Adds the later pages to the selection, unless it was cleared meanwhile. */
export function selectionWithRest(before: Selection, ids: readonly string[]): Selection {
  return before.ids.size === 0 ? before : selectionOfAll(ids);
}

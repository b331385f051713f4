import { countEnquiriesEndpoint, type ListedEnquiry } from '@funnel/contract/enquiry-list/list-enquiries';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { ENQUIRIES, type ListQuery, useEnquiryPages } from '../part/use-enquiry-pages.ts';
import { replyOf, useCalls } from '../shell/call.ts';
import { type ListPages, withChangedRow } from './row-changes.ts';

export const COUNT = 'enquiry-count';

/** The enquiries with cursor pagination, and their count. */
export function useEnquiries(filter: ListQuery) {
  const { call } = useCalls();
  const count = useQuery({
    queryKey: [COUNT, filter],
    queryFn: async () => (await replyOf(call(countEnquiriesEndpoint, { query: filter }))).data,
    placeholderData: keepPreviousData,
  });
  const { pages, rows } = useEnquiryPages(filter);
  const last = useRef<{ readonly rows: typeof rows; readonly at: Date }>(undefined);
  if (pages.data && !pages.isPlaceholderData) last.current = { rows, at: new Date(pages.dataUpdatedAt) };
  return {
    pages,
    // On an error the last rows stay on the screen, as stale.
    rows: pages.isError ? (last.current?.rows ?? []) : rows,
    /** The load time of stale rows; undefined while they are live. */
    asOf: pages.isError ? last.current?.at : undefined,
    count: count.data,
    /** False: the count is that of the former filter. */
    isCounted: !count.isPlaceholderData,
  };
}

/** Writes a reply of the server into the cached rows. */
export function useRowChange() {
  const queries = useQueryClient();
  return (enquiryId: string, changed: Partial<ListedEnquiry>) =>
    queries.setQueriesData<ListPages>(
      { queryKey: [ENQUIRIES] },
      (list) => list && withChangedRow(list, enquiryId, changed),
    );
}

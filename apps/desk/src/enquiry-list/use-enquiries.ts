import { countEnquiriesEndpoint, type ListedEnquiry } from '@funnel/contract/enquiry-list/list-enquiries';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { ENQUIRIES, type ListQuery, useEnquiryPages } from '../part/use-enquiry-pages.ts';
import { replyOf, useCalls } from '../shell/call.ts';
import { type ListPages, withChangedRow } from './row-changes.ts';

export const COUNT = 'enquiry-count';

/** The enquiries in pages, and how many there are. */
export function useEnquiries(filter: ListQuery) {
  const { call } = useCalls();
  const count = useQuery({
    queryKey: [COUNT, filter],
    queryFn: async () => (await replyOf(call(countEnquiriesEndpoint, { query: filter }))).data,
    placeholderData: keepPreviousData,
    retry: false,
  });
  const { pages, rows } = useEnquiryPages(filter);
  const last = useRef<{ readonly rows: typeof rows; readonly at: Date }>(undefined);
  if (pages.data && !pages.isPlaceholderData) last.current = { rows, at: new Date(pages.dataUpdatedAt) };
  return {
    pages,
    // A list that cannot be loaded leaves the one before it on the screen.
    rows: pages.isError ? (last.current?.rows ?? []) : rows,
    /** When that was loaded which is shown; undefined while it is live. */
    asOf: pages.isError ? last.current?.at : undefined,
    count: count.data,
    /** The count is not that of the list before. */
    isCounted: !count.isPlaceholderData,
  };
}

/** Puts what the server has answered into the rows that are shown. */
export function useRowChange() {
  const queries = useQueryClient();
  return (enquiryId: string, changed: Partial<ListedEnquiry>) =>
    queries.setQueriesData<ListPages>(
      { queryKey: [ENQUIRIES] },
      (list) => list && withChangedRow(list, enquiryId, changed),
    );
}

import {
  countEnquiriesEndpoint,
  type ListedEnquiry,
  listEnquiriesEndpoint,
} from '@funnel/contract/enquiry-list/list-enquiries';
import { keepPreviousData, useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { replyOf, useCalls } from '../shell/call.ts';

export const ENQUIRIES = 'enquiries';
export const COUNT = 'enquiry-count';
const PAGE = 50;

interface Page {
  readonly enquiries: readonly ListedEnquiry[];
  readonly next: string | null;
}

/** The enquiries in pages, and how many there are. The rows before stay while others are on their way. */
export function useEnquiries(filter: Readonly<Record<string, string>>) {
  const { call } = useCalls();
  const pages = useInfiniteQuery({
    queryKey: [ENQUIRIES, filter],
    queryFn: async ({ pageParam: after }): Promise<Page> => {
      const query = { ...filter, limit: PAGE, ...(after !== null && { after }) };
      return (await replyOf(call(listEnquiriesEndpoint, { query }))).data;
    },
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
    retry: false,
  });
  const count = useQuery({
    queryKey: [COUNT, filter],
    queryFn: async () => (await replyOf(call(countEnquiriesEndpoint, { query: filter }))).data,
    placeholderData: keepPreviousData,
    retry: false,
  });
  const rows = pages.data?.pages.flatMap(({ enquiries }) => enquiries) ?? [];
  return { pages, rows, count: count.data };
}

/** Puts what the server has answered into the rows that are shown. */
export function useRowChange() {
  const queries = useQueryClient();
  return (enquiryId: string, changed: Partial<ListedEnquiry>) =>
    queries.setQueriesData<{ pages: Page[]; pageParams: unknown[] }>(
      { queryKey: [ENQUIRIES] },
      (data) =>
        data && {
          ...data,
          pages: data.pages.map((page) => ({
            ...page,
            enquiries: page.enquiries.map((row) =>
              row.enquiryId === enquiryId ? { ...row, ...changed } : row,
            ),
          })),
        },
    );
}

import { type ListedEnquiry, listEnquiriesEndpoint } from '@funnel/contract/enquiry-list/list-enquiries';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { replyOf, useCalls } from '../shell/call.ts';

export const ENQUIRIES = 'enquiries';
const PAGE = 50;

/** Search and filters as query parameters. */
export type ListQuery = Readonly<Record<string, string>>;

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The list that a record was opened from. */
    readonly list?: ListQuery | undefined;
  }
}

export interface EnquiryPage {
  readonly enquiries: readonly ListedEnquiry[];
  readonly next: string | null;
}

/** Enquiries with cursor pagination. Former rows stay on the screen while new ones load. */
export function useEnquiryPages(filter: ListQuery | undefined, { staleTime = 0 } = {}) {
  const { call } = useCalls();
  const pages = useInfiniteQuery({
    queryKey: [ENQUIRIES, filter],
    queryFn: async ({ pageParam: after }): Promise<EnquiryPage> => {
      const query = { ...filter, limit: PAGE, ...(after !== null && { after }) };
      return (await replyOf(call(listEnquiriesEndpoint, { query }))).data;
    },
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
    enabled: filter !== undefined,
    staleTime,
  });
  return { pages, rows: pages.data?.pages.flatMap(({ enquiries }) => enquiries) ?? [] };
}

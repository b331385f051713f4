import { listTimelineEndpoint } from '@funnel/contract/enquiry-record/list-timeline';
import type { z } from '@funnel/domain/schema';
import { useInfiniteQuery } from '@tanstack/react-query';
import { replyOf, useCalls } from '../shell/call.ts';

export const TIMELINE = 'timeline';
const PAGE = 50;

export type TimelineEvent = z.output<(typeof listTimelineEndpoint)['reply']>['data']['events'][number];

/** The history of an enquiry, newest first, with cursor pagination. */
export function useTimeline(enquiryId: string | undefined) {
  const { call } = useCalls();
  return useInfiniteQuery({
    queryKey: [TIMELINE, enquiryId],
    queryFn: async ({ pageParam: before }) => {
      const query = { enquiryId: enquiryId ?? '', limit: PAGE, ...(before !== null && { before }) };
      return (await replyOf(call(listTimelineEndpoint, { query }))).data;
    },
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    enabled: enquiryId !== undefined,
  });
}

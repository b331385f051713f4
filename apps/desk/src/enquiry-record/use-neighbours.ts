import { useLocation, useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useEnquiryPages } from '../part/use-enquiry-pages.ts';

/** Prefetches the next page when the record is this close to the last loaded row. */
const NEAR_END = 5;

/** The previous and next enquiry of the list that the record was opened from. */
export function useNeighbours(enquiryId: string) {
  const list = useLocation({ select: ({ state }) => state.list });
  const navigate = useNavigate();
  // Not live: a changing order would skip or repeat enquiries.
  const { pages, rows } = useEnquiryPages(list, { staleTime: Number.POSITIVE_INFINITY });
  const index = rows.findIndex((row) => row.enquiryId === enquiryId);
  const { hasNextPage, isFetching, fetchNextPage } = pages;
  const isNearEnd = index >= 0 && index >= rows.length - NEAR_END;
  useEffect(() => {
    if (isNearEnd && hasNextPage && !isFetching) void fetchNextPage();
  }, [isNearEnd, hasNextPage, isFetching, fetchNextPage]);
  /** Replaces the history entry, so that Back leads to the list. */
  const goTo = (to: number) => {
    const row = index < 0 ? undefined : rows[to];
    if (!row) return;
    return () =>
      void navigate({
        to: '/enquiries/$enquiryId',
        params: { enquiryId: row.enquiryId },
        state: { list },
        replace: true,
      });
  };
  return { isListed: list !== undefined, previous: goTo(index - 1), next: goTo(index + 1) };
}

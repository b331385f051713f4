import { useLocation, useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useEnquiryPages } from '../part/use-enquiry-pages.ts';

/** So near to the last row that is loaded, the next ones are fetched ahead. */
const NEAR_END = 5;

/** The enquiries before and after this one in the list that it was opened from, where there is such a list. */
export function useNeighbours(enquiryId: string) {
  const list = useLocation({ select: ({ state }) => state.list });
  const navigate = useNavigate();
  // As they were listed: an order that changes while one goes through it leads astray.
  const { pages, rows } = useEnquiryPages(list, { staleTime: Number.POSITIVE_INFINITY });
  const index = rows.findIndex((row) => row.enquiryId === enquiryId);
  const { hasNextPage, isFetching, fetchNextPage } = pages;
  const isNearEnd = index >= 0 && index >= rows.length - NEAR_END;
  useEffect(() => {
    if (isNearEnd && hasNextPage && !isFetching) void fetchNextPage();
  }, [isNearEnd, hasNextPage, isFetching, fetchNextPage]);
  /** In place of this record: the way back leads to the list. */
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

import { MAX_AT_ONCE } from '@funnel/contract/pipeline/change-enquiry';
import type { Selection } from '@funnel/domain/enquiry-list/selection';
import { type Dispatch, type SetStateAction, useRef, useState } from 'react';
import { selectionOfAll, selectionWithRest } from './row-changes.ts';
import type { useEnquiries } from './use-enquiries.ts';

interface SelectAll {
  /** Identifies the list: pages of another list must not join the selection. */
  readonly listKey: string;
  readonly pages: ReturnType<typeof useEnquiries>['pages'];
  readonly onSelect: Dispatch<SetStateAction<Selection>>;
}

/**
 * Selects all results, up to the limit of a bulk change. Loaded rows are selected at once, later pages as they arrive,
 * unless the selection was cleared meanwhile.
 */
export function useSelectAll({ listKey, pages, onSelect }: SelectAll) {
  const current = useRef(listKey);
  current.current = listKey;
  const [isLoading, setIsLoading] = useState(false);
  async function selectAll(): Promise<void> {
    if (isLoading) return;
    setIsLoading(true);
    let known = idsOf(pages.data);
    let hasMore = pages.hasNextPage;
    onSelect(selectionOfAll(known));
    while (hasMore && known.length < MAX_AT_ONCE && current.current === listKey) {
      const next = await pages.fetchNextPage();
      known = idsOf(next.data);
      hasMore = next.hasNextPage && !next.isError;
    }
    setIsLoading(false);
    if (current.current === listKey) onSelect((before) => selectionWithRest(before, known));
  }
  return { selectAll, isLoading };
}

function idsOf(data: SelectAll['pages']['data']): string[] {
  return (data?.pages ?? []).flatMap(({ enquiries }) => enquiries.map(({ enquiryId }) => enquiryId));
}

import type { QueueEntry } from '@funnel/contract/call-queue/show-queue';
import type { EnquiryRecord } from '@funnel/contract/enquiry-record/show-enquiry';
import { useQueryClient } from '@tanstack/react-query';
import { QUEUE } from './queue-key.ts';
import { recordOfRow } from './record-of-row.ts';
import { ENQUIRIES, type EnquiryPage } from './use-enquiry-pages.ts';

/**
 * Placeholder record from cached list rows, shown at once. Records are never prefetched: each load is logged as a view.
 */
export function useKnownRecord(): (enquiryId: string) => EnquiryRecord | undefined {
  const queries = useQueryClient();
  return (enquiryId) => {
    const queues = queries.getQueriesData<{ readonly entries: readonly QueueEntry[] }>({
      queryKey: [QUEUE],
    });
    const lists = queries.getQueriesData<{ readonly pages: readonly EnquiryPage[] }>({
      queryKey: [ENQUIRIES],
    });
    const pages = lists.flatMap(([, list]) => list?.pages ?? []);
    const isIt = (row: { readonly enquiryId: string }) => row.enquiryId === enquiryId;
    const row =
      pages.flatMap(({ enquiries }) => enquiries).find(isIt) ??
      queues.flatMap(([, queue]) => queue?.entries ?? []).find(isIt);
    return row && recordOfRow(row);
  };
}

import { useSending } from '@funnel/browser/session/use-sending';
import type { Outcome } from '@funnel/contract/client';
import {
  keepApartEndpoint,
  mergeEnquiryEndpoint,
  unmergeEnquiryEndpoint,
} from '@funnel/contract/same-person/merge-enquiry';
import { useQueryClient } from '@tanstack/react-query';
import { RECORD } from '../part/use-record.ts';
import { TIMELINE } from '../part/use-timeline.ts';
import { useCalls } from '../shell/call.ts';

/** Merges enquiries of one person, and undoes a merge. */
export function useSamePerson() {
  const { call } = useCalls();
  const queries = useQueryClient();
  const sending = useSending();
  async function send<T>(calling: () => Promise<Outcome<T>>): Promise<void> {
    if (sending.isSending) return;
    await sending.send(calling);
    // Both records and both histories are stale.
    await Promise.all([RECORD, TIMELINE].map((key) => queries.invalidateQueries({ queryKey: [key] })));
  }
  return {
    isSending: sending.isSending,
    isFailed: sending.failure !== undefined,
    merge: (enquiryId: string, into: string) =>
      void send(() => call(mergeEnquiryEndpoint, { body: { enquiryId, into } })),
    unmerge: (enquiryId: string) => void send(() => call(unmergeEnquiryEndpoint, { body: { enquiryId } })),
    keepApart: (enquiryId: string, otherId: string) =>
      void send(() => call(keepApartEndpoint, { body: { enquiryId, otherId } })),
  };
}

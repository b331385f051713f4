import { type EnquiryRecord, showEnquiryEndpoint } from '@funnel/contract/enquiry-record/show-enquiry';
import { CLAIM_SILENCE_MS, lookAgainMs } from '@funnel/domain/call-queue/claim';
import { useQuery } from '@tanstack/react-query';
import { codeOf, replyOf, useCalls } from '../shell/call.ts';

export const RECORD = 'record';

/** One enquiry with everything. The server logs each load as a view. */
export function useRecord(
  enquiryId: string | undefined,
  /** Placeholder until the record has loaded. */
  known?: (enquiryId: string) => EnquiryRecord | undefined,
) {
  const { call } = useCalls();
  return useQuery({
    queryKey: [RECORD, enquiryId],
    queryFn: async (): Promise<EnquiryRecord> =>
      (await replyOf(call(showEnquiryEndpoint, { query: { enquiryId: enquiryId ?? '' } }))).data,
    enabled: enquiryId !== undefined,
    placeholderData: () => (enquiryId === undefined ? undefined : known?.(enquiryId)),
    // Reloaded by events only: each load is logged as a view.
    refetchOnWindowFocus: false,
    // A claim expires without an event.
    refetchInterval: ({ state: { data } }) =>
      data?.claim ? lookAgainMs([data.claim], CLAIM_SILENCE_MS) : false,
  });
}

export function isNotFound(error: unknown): boolean {
  return codeOf(error) === 'NOT_FOUND';
}

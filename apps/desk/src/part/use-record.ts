import { type EnquiryRecord, showEnquiryEndpoint } from '@funnel/contract/enquiry-record/show-enquiry';
import { CLAIM_SILENCE_MS, lookAgainMs } from '@funnel/domain/call-queue/claim';
import { useQuery } from '@tanstack/react-query';
import { codeOf, replyOf, useCalls } from '../shell/call.ts';

export const RECORD = 'record';

/** Everything about one enquiry. The server writes down that it was looked at. */
export function useRecord(
  enquiryId: string | undefined,
  /** What is shown until the server has answered. */
  known?: (enquiryId: string) => EnquiryRecord | undefined,
) {
  const { call } = useCalls();
  return useQuery({
    queryKey: [RECORD, enquiryId],
    queryFn: async (): Promise<EnquiryRecord> =>
      (await replyOf(call(showEnquiryEndpoint, { query: { enquiryId: enquiryId ?? '' } }))).data,
    enabled: enquiryId !== undefined,
    placeholderData: () => (enquiryId === undefined ? undefined : known?.(enquiryId)),
    // Events say when it is to be loaded again: each look is written down.
    refetchOnWindowFocus: false,
    // A silent claim ends without an event.
    refetchInterval: ({ state: { data } }) =>
      data?.claim ? lookAgainMs([data.claim], CLAIM_SILENCE_MS) : false,
    retry: false,
  });
}

export function isNotFound(error: unknown): boolean {
  return codeOf(error) === 'NOT_FOUND';
}

import type { EnquiryRecord } from '@funnel/contract/enquiry-record/show-enquiry';
import { assignEnquiryEndpoint, changeStatusEndpoint } from '@funnel/contract/pipeline/change-enquiry';
import { vetEnquiryEndpoint } from '@funnel/contract/pipeline/vet-enquiry';
import type { Verdict } from '@funnel/domain/enquiry/vetting';
import type { LostReason, Status } from '@funnel/domain/pipeline/status';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { FailedCall, replyOf, useCalls } from '../shell/call.ts';
import { RECORD } from '../shell/enquiry/use-record.ts';

type Change =
  | { readonly status: Status; readonly lostReason?: LostReason }
  | { readonly verdict: Verdict }
  | { readonly assignee: string | null }
  | { readonly showroom: string | null };

/** Status and assignment. What somebody else has changed meanwhile is never overwritten. */
export function useChanges({ enquiryId, version }: Pick<EnquiryRecord, 'enquiryId' | 'version'>) {
  const { callOnce } = useCalls();
  const queries = useQueryClient();
  // One after the other, each with the version that the one before led to: nothing that was pressed quickly is lost.
  const latest = useRef(version);
  latest.current = Math.max(latest.current, version);
  const change = useMutation({
    scope: { id: `changes of ${enquiryId}` },
    mutationFn: (to: Change): Promise<{ readonly data: { readonly version: number } }> => {
      const seen = { enquiryId, version: latest.current };
      if ('verdict' in to) return replyOf(callOnce(vetEnquiryEndpoint, { body: { ...seen, ...to } }));
      return replyOf(
        'status' in to
          ? callOnce(changeStatusEndpoint, { body: { ...seen, ...to } })
          : callOnce(assignEnquiryEndpoint, { body: { ...seen, ...to } }),
      );
    },
    onSuccess: ({ data }) => {
      latest.current = Math.max(latest.current, data.version);
    },
    onSettled: () => queries.invalidateQueries({ queryKey: [RECORD, enquiryId] }),
  });
  return {
    isStale: change.error instanceof FailedCall && change.error.failure.code === 'STALE',
    isFailed: change.isError,
    forget: change.reset,
    change: (to: Change) => change.mutate(to),
  };
}

import { useText } from '@funnel/browser/language';
import type { EnquiryRecord } from '@funnel/contract/enquiry-record/show-enquiry';
import {
  assignEnquiryEndpoint,
  changeStatusEndpoint,
  type ManyChange,
} from '@funnel/contract/pipeline/change-enquiry';
import { vetEnquiryEndpoint } from '@funnel/contract/pipeline/vet-enquiry';
import type { Verdict } from '@funnel/domain/enquiry/vetting';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { useChangeUndo } from '../part/change-undo.tsx';
import { changeWords } from '../part/change-words.ts';
import { RECORD } from '../part/use-record.ts';
import { codeOf, replyOf, useCalls } from '../shell/call.ts';
import { useColleagues } from '../shell/use-colleagues.ts';

type Change = ManyChange | { readonly verdict: Verdict };
interface Changed {
  readonly version: number;
  /** Absent for a verdict of the vetting. */
  readonly changeId?: string | null;
}

/** Changes status and assignee. A stale version is refused, never overwritten. */
export function useChanges({ enquiryId, version, contact }: EnquiryRecord) {
  const say = useText();
  const { callOnce } = useCalls();
  const colleagues = useColleagues();
  const { offer } = useChangeUndo();
  const queries = useQueryClient();
  // Requests are serialised, each with the version that the one before has returned. Fast clicks would be STALE
  // otherwise.
  const latest = useRef(version);
  latest.current = Math.max(latest.current, version);
  const change = useMutation({
    scope: { id: `changes of ${enquiryId}` },
    onMutate: () => Date.now(),
    mutationFn: (to: Change): Promise<{ readonly data: Changed }> => {
      const seen = { enquiryId, version: latest.current };
      if ('verdict' in to) return replyOf(callOnce(vetEnquiryEndpoint, { body: { ...seen, ...to } }));
      return replyOf(
        'status' in to
          ? callOnce(changeStatusEndpoint, { body: { ...seen, ...to } })
          : callOnce(assignEnquiryEndpoint, { body: { ...seen, ...to } }),
      );
    },
    onSuccess: ({ data: { version: next, changeId = null } }, to, sentAt) => {
      latest.current = Math.max(latest.current, next);
      if ('verdict' in to) return;
      const what = changeWords(to, { say, colleagues });
      offer({ whom: contact.fullName, what, changeIds: [changeId], sentAt });
    },
    onSettled: () => queries.invalidateQueries({ queryKey: [RECORD, enquiryId] }),
  });
  return {
    isStale: codeOf(change.error) === 'STALE',
    isFailed: change.isError,
    forget: change.reset,
    change: (to: Change) => change.mutate(to),
  };
}

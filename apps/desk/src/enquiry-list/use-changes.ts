import type { ListedEnquiry } from '@funnel/contract/enquiry-list/list-enquiries';
import {
  assignEnquiryEndpoint,
  changeManyEndpoint,
  changeStatusEndpoint,
  type ManyChange,
} from '@funnel/contract/pipeline/change-enquiry';
import type { LostReason, Status } from '@funnel/domain/pipeline/status';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { FailedCall, replyOf, useCalls } from '../shell/call.ts';
import { ENQUIRIES } from '../shell/enquiry/use-enquiry-pages.ts';
import { useColleagues } from '../shell/use-colleagues.ts';
import { useRowChange } from './use-enquiries.ts';

export interface NewStatus {
  readonly status: Status;
  readonly lostReason?: LostReason;
}

/** Status and assignment. A row that somebody else has changed meanwhile is never overwritten. */
export function useChanges() {
  const { callOnce } = useCalls();
  const queries = useQueryClient();
  const changeRow = useRowChange();
  const staff = useColleagues();
  const nameOf = (staffId: string) => staff.find((one) => one.staffId === staffId)?.name ?? '';
  const change = useMutation({
    mutationFn: ({ row: { enquiryId, version }, to }: Change) => {
      const body = { enquiryId, version };
      return replyOf(
        'status' in to
          ? callOnce(changeStatusEndpoint, { body: { ...body, ...to } })
          : callOnce(assignEnquiryEndpoint, { body: { ...body, ...to } }),
      );
    },
    onSuccess: ({ data: { enquiryId, version, status, lostReason, assignee } }) =>
      changeRow(enquiryId, {
        version,
        status,
        lostReason,
        assignee: assignee === null ? null : { staffId: assignee, name: nameOf(assignee) },
      }),
    onError: () => queries.invalidateQueries({ queryKey: [ENQUIRIES] }),
  });
  const many = useMutation({
    mutationFn: ({ rows, to }: { rows: readonly ListedEnquiry[]; to: ManyChange }) => {
      const enquiries = rows.map(({ enquiryId, version }) => ({ enquiryId, version }));
      return replyOf(callOnce(changeManyEndpoint, { body: { enquiries, change: to } }));
    },
    onSettled: () => queries.invalidateQueries({ queryKey: [ENQUIRIES] }),
  });
  return {
    staff,
    many,
    isStale: change.error instanceof FailedCall && change.error.failure.code === 'STALE',
    isFailed: change.isError || many.isError,
    moveTo: (row: ListedEnquiry, to: NewStatus) => change.mutate({ row, to }),
    assignTo: (row: ListedEnquiry, assignee: string | null) => change.mutate({ row, to: { assignee } }),
  };
}

interface Change {
  readonly row: ListedEnquiry;
  readonly to: NewStatus | { readonly assignee: string | null };
}

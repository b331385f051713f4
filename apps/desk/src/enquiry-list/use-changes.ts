import { useText } from '@funnel/browser/language';
import type { ListedEnquiry } from '@funnel/contract/enquiry-list/list-enquiries';
import {
  assignEnquiryEndpoint,
  changeManyEndpoint,
  changeStatusEndpoint,
  type ManyChange,
} from '@funnel/contract/pipeline/change-enquiry';
import type { LostReason, Status } from '@funnel/domain/pipeline/status';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useChangeUndo } from '../part/change-undo.tsx';
import { changeWords } from '../part/change-words.ts';
import { ENQUIRIES } from '../part/use-enquiry-pages.ts';
import { codeOf, replyOf, useCalls } from '../shell/call.ts';
import { useColleagues } from '../shell/use-colleagues.ts';
import { countWords } from './count-words.ts';
import { useRowChange } from './use-enquiries.ts';

export interface NewStatus {
  readonly status: Status;
  readonly lostReason?: LostReason;
}

/** Changes status and assignee. A stale version is refused, never overwritten. */
export function useChanges() {
  const say = useText();
  const { callOnce } = useCalls();
  const { offer } = useChangeUndo();
  const queries = useQueryClient();
  const changeRow = useRowChange();
  const staff = useColleagues();
  const nameOf = (staffId: string) => staff.find((one) => one.staffId === staffId)?.name ?? '';
  const reload = () => queries.invalidateQueries({ queryKey: [ENQUIRIES] });
  const wordsOf = (to: ManyChange) => changeWords(to, { say, colleagues: staff });
  const change = useMutation({
    onMutate: () => Date.now(),
    mutationFn: ({ row: { enquiryId, version }, to }: Change) => {
      const body = { enquiryId, version };
      return replyOf(
        'status' in to
          ? callOnce(changeStatusEndpoint, { body: { ...body, ...to } })
          : callOnce(assignEnquiryEndpoint, { body: { ...body, ...to } }),
      );
    },
    onSuccess: ({ data }, { row, to }, sentAt) => {
      const { enquiryId, version, status, lostReason, assignee, changeId } = data;
      changeRow(enquiryId, {
        version,
        status,
        lostReason,
        assignee: assignee === null ? null : { staffId: assignee, name: nameOf(assignee) },
      });
      offer({ whom: row.fullName, what: wordsOf(to), changeIds: [changeId], sentAt });
    },
    onError: reload,
  });
  const many = useMutation({
    onMutate: () => {
      // Clears the error of the last single change.
      change.reset();
      return Date.now();
    },
    mutationFn: ({ rows, to }: { rows: readonly ListedEnquiry[]; to: ManyChange }) => {
      const enquiries = rows.map(({ enquiryId, version }) => ({ enquiryId, version }));
      return replyOf(callOnce(changeManyEndpoint, { body: { enquiries, change: to } }));
    },
    onSuccess: async ({ data: { changed } }, { to }, sentAt) => {
      // First the reload ends the selection, then the undo is offered. A later selection has to stay.
      await reload();
      const whom = countWords(changed.length, say);
      const changeIds = changed.map(({ changeId }) => changeId);
      // The result is outdated once the change is undone.
      offer({ whom, what: wordsOf(to), changeIds, sentAt, onUndone: () => many.reset() });
    },
    onError: reload,
  });
  return {
    staff,
    many,
    isStale: codeOf(change.error) === 'STALE',
    isFailed: change.isError || many.isError,
    moveTo: (row: ListedEnquiry, to: NewStatus) => change.mutate({ row, to }),
    assignTo: (row: ListedEnquiry, assignee: string | null) => change.mutate({ row, to: { assignee } }),
  };
}

interface Change {
  readonly row: ListedEnquiry;
  readonly to: NewStatus | { readonly assignee: string | null };
}

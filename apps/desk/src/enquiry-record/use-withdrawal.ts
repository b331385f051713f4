import { useText } from '@funnel/browser/language';
import type { EnquiryRecord } from '@funnel/contract/enquiry-record/show-enquiry';
import { withdrawFileEndpoint } from '@funnel/contract/enquiry-record/withdraw-file';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useChangeUndo } from '../part/change-undo.tsx';
import type { EnquiryFile } from '../part/floor-plans.tsx';
import { RECORD } from '../part/use-record.ts';
import { TIMELINE } from '../part/use-timeline.ts';
import { replyOf, useCalls } from '../shell/call.ts';
import { filesTexts as texts } from './record-texts.ts';

/** Takes files of the staff back, with an offer to undo it. */
export function useWithdrawal({ enquiryId, contact }: EnquiryRecord) {
  const say = useText();
  const { callOnce } = useCalls();
  const { offer } = useChangeUndo();
  const queries = useQueryClient();
  const withdrawal = useMutation({
    onMutate: () => Date.now(),
    mutationFn: ({ fileId }: EnquiryFile) =>
      replyOf(callOnce(withdrawFileEndpoint, { body: { enquiryId, fileId } })),
    onSuccess: ({ data: { changeId } }, { name }, sentAt) =>
      offer({ whom: contact.fullName, what: say(texts.withdrawn, { name }), changeIds: [changeId], sentAt }),
    onSettled: () =>
      Promise.all([RECORD, TIMELINE].map((key) => queries.invalidateQueries({ queryKey: [key, enquiryId] }))),
  });
  return { isFailed: withdrawal.isError, withdraw: (file: EnquiryFile) => withdrawal.mutate(file) };
}

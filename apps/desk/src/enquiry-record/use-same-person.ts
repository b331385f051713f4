import { useText } from '@funnel/browser/language';
import { useSending } from '@funnel/browser/session/use-sending';
import type { Outcome } from '@funnel/contract/client';
import {
  keepApartEndpoint,
  mergeAllEndpoint,
  unmergeEnquiryEndpoint,
} from '@funnel/contract/same-person/merge-enquiry';
import { useQueryClient } from '@tanstack/react-query';
import { useChangeUndo } from '../part/change-undo.tsx';
import { RECORD } from '../part/use-record.ts';
import { TIMELINE } from '../part/use-timeline.ts';
import { useCalls } from '../shell/call.ts';
import { personTexts as texts } from './record-texts.ts';

/** Merges enquiries of one person, and parts them. */
export function useSamePerson(fullName: string) {
  const say = useText();
  const { call } = useCalls();
  const { offer } = useChangeUndo();
  const queries = useQueryClient();
  const sending = useSending();
  async function send<T>(calling: () => Promise<Outcome<T>>): Promise<Outcome<T> | undefined> {
    if (sending.isSending) return undefined;
    const outcome = await sending.send(calling);
    // All their records and histories are stale.
    await Promise.all([RECORD, TIMELINE].map((key) => queries.invalidateQueries({ queryKey: [key] })));
    return outcome;
  }
  async function mergeAll(into: string): Promise<void> {
    const sentAt = Date.now();
    const outcome = await send(() => call(mergeAllEndpoint, { body: { into } }));
    if (!outcome?.ok) return;
    const { changeId, merged } = outcome.reply.data;
    const what = say(texts.mergedAll, { count: String(merged) });
    offer({ whom: fullName, what, changeIds: [changeId], sentAt });
  }
  return {
    isSending: sending.isSending,
    isFailed: sending.failure !== undefined,
    mergeAll: (into: string) => void mergeAll(into),
    unmerge: (enquiryId: string) => void send(() => call(unmergeEnquiryEndpoint, { body: { enquiryId } })),
    keepApart: (enquiryId: string, otherId: string) =>
      void send(() => call(keepApartEndpoint, { body: { enquiryId, otherId } })),
  };
}

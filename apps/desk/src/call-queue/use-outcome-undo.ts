import { useLanguage, useText } from '@funnel/browser/language';
import { useQueryClient } from '@tanstack/react-query';
import { useChangeUndo } from '../part/change-undo.tsx';
import { QUEUE } from '../part/queue-key.ts';
import { outcomeWords } from './outcome-words.ts';
import type { Queue } from './queue-changes.ts';
import type { useMyCall } from './use-my-call.ts';

type Calls = Pick<ReturnType<typeof useMyCall>, 'ended' | 'isUndoing' | 'undo' | 'forget'>;

/** Shows the undo of an outcome in the toast of every screen. The newest outcome wins. */
export function useOutcomeUndo({ ended, isUndoing, undo, forget }: Calls) {
  const say = useText();
  const { language } = useLanguage();
  const queries = useQueryClient();
  const change = useChangeUndo();
  if (!ended) return change;
  const [[, queue] = []] = queries.getQueriesData<Queue>({ queryKey: [QUEUE] });
  const { aheadMs = 0 } = queue ?? {};
  const now = new Date(Date.now() + aheadMs);
  return {
    toast: {
      done: { whom: ended.entry.fullName, what: outcomeWords(ended, { say, language, now }) },
      isSending: ended.callId === undefined,
      isUndoing,
      onUndo: undo,
    },
    offer(made: Parameters<typeof change.offer>[0]): void {
      forget('ended');
      change.offer(made);
    },
  };
}

import { useText } from '@funnel/browser/language';
import { undoChangesEndpoint } from '@funnel/contract/pipeline/undo-changes';
import { UNDO_SECONDS } from '@funnel/domain/desk/undo';
import { defineTexts } from '@funnel/domain/text/define-texts';
import type { LocalizedText } from '@funnel/domain/text/text';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { createContext, type ReactNode, useContext, useEffect, useState } from 'react';
import { replyOf, useCalls } from '../shell/call.ts';
import type { UndoToastProps } from '../shell/undo-toast.tsx';
import { undoLeftMs, undoResult } from './undo-window.ts';
import { ENQUIRIES } from './use-enquiry-pages.ts';
import { RECORD } from './use-record.ts';
import { TIMELINE } from './use-timeline.ts';

const texts = defineTexts('desk.undo.change', {
  undone: { de: 'Rückgängig gemacht.', en: 'Undone.' },
  undonePart: {
    de: '{count} rückgängig gemacht. Bei {left} ging das nicht mehr; sie blieben, wie sie sind.',
    en: '{count} undone. For {left} it was too late; they stayed as they are.',
  },
  over: { de: 'Das lässt sich nicht mehr rückgängig machen.', en: 'This can no longer be undone.' },
  failed: { de: 'Das hat gerade nicht geklappt.', en: 'That did not work just now.' },
} satisfies Record<string, LocalizedText>);

/** The last change. */
interface MadeChange {
  readonly whom: string;
  readonly what: string;
  readonly changeIds: readonly (string | null)[];
  /** In ms. The undo window of the server starts later, so this one never ends too late. */
  readonly sentAt: number;
  readonly onUndone?: () => void;
}

interface ChangeUndo {
  readonly toast: UndoToastProps;
  /** Offers the undo of a change. Replaces the offer before. */
  readonly offer: (made: MadeChange) => void;
}

const ChangeUndoContext = createContext<ChangeUndo>({ toast: { done: undefined }, offer: () => undefined });
/** Overrides the offer for nested screens, such as with the undo of a newer outcome. */
export const NewerUndo = ChangeUndoContext.Provider;
export const useChangeUndo = () => useContext(ChangeUndoContext);

/** Above the screens, so that the undo survives navigation. */
export function ChangeUndoProvider({ children }: { children: ReactNode }) {
  const say = useText();
  const { callOnce } = useCalls();
  const queries = useQueryClient();
  const [made, setMade] = useState<MadeChange>();
  const [result, setResult] = useState<string>();

  const undoing = useMutation({
    mutationFn: ({ changeIds }: MadeChange) =>
      replyOf(callOnce(undoChangesEndpoint, { body: { changeIds: changeIds.filter((id) => id !== null) } })),
    onSuccess: ({ data: { undone, left } }, { onUndone }) => {
      if (undone.length > 0) onUndone?.();
      const counts = { count: String(undone.length), left: String(left.length) };
      setResult(say(texts[undoResult({ undone, left })], counts));
    },
    onError: () => setResult(say(texts.failed)),
    onSettled: (_reply, _error, undone) => {
      setMade((last) => (last === undone ? undefined : last));
      for (const key of [ENQUIRIES, RECORD, TIMELINE]) void queries.invalidateQueries({ queryKey: [key] });
    },
  });

  useEffect(() => {
    if (!made) return;
    const over = setTimeout(() => setMade(undefined), undoLeftMs(made.sentAt, Date.now()));
    return () => clearTimeout(over);
  }, [made]);
  useEffect(() => {
    if (result === undefined) return;
    const read = setTimeout(() => setResult(undefined), UNDO_SECONDS * 1000);
    return () => clearTimeout(read);
  }, [result]);

  const toast: UndoToastProps = made
    ? { done: made, isUndoing: undoing.isPending, onUndo: () => undoing.mutate(made) }
    : { done: result === undefined ? undefined : { what: result } };
  function offer(next: MadeChange): void {
    if (next.changeIds.every((id) => id === null)) return;
    setResult(undefined);
    setMade(next);
  }
  return <ChangeUndoContext value={{ toast, offer }}>{children}</ChangeUndoContext>;
}

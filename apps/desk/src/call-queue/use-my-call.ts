import { useState } from 'react';
import type { Trouble } from './my-call.ts';
import { useClaim } from './use-claim.ts';
import { useNotes } from './use-notes.ts';
import { useOutcome } from './use-outcome.ts';

/** One's own call: claim, note, outcome and undo. */
export function useMyCall() {
  const [trouble, setTrouble] = useState<Trouble>();
  const notes = useNotes();
  const claim = useClaim({ notes, onTrouble: setTrouble });
  const outcome = useOutcome({ claim, notes, onTrouble: setTrouble });
  return { ...notes, ...claim, ...outcome, trouble, forgetTrouble: () => setTrouble(undefined) };
}

import { useCallState } from './use-call-state.ts';
import { useClaim } from './use-claim.ts';
import { useNotes } from './use-notes.ts';
import { useOutcome } from './use-outcome.ts';

/** The agent's own call: claim, note, outcome and undo. */
export function useMyCall() {
  const state = useCallState();
  const notes = useNotes();
  const claim = useClaim(state, notes);
  const outcome = useOutcome(state, claim, notes);
  return {
    ...state.calls,
    ...notes,
    ...claim,
    ...outcome,
    forget: (what: 'lost' | 'ended' | 'trouble') => state.act({ act: 'forgotten', what }),
  };
}

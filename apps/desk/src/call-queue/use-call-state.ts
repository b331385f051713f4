import { useState } from 'react';
import { useStaff } from '../shell/staff.ts';
import { keptCallOf } from './kept-call.ts';
import { afterCallAct, type CallAct, type MyCalls } from './my-call.ts';

/** A synchronous store: two updates in one tick see each other before React renders. */
function makeCallStore(first: MyCalls, draw: (calls: MyCalls) => void) {
  let calls = first;
  return {
    now: () => calls,
    act(given: CallAct): void {
      calls = afterCallAct(calls, given);
      draw(calls);
    },
  };
}

/** The state of the agent's own calls. A reload resumes the call from session storage. */
export function useCallState() {
  const { staffId } = useStaff();
  const [first] = useState((): MyCalls => ({ mine: keptCallOf(staffId).read().mine, dealtWith: new Set() }));
  const [calls, draw] = useState(first);
  const [store] = useState(() => makeCallStore(first, draw));
  return { calls, ...store };
}

export type CallState = ReturnType<typeof useCallState>;

import { useState } from 'react';
import { useStaff } from '../shell/staff.ts';
import { keptCallOf } from './kept-call.ts';
import { afterCallAct, type CallAct, type MyCalls } from './my-call.ts';

/** Two reports in one tick see each other: the newest state is known before the page is drawn again. */
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

/** One's own calls. A page that was loaded again goes on with its call. */
export function useCallState() {
  const { staffId } = useStaff();
  const [first] = useState((): MyCalls => ({ mine: keptCallOf(staffId).read().mine, dealtWith: new Set() }));
  const [calls, draw] = useState(first);
  const [store] = useState(() => makeCallStore(first, draw));
  return { calls, ...store };
}

export type CallState = ReturnType<typeof useCallState>;

import { createContext, type ReactNode, useContext } from 'react';
import { NewerUndo } from '../part/change-undo.tsx';
import { type Dialling, DiallingProvider } from '../part/dialling.ts';
import { dial } from './dial.ts';
import { useMyCall } from './use-my-call.ts';
import { useOutcomeUndo } from './use-outcome-undo.ts';

type MyCallState = ReturnType<typeof useMyCall>;

const MyCallContext = createContext<MyCallState | undefined>(undefined);

/** Above all screens, so that the call goes on when the agent opens another one. */
export function MyCallProvider({ children }: { children: ReactNode }) {
  const calls = useMyCall();
  return (
    <MyCallContext value={calls}>
      <DiallingProvider value={diallingOf(calls)}>
        <NewerUndo value={useOutcomeUndo(calls)}>{children}</NewerUndo>
      </DiallingProvider>
    </MyCallContext>
  );
}

function diallingOf({ mine, isClaiming, trouble, claim }: MyCallState): Dialling {
  return {
    mineId: mine?.enquiryId,
    isFailed: trouble === 'failed',
    call({ enquiryId, telephone }, onGranted) {
      if (mine || isClaiming) return;
      claim(enquiryId, () => {
        dial(telephone);
        onGranted();
      });
    },
  };
}

export function useCallInHand(): MyCallState {
  const calls = useContext(MyCallContext);
  if (!calls) throw new Error('there is no MyCallProvider above');
  return calls;
}

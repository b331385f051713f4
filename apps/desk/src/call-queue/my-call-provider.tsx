import { createContext, type ReactNode, useContext } from 'react';
import { NewerUndo } from '../shell/enquiry/change-undo.tsx';
import { useMyCall } from './use-my-call.ts';
import { useOutcomeUndo } from './use-outcome-undo.ts';

type MyCallState = ReturnType<typeof useMyCall>;

const MyCallContext = createContext<MyCallState | undefined>(undefined);

/** One's own call goes on while one looks at other screens: it stands above all of them. */
export function MyCallProvider({ children }: { children: ReactNode }) {
  const calls = useMyCall();
  return (
    <MyCallContext value={calls}>
      <NewerUndo value={useOutcomeUndo(calls)}>{children}</NewerUndo>
    </MyCallContext>
  );
}

export function useCallInHand(): MyCallState {
  const calls = useContext(MyCallContext);
  if (!calls) throw new Error('there is no MyCallProvider above');
  return calls;
}

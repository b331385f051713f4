import { createContext, type ReactNode, useContext } from 'react';
import { useMyCall } from './use-my-call.ts';

type MyCallState = ReturnType<typeof useMyCall>;

const MyCallContext = createContext<MyCallState | undefined>(undefined);

/** One's own call goes on while one looks at other screens: it stands above all of them. */
export function MyCallProvider({ children }: { children: ReactNode }) {
  return <MyCallContext value={useMyCall()}>{children}</MyCallContext>;
}

export function useCallInHand(): MyCallState {
  const calls = useContext(MyCallContext);
  if (!calls) throw new Error('there is no MyCallProvider above');
  return calls;
}

import { createContext, useContext } from 'react';

export interface Dialling {
  /** The call one is on. */
  readonly mineId: string | undefined;
  /** The last try failed, though nobody else has the call. */
  readonly isFailed: boolean;
  /** Takes the call and dials once it is one's own. */
  readonly call: (whom: Callee, onGranted: () => void) => void;
}

interface Callee {
  readonly enquiryId: string;
  readonly telephone: string;
}

const DiallingContext = createContext<Dialling>({
  mineId: undefined,
  isFailed: false,
  call: () => undefined,
});
export const DiallingProvider = DiallingContext.Provider;

/** For screens beside the call list: nothing dials before the call is one's own. */
export const useDialling = () => useContext(DiallingContext);

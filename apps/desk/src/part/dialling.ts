import { createContext, useContext } from 'react';

export interface Dialling {
  /** The enquiry of the current call. */
  readonly mineId: string | undefined;
  /** The last claim failed, without a colleague on the call. */
  readonly isFailed: boolean;
  /** Claims the call, then dials. */
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

/** For screens other than the call list. Dials only after the claim is granted. */
export const useDialling = () => useContext(DiallingContext);

import type { Client } from '@funnel/contract/client';
import { createContext, useContext } from 'react';
import { clientAt } from '../client-at.ts';
import { patiently } from '../patiently.ts';
import { isSessionOver } from './session-rules.ts';

export interface Calls {
  /** For idempotent calls: retries if there is no answer. */
  readonly call: Client['call'];
  /** For calls that are not idempotent. */
  readonly callOnce: Client['call'];
  /** For requests that do not use `call` or `callOnce`. */
  readonly loseSession: () => void;
}

/** Calls our own server, which identifies the session by its cookie. */
export const callServer: Client['call'] = (...call) => clientAt('').call(...call);

/** Calls that report the end of the session as soon as one of them meets it. */
export function callsOfSession(made: Client['call'], loseSession: () => void = () => {}): Calls {
  const callOnce: Client['call'] = async (...call) => {
    const outcome = await made(...call);
    if (!outcome.ok && isSessionOver(outcome.failure)) loseSession();
    return outcome;
  };
  return { call: patiently(callOnce), callOnce, loseSession };
}

const CallContext = createContext<Calls>(callsOfSession(callServer));
export const CallProvider = CallContext.Provider;

export function useCalls(): Calls {
  return useContext(CallContext);
}

import { clientAt } from '@funnel/browser/client-at';
import { sleep } from '@funnel/browser/sleep';
import { callWithRetries } from '@funnel/contract/call-with-retries';
import type { Client, Failure } from '@funnel/contract/client';
import { defineTexts } from '@funnel/domain/text/define-texts';
import type { LocalizedText } from '@funnel/domain/text/text';
import { createContext, useContext } from 'react';

const client = clientAt('');

/** Calls our own server, which identifies the session by its cookie. */
export const callServer: Client['call'] = (...call) => client.call(...call);

/** Retries if there is no answer. */
export const callPatiently: Client['call'] = (...call) => callWithRetries(() => client.call(...call), sleep);

interface Calls {
  /** For idempotent calls: retries if there is no answer. */
  readonly call: Client['call'];
  /** For calls that are not idempotent. */
  readonly callOnce: Client['call'];
  /** For requests that do not use `call` or `callOnce`. */
  readonly loseSession: () => void;
}

const CallContext = createContext<Calls>({
  call: callPatiently,
  callOnce: callServer,
  loseSession: () => {},
});

export const CallProvider = CallContext.Provider;

/** Calls that report the end of the session as soon as one of them meets it. */
export function callsOfSession(loseSession: () => void): Calls {
  const watched =
    (call: Client['call']): Client['call'] =>
    async (...made) => {
      const outcome = await call(...made);
      if (!outcome.ok && isSessionOver(outcome.failure)) loseSession();
      return outcome;
    };
  return { call: watched(callPatiently), callOnce: watched(callServer), loseSession };
}

export function useCalls(): Calls {
  return useContext(CallContext);
}

export function isSessionOver({ code }: Failure): boolean {
  return code === 'UNAUTHENTICATED';
}

/** The message for every failure without a better one. */
export const failedText: LocalizedText = defineTexts('customer.failed', {
  de: 'Das hat gerade nicht geklappt. Bitte versuchen Sie es noch einmal.',
  en: 'That did not work just now. Please try again.',
});

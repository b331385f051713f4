import { clientAt } from '@funnel/browser/client-at';
import { sleep } from '@funnel/browser/sleep';
import { callWithRetries } from '@funnel/contract/call-with-retries';
import type { Client, Failure } from '@funnel/contract/client';
import { defineTexts } from '@funnel/domain/text/define-texts';
import type { LocalizedText } from '@funnel/domain/text/text';
import { createContext, useContext } from 'react';

const client = clientAt('');

/** Calls our own server, which knows the session by its cookie. */
export const callServer: Client['call'] = (...call) => client.call(...call);

/** Asks again where nothing was answered. */
export const callPatiently: Client['call'] = (...call) => callWithRetries(() => client.call(...call), sleep);

interface Calls {
  /** For what may be done twice: asks again where nothing was answered. */
  readonly call: Client['call'];
  /** For what may not. */
  readonly callOnce: Client['call'];
  /** For calls that go another way. */
  readonly loseSession: () => void;
}

const CallContext = createContext<Calls>({
  call: callPatiently,
  callOnce: callServer,
  loseSession: () => {},
});

export const CallProvider = CallContext.Provider;

/** Calls that tell when the session is over, whichever of them meets it first. */
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

/** Said of every failure that nothing better is known of. */
export const failedText: LocalizedText = defineTexts('customer.failed', {
  de: 'Das hat gerade nicht geklappt. Bitte versuchen Sie es noch einmal.',
  en: 'That did not work just now. Please try again.',
});

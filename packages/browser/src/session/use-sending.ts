import type { Failure, Outcome } from '@funnel/contract/client';
import { useState } from 'react';

interface SendingState {
  readonly isSending: boolean;
  readonly failure?: Failure;
}

/** One call at a time, and its result. A busy button ignores a second tap. */
export function useSending() {
  const [state, setState] = useState<SendingState>({ isSending: false });
  return {
    ...state,
    /** The response is also returned. */
    async send<T>(call: () => Promise<Outcome<T>>): Promise<Outcome<T>> {
      setState({ isSending: true });
      const outcome = await call();
      setState({ isSending: false, ...(!outcome.ok && { failure: outcome.failure }) });
      return outcome;
    },
  };
}

import type { Failure, Outcome } from '@funnel/contract/client';
import { useState } from 'react';

interface SendingState {
  readonly isSending: boolean;
  readonly failure?: Failure;
}

/** One call at a time, and what came of it. */
export function useSending() {
  const [state, setState] = useState<SendingState>({ isSending: false });
  return {
    ...state,
    /** Gives back the answer; undefined where there is none, which `failure` then tells of. */
    async send<T>(call: () => Promise<Outcome<T>>): Promise<T | undefined> {
      setState({ isSending: true });
      const outcome = await call();
      setState({ isSending: false, ...(!outcome.ok && { failure: outcome.failure }) });
      return outcome.ok ? outcome.reply : undefined;
    },
  };
}

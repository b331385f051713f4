import type { Outcome } from '@funnel/contract/client';
import {
  type OwnEnquiry,
  type OwnStatus,
  showOverviewEndpoint,
  showStatusEndpoint,
} from '@funnel/contract/customer-area/show-overview';
import { useEffect, useEffectEvent, useState } from 'react';
import { useCalls } from '../shell/call.ts';

type Loaded<Data> =
  | { readonly status: 'loading' | 'failed' }
  | { readonly status: 'ready'; readonly data: Data };

/** Asks once it is shown, and again when it is shown again after the session was lost. */
function useLoaded<Data>(isShown: boolean, ask: () => Promise<Outcome<{ data: Data }>>) {
  const [loaded, setLoaded] = useState<Loaded<Data>>({ status: 'loading' });
  async function reload(): Promise<void> {
    const outcome = await ask();
    // What is on the screen is better than nothing.
    setLoaded((before) => {
      if (outcome.ok) return { status: 'ready', data: outcome.reply.data };
      return before.status === 'ready' ? before : { status: 'failed' };
    });
  }
  const begin = useEffectEvent(() => void reload());
  useEffect(() => {
    if (isShown) begin();
  }, [isShown]);
  return {
    loaded,
    reload,
    retry(): void {
      setLoaded({ status: 'loading' });
      void reload();
    },
  };
}

/** Everything of the customer's own. */
export function useOverview(isShown: boolean) {
  const { call } = useCalls();
  return useLoaded<{ email: string; enquiries: OwnEnquiry[] }>(isShown, () => call(showOverviewEndpoint));
}

/** What may be seen before the address is confirmed. */
export function useStatus(isShown: boolean) {
  const { call } = useCalls();
  return useLoaded<OwnStatus>(isShown, () => call(showStatusEndpoint));
}

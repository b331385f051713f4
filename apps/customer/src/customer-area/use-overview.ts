import { useCalls } from '@funnel/browser/session/calls';
import type { Outcome } from '@funnel/contract/client';
import {
  type OwnEnquiry,
  type OwnStatus,
  showOverviewEndpoint,
  showStatusEndpoint,
} from '@funnel/contract/customer-area/show-overview';
import { useEffect, useEffectEvent, useState } from 'react';

type Loaded<Data> =
  | { readonly status: 'loading' | 'failed' }
  | { readonly status: 'ready'; readonly data: Data };

/** Loads when it is first shown, and again when it is shown after a lost session. */
function useLoaded<Data>(isShown: boolean, ask: () => Promise<Outcome<{ data: Data }>>) {
  const [loaded, setLoaded] = useState<Loaded<Data>>({ status: 'loading' });
  async function reload(): Promise<void> {
    const outcome = await ask();
    // Stale data is better than none.
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

/** All data of the customer. */
export function useOverview(isShown: boolean) {
  const { call } = useCalls();
  return useLoaded<{ email: string; enquiries: OwnEnquiry[] }>(isShown, () => call(showOverviewEndpoint));
}

/** The data that may be seen before the address is confirmed. */
export function useStatus(isShown: boolean) {
  const { call } = useCalls();
  return useLoaded<OwnStatus>(isShown, () => call(showStatusEndpoint));
}

import { openLinkEndpoint } from '@funnel/contract/floor-plan/floor-plan-link';
import { linkEnd } from '@funnel/domain/floor-plan/floor-plan-link';
import { useEffect, useState } from 'react';
import { callOwnServer } from '../shell/call.ts';
import { keepInTab, keptInTab } from '../shell/tab-memory.ts';

export interface PhoneLink {
  readonly kitchenId: string;
  /** For the phone. */
  readonly token: string;
  /** Stays on the computer. */
  readonly arrivalsToken: string;
  /** By this computer's clock, which may be inaccurate. */
  readonly endsAtMs: number;
}

interface KitchenOfVisitor {
  readonly kitchenId: string;
  readonly email: string;
}

/** The tab stores its link, so that after a reload it still polls for the scanned code. */
const KEY = 'phone-link';

/** The link of this tab, created if there is none. `renew` creates another one. */
export function usePhoneLink({ kitchenId, email }: KitchenOfVisitor) {
  const [link, setLink] = useState(() => keptLink(kitchenId));
  const [isOpening, setOpening] = useState(false);

  async function open(): Promise<void> {
    setOpening(true);
    const begun = new Date();
    const outcome = await callOwnServer(openLinkEndpoint, { body: { kitchenId, email } });
    setOpening(false);
    if (!outcome.ok) return;
    const { token, arrivalsToken } = outcome.reply.data;
    const opened = { kitchenId, token, arrivalsToken, endsAtMs: linkEnd('PHONE', begun).getTime() };
    keepInTab(KEY, opened);
    setLink(opened);
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the card appears.
  useEffect(() => {
    if (!link) void open();
  }, []);

  return { link, isOpening, renew: open };
}

function keptLink(kitchenId: string): PhoneLink | undefined {
  const link = keptInTab<PhoneLink>(KEY);
  return link?.kitchenId === kitchenId && link.endsAtMs > Date.now() ? link : undefined;
}

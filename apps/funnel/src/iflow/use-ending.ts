import { customerAreaUrl } from '@funnel/contract/account/customer-area-url';
import { useState } from 'react';
import { leaveFunnel } from '../shell/leave-funnel.ts';
import { isFramed, tellParent } from '../shell/parent-window.ts';
import type { Exit } from './exit-screen.tsx';

/**
 * How it ends: with an account, or without one. The thank-you page follows, with the way to the retailer's site (R40). In a
 * frame, and where the customer area has to be opened by hand, the visitor sees `exit`.
 */
export function useEnding(thankYouHref: string, finish: () => void) {
  const [exit, setExit] = useState<Exit>();
  const end = (how: Exit) => {
    setExit(how);
    finish();
  };
  return {
    /** After a reload nobody knows how it ended: the plain link is right in any case. */
    exit: exit ?? { kind: 'opened' as const, areaHref: customerAreaHref() },
    signedUp({ href, isOpen }: { readonly href: string; readonly isOpen: boolean }): void {
      // The token opens one session: what is linked beside an open window is the plain address.
      end({ kind: isOpen ? 'opened' : 'blocked', areaHref: isOpen ? customerAreaHref() : href });
      if (isFramed()) tellParent({ type: 'signup-done' });
      else if (isOpen) location.assign(thankYouHref);
    },
    leave(): void {
      if (!leaveFunnel(thankYouHref)) end({ kind: 'left', areaHref: customerAreaHref() });
    },
  };
}

export function customerAreaHref(): string {
  return customerAreaUrl(typeof window === 'undefined' ? undefined : window.__FUNNEL_CONFIG__);
}

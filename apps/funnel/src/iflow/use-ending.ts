import { customerAreaUrl } from '@funnel/contract/account/customer-area-url';
import { useState } from 'react';
import { isFramed, tellParent } from '../shell/parent-window.ts';
import type { Exit } from './exit-screen.tsx';

/**
 * The end, with or without an account. The thank-you page follows, with a link to the retailer's site (R40). After a
 * signup in a frame, or if the window was blocked, `exit` is shown first.
 */
export function useEnding(thankYouHref: string, finish: () => void) {
  const [exit, setExit] = useState<Exit>();
  const end = (how: Exit) => {
    setExit(how);
    finish();
  };
  return {
    /** After a reload the kind of exit is unknown: the plain link is always right. */
    exit: exit ?? { kind: 'opened' as const, areaHref: customerAreaHref() },
    signedUp({ href, isOpen }: { readonly href: string; readonly isOpen: boolean }): void {
      // The token opens one session only. If a window has used it, the link is the plain address.
      end({ kind: isOpen ? 'opened' : 'blocked', areaHref: isOpen ? customerAreaHref() : href });
      if (isFramed()) tellParent({ type: 'signup-done' });
      else if (isOpen) location.assign(thankYouHref);
    },
    leave(): void {
      if (isFramed()) tellParent({ type: 'close-widget' });
      location.assign(thankYouHref);
    },
  };
}

export function customerAreaHref(): string {
  return customerAreaUrl(typeof window === 'undefined' ? undefined : window.__FUNNEL_CONFIG__);
}

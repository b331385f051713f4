import { customerAreaUrl } from '@funnel/contract/account/customer-area-url';
import { pageUrl } from '@funnel/contract/page/page-path';
import type { Language } from '@funnel/domain/text/text';
import { useState } from 'react';
import { leaveFunnel } from '../shell/leave-funnel.ts';
import { pageSettings } from '../shell/page-settings.ts';
import { isFramed, tellParent } from '../shell/parent-window.ts';
import type { Exit } from './exit-screen.tsx';

/** How it ends: with an account, or without one. What the visitor then sees is `exit`, unless another page follows. */
export function useEnding(language: Language, finish: () => void) {
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
      const { siteUrl } = pageSettings();
      if (isFramed()) tellParent({ type: 'signup-done' });
      else if (isOpen && siteUrl) location.assign(siteUrl);
    },
    leave(): void {
      if (!leaveFunnel(pageUrl('thankYou', {}, language)))
        end({ kind: 'left', areaHref: customerAreaHref() });
    },
  };
}

export function customerAreaHref(): string {
  return customerAreaUrl(typeof window === 'undefined' ? undefined : window.__FUNNEL_CONFIG__);
}

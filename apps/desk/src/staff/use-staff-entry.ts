import { useEntry } from '@funnel/browser/session/use-entry';
import { type DeskLink, readDeskLink } from '@funnel/contract/staff/desk-link';
import { showProfileEndpoint } from '@funnel/contract/staff/profile';
import { signOutStaffEndpoint } from '@funnel/contract/staff/session';
import { callServer } from '../shell/call.ts';
import type { Staff } from '../shell/staff.ts';

type OwnPlace = { readonly at: 'forgot' } | { readonly at: DeskLink['kind']; readonly token: string };

/** The entry points: session, mailed link, or password and code. */
export const useStaffEntry = () =>
  useEntry<Staff, DeskLink, OwnPlace>({
    callServer,
    ask: (call) => call(showProfileEndpoint),
    async end(call) {
      const ended = await call(signOutStaffEndpoint, { body: {} });
      // Unsent notes must not be left for the next person in this tab.
      if (ended.ok) sessionStorage.clear();
      return ended;
    },
    notEnded: { at: 'unreachable' },
    readLink: readDeskLink,
    placeOf: ({ kind, token }) => ({ at: kind, token }),
  });

import { useEntry } from '@funnel/browser/session/use-entry';
import { readInvitation } from '@funnel/contract/staff/desk-link';
import { showProfileEndpoint } from '@funnel/contract/staff/profile';
import { signOutStaffEndpoint } from '@funnel/contract/staff/session';
import { callServer } from '../shell/call.ts';
import type { Staff } from '../shell/staff.ts';

/** The entry points: session, invitation, or password and code. */
export const useStaffEntry = () =>
  useEntry<Staff, string, { readonly at: 'invitation'; readonly token: string }>({
    callServer,
    ask: (call) => call(showProfileEndpoint),
    async end(call) {
      const ended = await call(signOutStaffEndpoint, { body: {} });
      // Unsent notes must not be left for the next person in this tab.
      if (ended.ok) sessionStorage.clear();
      return ended;
    },
    notEnded: { at: 'unreachable' },
    readLink: readInvitation,
    placeOf: (token) => ({ at: 'invitation', token }),
  });

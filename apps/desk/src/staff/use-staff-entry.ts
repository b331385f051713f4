import { useEntry } from '@funnel/browser/session/use-entry';
import { readInvitation } from '@funnel/contract/staff/desk-link';
import { showProfileEndpoint } from '@funnel/contract/staff/profile';
import { signOutStaffEndpoint } from '@funnel/contract/staff/session';
import { callServer } from '../shell/call.ts';
import type { Staff } from '../shell/staff.ts';

/** The ways in: an existing session, an invitation, or password and code. */
export const useStaffEntry = () =>
  useEntry<Staff, string, never, { readonly at: 'invitation'; readonly token: string }>({
    callServer,
    ask: (call) => call(showProfileEndpoint),
    async end(call) {
      const ended = await call(signOutStaffEndpoint, { body: {} });
      // Whoever uses the tab next finds no note that was typed here.
      if (ended.ok) sessionStorage.clear();
      return ended;
    },
    notEnded: { at: 'unreachable' },
    readLink: readInvitation,
    placeOf: (token) => ({ at: 'invitation', token }),
  });

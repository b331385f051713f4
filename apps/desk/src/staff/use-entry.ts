import { readInvitation } from '@funnel/contract/staff/desk-link';
import { showProfileEndpoint } from '@funnel/contract/staff/profile';
import { signOutStaffEndpoint } from '@funnel/contract/staff/session';
import { useEffect, useEffectEvent, useState } from 'react';
import { callPatiently, isSessionOver } from '../shell/call.ts';
import type { Staff } from '../shell/staff.ts';

export type SignInNote = 'sessionLost' | 'signedOut';

type Place =
  | { readonly at: 'loading' | 'unreachable' | 'inside' }
  | { readonly at: 'signIn'; readonly note?: SignInNote }
  | { readonly at: 'invitation'; readonly token: string };

interface Entry {
  readonly place: Place;
  /** Stays when a session is lost, so that typed input is still there after the next sign-in. */
  readonly staff?: Staff | undefined;
}

/** The ways in: an existing session, an invitation, or password and code. */
export function useEntry() {
  const [entry, setEntry] = useState<Entry>({ place: { at: 'loading' } });
  const show = (place: Place) => setEntry((before) => ({ ...before, place }));

  async function enter(): Promise<void> {
    show({ at: 'loading' });
    const asked = await callPatiently(showProfileEndpoint);
    if (asked.ok) return setEntry({ place: { at: 'inside' }, staff: asked.reply.data });
    show({ at: isSessionOver(asked.failure) ? 'signIn' : 'unreachable' });
  }

  const loseSession = () =>
    setEntry((before) =>
      before.place.at === 'inside' ? { ...before, place: { at: 'signIn', note: 'sessionLost' } } : before,
    );

  const begin = useEffectEvent((token: string | undefined) => {
    if (token === undefined) void enter();
    else show({ at: 'invitation', token });
  });
  useEffect(() => {
    begin(takeInvitation());
    // Opening another link in the same tab changes only the fragment.
    function follow(): void {
      const token = takeInvitation();
      if (token !== undefined) begin(token);
    }
    // The back/forward cache may restore the page of somebody who has signed out since.
    const restart = (event: PageTransitionEvent) => event.persisted && location.reload();
    addEventListener('hashchange', follow);
    addEventListener('pageshow', restart);
    return () => {
      removeEventListener('hashchange', follow);
      removeEventListener('pageshow', restart);
    };
  }, []);

  return {
    ...entry,
    enter,
    showSignIn: () => setEntry({ place: { at: 'signIn' } }),
    /** Called by the desk when the session is over. */
    loseSession,
    /** Reads again who one is. Nothing on the screen moves. */
    async refresh(): Promise<void> {
      const asked = await callPatiently(showProfileEndpoint);
      if (!asked.ok) return isSessionOver(asked.failure) ? loseSession() : undefined;
      // Meanwhile they may have signed out.
      setEntry((before) => (before.staff ? { ...before, staff: asked.reply.data } : before));
    },
    async signOut(): Promise<void> {
      const ended = await callPatiently(signOutStaffEndpoint, { body: {} });
      if (!ended.ok) return show({ at: 'unreachable' });
      // Whoever uses the tab next finds no note that was typed here.
      sessionStorage.clear();
      setEntry({ place: { at: 'signIn', note: 'signedOut' } });
    },
  };
}

/** Removes the token from the address, where bookmarks and bystanders would see it. */
function takeInvitation(): string | undefined {
  const token = readInvitation(location.hash);
  if (token !== undefined) history.replaceState(history.state, '', location.pathname + location.search);
  return token;
}

import { confirmEmailEndpoint, confirmEnquiryEndpoint } from '@funnel/contract/account/confirm-email';
import type { CustomerLink } from '@funnel/contract/account/customer-link';
import { openSessionEndpoint, showSessionEndpoint, signOutEndpoint } from '@funnel/contract/account/session';
import { useEffect, useEffectEvent, useState } from 'react';
import { callPatiently, callServer, isSessionOver } from '../shell/call.ts';
import type { EntryNote } from './entry-texts.ts';
import { takeLink } from './take-link.ts';

export interface Session {
  readonly email: string;
  readonly isConfirmed: boolean;
}

/** The state of the visitor before, in and after the area. */
type Place =
  | { readonly at: 'loading' | 'forgot' | 'disowned' | 'deleted' }
  | { readonly at: 'unreachable'; readonly link: CustomerLink | undefined }
  | {
      readonly at: 'signIn';
      readonly note?: EntryNote;
      readonly confirm?: string | undefined;
      /** Confirmed after the sign-in. */
      readonly enquiry?: string;
    }
  | { readonly at: 'otherSession'; readonly creds: string }
  | { readonly at: 'reset' | 'disown'; readonly token: string }
  | { readonly at: 'area'; readonly note?: EntryNote };

interface Entry {
  readonly place: Place;
  /** Stays when a session is lost, so that typed input is still in the area after the next sign-in. */
  readonly session?: Session | undefined;
}

/** The ways in: an existing session, a link, or a password. */
export function useEntry() {
  const [entry, setEntry] = useState<Entry>({ place: { at: 'loading' } });
  const { place, session } = entry;
  const show = (next: Place) => setEntry((before) => ({ ...before, place: next }));

  async function openByCreds(creds: string, former: Session | undefined): Promise<void> {
    show({ at: 'loading' });
    // No retry: the first call uses up the token, even if its answer is lost.
    const opened = await callServer(openSessionEndpoint, { body: { creds } });
    if (opened.ok) return setEntry({ place: { at: 'area' }, session: opened.reply.data });
    const note: EntryNote = opened.failure.code === 'TOKEN_OVER' ? 'credsOver' : 'failed';
    setEntry({ place: { at: former ? 'area' : 'signIn', note }, session: former });
  }

  async function confirm(token: string, signedIn: Session): Promise<void> {
    show({ at: 'loading' });
    const confirmed = await callPatiently(confirmEmailEndpoint, { body: { token } });
    if (confirmed.ok) {
      return setEntry({ place: { at: 'area', note: 'confirmed' }, session: confirmed.reply.data });
    }
    const { code } = confirmed.failure;
    if (isSessionOver(confirmed.failure)) return show({ at: 'signIn', note: 'confirmFirst', confirm: token });
    const note: EntryNote = code === 'TOKEN_OVER' ? 'confirmOver' : 'confirmFailed';
    setEntry({ place: { at: 'area', note }, session: signedIn });
  }

  async function confirmEnquiry(token: string, signedIn: Session): Promise<void> {
    show({ at: 'loading' });
    const confirmed = await callPatiently(confirmEnquiryEndpoint, { body: { token } });
    if (confirmed.ok) return setEntry({ place: { at: 'area', note: 'enquiryConfirmed' }, session: signedIn });
    if (isSessionOver(confirmed.failure)) return show({ at: 'signIn', note: 'enquiryFirst', enquiry: token });
    const note: EntryNote = confirmed.failure.code === 'TOKEN_OVER' ? 'confirmOver' : 'failed';
    setEntry({ place: { at: 'area', note }, session: signedIn });
  }

  async function enter(link: CustomerLink | undefined): Promise<void> {
    if (link?.kind === 'reset' || link?.kind === 'disown') {
      return show({ at: link.kind, token: link.token });
    }
    show({ at: 'loading' });
    const asked = await callPatiently(showSessionEndpoint);
    if (!asked.ok && !isSessionOver(asked.failure)) return show({ at: 'unreachable', link });
    const found = asked.ok ? asked.reply.data : undefined;
    if (link?.kind === 'creds') {
      // The sender of a link must not be able to switch the account of a signed-in customer (login CSRF).
      if (found) return setEntry({ place: { at: 'otherSession', creds: link.token }, session: found });
      return openByCreds(link.token, undefined);
    }
    if (link?.kind === 'confirm') {
      if (found) return confirm(link.token, found);
      return show({ at: 'signIn', note: 'confirmFirst', confirm: link.token });
    }
    if (link?.kind === 'enquiry') {
      if (found) return confirmEnquiry(link.token, found);
      return show({ at: 'signIn', note: 'enquiryFirst', enquiry: link.token });
    }
    setEntry({ place: { at: found ? 'area' : 'signIn' }, session: found });
  }

  const begin = useEffectEvent((link: CustomerLink | undefined) => void enter(link));
  useEffect(() => {
    begin(takeLink());
    // Opening another link in the same tab changes only the fragment.
    function follow(): void {
      const link = takeLink();
      if (link) begin(link);
    }
    // The back/forward cache may restore the page of a customer who has signed out since.
    const restart = (event: PageTransitionEvent) => event.persisted && location.reload();
    addEventListener('hashchange', follow);
    addEventListener('pageshow', restart);
    return () => {
      removeEventListener('hashchange', follow);
      removeEventListener('pageshow', restart);
    };
  }, []);

  return {
    place,
    session,
    enter,
    openByCreds: (creds: string) => openByCreds(creds, session),
    stay: () => show({ at: 'area' }),
    signedIn(next: Session): void {
      if (place.at === 'signIn' && place.enquiry !== undefined)
        return void confirmEnquiry(place.enquiry, next);
      const isConfirming = place.at === 'signIn' && place.confirm !== undefined;
      setEntry({ place: { at: 'area', ...(isConfirming && { note: 'confirmed' as const }) }, session: next });
    },
    /** Called by the area when the session is over. */
    loseSession: () =>
      setEntry((before) =>
        before.place.at === 'area' ? { ...before, place: { at: 'signIn', note: 'sessionLost' } } : before,
      ),
    async signOut(): Promise<void> {
      const ended = await callPatiently(signOutEndpoint, { body: {} });
      if (ended.ok) setEntry({ place: { at: 'signIn', note: 'signedOut' } });
      else show({ at: 'area', note: 'failed' });
    },
    /** Loads the session again: the address may have been confirmed in another tab. */
    async refresh(): Promise<void> {
      const asked = await callPatiently(showSessionEndpoint);
      if (asked.ok && asked.reply.data.isConfirmed) {
        setEntry({ place: { at: 'area', note: 'confirmed' }, session: asked.reply.data });
      }
    },
    showSignIn: (note?: EntryNote) => setEntry({ place: { at: 'signIn', ...(note && { note }) } }),
    showForgot: () => show({ at: 'forgot' }),
    end: (at: 'disowned' | 'deleted') => setEntry({ place: { at } }),
    tell: (note: EntryNote) => show({ at: 'area', note }),
  };
}

import { callServer } from '@funnel/browser/session/calls';
import { isSessionOver } from '@funnel/browser/session/session-rules';
import type { Note } from '@funnel/browser/session/session-texts';
import { useEntry } from '@funnel/browser/session/use-entry';
import { confirmEmailEndpoint, confirmEnquiryEndpoint } from '@funnel/contract/account/confirm-email';
import { type CustomerLink, readCustomerLink } from '@funnel/contract/account/customer-link';
import { openSessionEndpoint, showSessionEndpoint, signOutEndpoint } from '@funnel/contract/account/session';
import { entryNotes } from './entry-notes.ts';

export interface Session {
  readonly email: string;
  readonly isConfirmed: boolean;
}

type OwnPlace =
  | { readonly at: 'forgot' | 'disowned' | 'deleted' }
  | { readonly at: 'otherSession'; readonly creds: string }
  | { readonly at: 'reset' | 'disown'; readonly token: string };

/** The texts for a confirmation link: before and after the sign-in, expired, and failed. */
const CONFIRMING = {
  confirm: {
    first: entryNotes.confirmFirst,
    done: entryNotes.confirmed,
    failed: entryNotes.confirmFailed,
  },
  enquiry: { first: entryNotes.enquiryFirst, done: entryNotes.enquiryConfirmed, failed: entryNotes.failed },
};

/** The entry points: an existing session, a link, or a password. */
export function useCustomerEntry() {
  const entry = useEntry<Session, CustomerLink, OwnPlace>({
    callServer,
    ask: (call) => call(showSessionEndpoint),
    end: (call) => call(signOutEndpoint, { body: {} }),
    notEnded: { at: 'inside', note: entryNotes.failed },
    readLink: readCustomerLink,
    placeOf: ({ kind, token }) => (kind === 'reset' || kind === 'disown' ? { at: kind, token } : undefined),
    follow,
  });
  const { place, person: session, calls, setEntry, show } = entry;

  async function openByCreds(creds: string, former: Session | undefined): Promise<void> {
    show({ at: 'loading' });
    // No retry: the first call consumes the token, even if its response is lost.
    const opened = await calls.callOnce(openSessionEndpoint, { body: { creds } });
    if (opened.ok) return setEntry({ place: { at: 'inside' }, person: opened.reply.data });
    const note = opened.failure.code === 'TOKEN_OVER' ? entryNotes.credsOver : entryNotes.failed;
    setEntry({ place: { at: former ? 'inside' : 'signIn', note }, person: former });
  }

  async function confirm(kind: keyof typeof CONFIRMING, token: string, signedIn: Session): Promise<void> {
    const notes = CONFIRMING[kind];
    const body = { token };
    show({ at: 'loading' });
    const confirmed =
      kind === 'confirm'
        ? await calls.call(confirmEmailEndpoint, { body })
        : await calls.call(confirmEnquiryEndpoint, { body });
    if (!confirmed.ok && isSessionOver(confirmed.failure))
      return show({ at: 'signIn', note: notes.first, link: { kind, token } });
    const isOver = !confirmed.ok && confirmed.failure.code === 'TOKEN_OVER';
    const note = confirmed.ok ? notes.done : isOver ? entryNotes.confirmOver : notes.failed;
    const told = confirmed.ok && 'email' in confirmed.reply.data ? confirmed.reply.data : signedIn;
    setEntry({ place: { at: 'inside', note }, person: told });
  }

  function follow(link: CustomerLink, found: Session | undefined): void {
    const { kind, token } = link;
    if (kind === 'creds') {
      // The sender of a link must not be able to switch the account of a signed-in customer (login CSRF).
      if (found) setEntry({ place: { at: 'otherSession', creds: token }, person: found });
      else void openByCreds(token, undefined);
    } else if (kind === 'confirm' || kind === 'enquiry') {
      if (found) void confirm(kind, token, found);
      else show({ at: 'signIn', note: CONFIRMING[kind].first, link });
    }
  }

  return {
    ...entry,
    openByCreds: (creds: string) => openByCreds(creds, session),
    signedIn(next: Session): void {
      const link = place.at === 'signIn' ? place.link : undefined;
      if (link?.kind === 'enquiry') return void confirm(link.kind, link.token, next);
      const note = link?.kind === 'confirm' && { note: CONFIRMING.confirm.done };
      setEntry({ place: { at: 'inside', ...note }, person: next });
    },
    /** Loads the session again: the address may have been confirmed in another tab. */
    async refresh(): Promise<void> {
      if ((await entry.refresh())?.isConfirmed) show({ at: 'inside', note: entryNotes.confirmed });
    },
    showSignIn: (note?: Note) => setEntry({ place: { at: 'signIn', note } }),
    end: (at: 'disowned' | 'deleted') => setEntry({ place: { at } }),
  };
}

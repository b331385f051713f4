import type { Client, Outcome } from '@funnel/contract/client';
import { useEffect, useEffectEvent, useState } from 'react';
import { callsOfSession } from './calls.ts';
import { placeAfterAsking, placeAfterLoss } from './session-rules.ts';

/** Where somebody is, before and behind the door. `Own`: the places that only one app has. */
export type Place<Own, Link, Note> =
  | Own
  | { readonly at: 'loading' }
  | { readonly at: 'unreachable'; readonly link?: Link | undefined }
  | {
      readonly at: 'signIn';
      readonly note?: Note | 'sessionLost' | 'signedOut';
      /** Waits for the sign-in. */
      readonly link?: Link;
    }
  | { readonly at: 'inside'; readonly note?: Note };

interface Entry<Person, At> {
  readonly place: At;
  /** Stays when a session is lost, so that typed input is still there after the next sign-in. */
  readonly person?: Person | undefined;
}

interface Door<Person, Link, Note, Own extends { readonly at: string }> {
  readonly callServer: Client['call'];
  /** Asks the server who is there. */
  readonly ask: (call: Client['call']) => Promise<Outcome<{ data: Person }>>;
  readonly end: (call: Client['call']) => Promise<Outcome<unknown>>;
  /** Where one is if the session could not be ended. */
  readonly notEnded: Place<Own, Link, Note>;
  readonly readLink: (fragment: string) => Link | undefined;
  /** Where a link leads whoever is there; undefined if that has to be asked first. */
  readonly placeOf: (link: Link) => Own | undefined;
  /** A link that was opened, and who is there. */
  readonly follow?: (link: Link, person: Person | undefined) => void;
}

/** The ways into an app: an existing session, a link, or a password. */
export function useEntry<Person, Link, Note, Own extends { readonly at: string }>(
  door: Door<Person, Link, Note, Own>,
) {
  type At = Place<Own, Link, Note>;
  const { callServer, ask, end, notEnded, readLink, placeOf, follow } = door;
  const [entry, setEntry] = useState<Entry<Person, At>>({ place: { at: 'loading' } });
  const show = (place: At) => setEntry((before) => ({ ...before, place }));
  const [calls] = useState(() =>
    callsOfSession(callServer, () =>
      setEntry((before) => ({ ...before, place: placeAfterLoss(before.place) })),
    ),
  );

  async function enter(link?: Link): Promise<void> {
    const place = link && placeOf(link);
    if (place) return show(place);
    show({ at: 'loading' });
    const asked = await ask(calls.call);
    const at = placeAfterAsking(asked);
    if (at === 'unreachable') return show({ at, link });
    const person = asked.ok ? asked.reply.data : undefined;
    if (link && follow) return follow(link, person);
    if (person) setEntry({ place: { at: 'inside' }, person });
    else show({ at: 'signIn' });
  }

  const begin = useEffectEvent((isFirst: boolean) => {
    const link = readLink(location.hash);
    // Out of the address, where bookmarks and bystanders would see the token.
    if (link) history.replaceState(history.state, '', location.pathname + location.search);
    if (link || isFirst) void enter(link);
  });
  useEffect(() => {
    begin(true);
    // Opening another link in the same tab changes only the fragment.
    const another = () => begin(false);
    // The back/forward cache may restore the page of somebody who has signed out since.
    const restart = (event: PageTransitionEvent) => event.persisted && location.reload();
    addEventListener('hashchange', another);
    addEventListener('pageshow', restart);
    return () => {
      removeEventListener('hashchange', another);
      removeEventListener('pageshow', restart);
    };
  }, []);

  return {
    ...entry,
    /** For everything behind the door. */
    calls,
    setEntry,
    show,
    enter,
    /** Reads again who one is. Nothing on the screen moves, unless the session is over. */
    async refresh(): Promise<Person | undefined> {
      const asked = await ask(calls.call);
      if (!asked.ok) return undefined;
      // Meanwhile they may have signed out.
      setEntry((before) => (before.person ? { ...before, person: asked.reply.data } : before));
      return asked.reply.data;
    },
    async signOut(): Promise<void> {
      const ended = await end(calls.call);
      if (ended.ok) setEntry({ place: { at: 'signIn', note: 'signedOut' } });
      else show(notEnded);
    },
  };
}

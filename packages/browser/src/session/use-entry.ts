import type { Client, Outcome } from '@funnel/contract/client';
import { useEffect, useEffectEvent, useState } from 'react';
import { callsOfSession } from './calls.ts';
import { placeAfterAsking, placeAfterLoss } from './session-rules.ts';
import { type Note, sessionNotes } from './session-texts.ts';

/** Where somebody is, before and behind the door. `Own`: the places that only one app has. */
export type Place<Own, Link> =
  | Own
  | { readonly at: 'loading' }
  | { readonly at: 'unreachable'; readonly link?: Link | undefined }
  | {
      readonly at: 'signIn';
      readonly note?: Note | undefined;
      /** Waits for the sign-in. */
      readonly link?: Link;
    }
  | { readonly at: 'inside'; readonly note?: Note | undefined };

interface Entry<Person, At> {
  readonly place: At;
  /** Stays mounted when a session is lost, so that input survives the next sign-in. */
  readonly person?: Person | undefined;
}

interface Door<Person, Link, Own extends { readonly at: string }> {
  readonly callServer: Client['call'];
  /** Checks the session. */
  readonly ask: (call: Client['call']) => Promise<Outcome<{ data: Person }>>;
  readonly end: (call: Client['call']) => Promise<Outcome<unknown>>;
  /** Where one is if the session could not be ended. */
  readonly notEnded: Place<Own, Link>;
  readonly readLink: (fragment: string) => Link | undefined;
  /** The target of a link for the current person; undefined if the session has to be checked first. */
  readonly placeOf: (link: Link) => Own | undefined;
  /** An opened link, and the current person. */
  readonly follow?: (link: Link, person: Person | undefined) => void;
}

/** The ways into an app: an existing session, a link, or a password. */
export function useEntry<Person, Link, Own extends { readonly at: string }>(door: Door<Person, Link, Own>) {
  type At = Place<Own, Link>;
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
    // Remove the token from the address, against bookmarks and bystanders.
    if (link) history.replaceState(history.state, '', location.pathname + location.search);
    if (link || isFirst) void enter(link);
  });
  useEffect(() => {
    begin(true);
    // Opening another link in the same tab changes only the fragment.
    const another = () => begin(false);
    // The back/forward cache may restore the page of a person who has signed out.
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
    /** For the signed-in area. */
    calls,
    setEntry,
    show,
    enter,
    /** Reloads the current person. The screen stays, unless the session has ended. */
    async refresh(): Promise<Person | undefined> {
      const asked = await ask(calls.call);
      if (!asked.ok) return undefined;
      // They may have signed out meanwhile.
      setEntry((before) => (before.person ? { ...before, person: asked.reply.data } : before));
      return asked.reply.data;
    },
    async signOut(): Promise<void> {
      const ended = await end(calls.call);
      if (ended.ok) setEntry({ place: { at: 'signIn', note: sessionNotes.signedOut } });
      else show(notEnded);
    },
  };
}

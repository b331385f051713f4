import { randomId } from '@funnel/browser/random-id';
import { confirmCallEndpoint, dropCallEndpoint } from '@funnel/contract/appointment/manage-call';
import { type AgreedTime, bookTimeEndpoint } from '@funnel/contract/calendar/book-time';
import type { Outcome } from '@funnel/contract/client';
import { cancelVisitEndpoint, moveVisitEndpoint } from '@funnel/contract/visit/manage-visit';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { RECORD } from '../part/use-record.ts';
import { useCalls } from '../shell/call.ts';

type State = 'ready' | 'sending' | 'taken' | 'failed';

/** Books, confirms, moves and cancels calls and visits. Resolves to true on success. */
export function useAgreements(shownId: string) {
  const { call } = useCalls();
  const queries = useQueryClient();
  const [state, setState] = useState<State>('ready');

  async function send(calling: () => Promise<Outcome<unknown>>): Promise<boolean> {
    if (state === 'sending') return false;
    setState('sending');
    const outcome = await calling();
    const isTaken = !outcome.ok && outcome.failure.code === 'SLOT_TAKEN';
    setState(outcome.ok ? 'ready' : isTaken ? 'taken' : 'failed');
    // The free slots are stale now, too.
    await Promise.all([
      queries.invalidateQueries({ queryKey: [RECORD] }),
      queries.invalidateQueries({ queryKey: ['visit-slots'] }),
      queries.invalidateQueries({ queryKey: ['call-slots'] }),
    ]);
    return outcome.ok;
  }

  return {
    state,
    forget: () => setState('ready'),
    confirmCall: (enquiryId: string) => send(() => call(confirmCallEndpoint, { body: { enquiryId } })),
    dropCall: (enquiryId: string) => send(() => call(dropCallEndpoint, { body: { enquiryId } })),
    /** Moves the call if one is booked. */
    book: (time: AgreedTime) => {
      const idempotencyKey = randomId();
      return send(() => call(bookTimeEndpoint, { body: { enquiryId: shownId, time }, idempotencyKey }));
    },
    moveVisit: (visitId: string, start: string) =>
      send(() => call(moveVisitEndpoint, { body: { visitId, start } })),
    cancelVisit: (visitId: string) => send(() => call(cancelVisitEndpoint, { body: { visitId } })),
  };
}

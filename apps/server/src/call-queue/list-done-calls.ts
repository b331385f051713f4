import { berlinDay, berlinIso } from '@funnel/domain/slot/berlin-time';
import type { Services } from '../services.ts';
import { listDone } from './done-calls.queries.ts';

interface DoneCallsCall {
  readonly query: { readonly showroom?: string | undefined };
}

/** The outcomes of today's calls. */
export async function listDoneCalls({ db, now: clock }: Services, { query: { showroom } }: DoneCallsCall) {
  const rows = await listDone(db, { since: berlinDay(clock()).from, showroom });
  const calls = rows.map(({ visitKind, visitStart, staffId, name, next, endedAt, ...rest }) => ({
    ...rest,
    next: next ? { kind: next.kind, at: berlinIso(new Date(next.startsAt)) } : null,
    visit: visitKind && visitStart ? { kind: visitKind, start: berlinIso(visitStart) } : null,
    endedAt: berlinIso(endedAt),
    by: { staffId, name },
  }));
  return { data: { calls } };
}

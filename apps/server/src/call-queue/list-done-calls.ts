import { berlinDay, berlinIso } from '@funnel/domain/slot/berlin-time';
import type { Services } from '../services.ts';
import { listDone } from './done-calls.queries.ts';

interface DoneCallsCall {
  readonly query: { readonly showroom?: string | undefined };
}

/** The outcomes of today's calls. */
export async function listDoneCalls({ db, now: clock }: Services, { query: { showroom } }: DoneCallsCall) {
  const rows = await listDone(db, { since: berlinDay(clock()).from, showroom });
  const calls = rows.map(({ visitKind, visitStart, staffId, name, nextTryAt, endedAt, ...rest }) => ({
    ...rest,
    nextTryAt: nextTryAt === null ? null : berlinIso(new Date(nextTryAt)),
    visit: visitKind && visitStart ? { kind: visitKind, start: berlinIso(visitStart) } : null,
    endedAt: berlinIso(endedAt),
    by: { staffId, name },
  }));
  return { data: { calls } };
}

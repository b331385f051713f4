import { berlinIso } from '../slot/berlin-time.ts';
import type { AppointmentKind } from './appointment.ts';
import { type StoredCall, standingAt, toldStanding } from './standing.ts';

interface PlacedCall extends StoredCall {
  readonly kind: AppointmentKind;
  readonly startsAt: Date;
  readonly endsAt: Date;
}

/** The appointment as its owner sees it: by the mailed link, and in the customer area. */
export function shownAppointment(call: PlacedCall, now: Date) {
  const { kind, startsAt, endsAt, heldUntil } = call;
  const standing = standingAt(call, now);
  const canChange = !hasBegun(call, now);
  const until = heldUntil && berlinIso(heldUntil);
  const toConfirm = canChange && standing === 'RESERVED' ? { until } : null;
  const times = { start: berlinIso(startsAt), end: berlinIso(endsAt) };
  return { kind, ...toldStanding(standing), ...times, canChange, toConfirm };
}

export function hasBegun({ startsAt }: Pick<PlacedCall, 'startsAt'>, now: Date): boolean {
  return startsAt.getTime() <= now.getTime();
}

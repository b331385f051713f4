import { type AppointmentState, stateAt } from './appointment.ts';

/** How a call stands, for everybody alike: screens, mails, calendars and other systems derive from it. */
export const STANDINGS = ['RESERVED', 'BOOKED', 'WISHED', 'LAPSED', 'CANCELLED'] as const;
export type Standing = (typeof STANDINGS)[number];

/** The stored columns of a call. */
export interface StoredCall {
  readonly state: AppointmentState;
  readonly heldUntil: Date | null;
  /** The retailer asked for a confirmation when it was booked. A later change of that setting changes no promise. */
  readonly mustConfirm: boolean | null;
  readonly confirmedAt: Date | null;
}

/** A seat that can lapse is reserved, whatever else its row has. */
export function standingAt(call: StoredCall, now: Date): Standing {
  const state = stateAt(call, now);
  const isAsked = call.mustConfirm === true || call.heldUntil !== null;
  return state === 'BOOKED' && isAsked && call.confirmedAt === null ? 'RESERVED' : state;
}

/** A standing on a wire. `confirmed`: the time is firm. */
export interface ToldStanding {
  readonly state: AppointmentState;
  readonly confirmed: boolean;
}

export function toldStanding(standing: Standing): ToldStanding {
  const state = standing === 'RESERVED' ? 'BOOKED' : standing;
  return { state, confirmed: standing === 'BOOKED' };
}

/** Events of older releases do not say whether a time was firm. */
export function standingOf({
  state,
  confirmed = true,
}: {
  readonly state: AppointmentState;
  readonly confirmed?: boolean | undefined;
}): Standing {
  return state === 'BOOKED' && !confirmed ? 'RESERVED' : state;
}

/** STATUS of a calendar entry. Times that are not agreed are removed from calendars. */
export const CALENDAR_STATUS: Readonly<Record<Standing, 'TENTATIVE' | 'CONFIRMED' | 'CANCELLED'>> = {
  RESERVED: 'TENTATIVE',
  BOOKED: 'CONFIRMED',
  WISHED: 'CANCELLED',
  LAPSED: 'CANCELLED',
  CANCELLED: 'CANCELLED',
};

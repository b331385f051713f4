import { berlinDate, toBerlin } from '../slot/berlin-time.ts';
import { isOpenDuring } from '../slot/is-open-during.ts';
import { offeredSlots, type SlotInput } from '../slot/offered-slots.ts';
import type { Slot } from '../slot/slot.ts';
import { freeSeats } from '../slot/taken-seat.ts';
import { findClash } from './find-clash.ts';
import type { Planner } from './planner.ts';

/** Everything that decides when a visit of one kind is possible in a showroom. */
export interface VisitInput extends SlotInput {
  readonly showroom: string;
  readonly travelMinutes: number;
  /** All who can sign in. */
  readonly planners: readonly Planner[];
}

/** A free time begins every half an hour where planners are set up: their days are not cut into slots. */
export const VISIT_STEP_MINUTES = 30;

/** Whose hours are set, with this showroom among their places. If there are none, only the seats decide. */
export function plannersOf(planners: readonly Planner[], showroom: string): Planner[] {
  return planners.filter(({ showrooms }) => showrooms?.includes(showroom));
}

/** The free times for a visit, with one planner, or with anybody. */
export function offeredVisits(input: VisitInput, staffId?: string): Slot[] {
  const { planners, showroom, travelMinutes } = input;
  const slots = offeredSlots(input);
  const asked =
    staffId === undefined
      ? plannersOf(planners, showroom)
      : planners.filter((planner) => planner.staffId === staffId);
  if (asked.length === 0) return staffId === undefined ? slots : [];
  return slots.filter(({ start, end }) => {
    const wanted = { showroom, travelMinutes, startsAt: new Date(start), endsAt: new Date(end) };
    return asked.some((planner) => !findClash(planner, wanted));
  });
}

/** The seats that are free for a visit of any length. None at a closed time, and none too far ahead. */
export function freeVisitSeats(input: VisitInput, span: { startsAt: Date; endsAt: Date }): number[] {
  const { settings, now, taken } = input;
  const last = toBerlin(now).toPlainDate().add({ days: settings.daysAhead }).toString();
  if (span.startsAt <= now || span.startsAt.getUTCFullYear() > now.getUTCFullYear() + 1) return [];
  if (berlinDate(span.startsAt) > last || !isOpenDuring(span, input)) return [];
  const slot = { start: span.startsAt.toISOString(), end: span.endsAt.toISOString() };
  return freeSeats(slot, taken, settings.capacity);
}

/** Who takes a visit that nobody was named for: who has the fewest on that day, by name if several have. */
export function whoTakes(planners: readonly Planner[], startsAt: Date): Planner[] {
  const date = berlinDate(startsAt);
  const count = ({ visits }: Planner) => visits.filter((visit) => berlinDate(visit.startsAt) === date).length;
  return planners.toSorted((one, other) => count(one) - count(other));
}

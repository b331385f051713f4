import type { AppointmentKind } from '@funnel/domain/appointment/appointment';
import { standingAt } from '@funnel/domain/appointment/standing';
import type { StepCause } from '@funnel/domain/next-step/step';
import { berlinDate } from '@funnel/domain/slot/berlin-time';
import { judgeBooking } from '@funnel/domain/slot/booking-limits';
import { capacityAt } from '@funnel/domain/slot/capacity-at';
import { lapseAfterMove, lapseOf } from '@funnel/domain/slot/lapse';
import { findOffered, seatsOnDayOf } from '@funnel/domain/slot/offered-slots';
import type { Slot } from '@funnel/domain/slot/slot';
import { freeSeats } from '@funnel/domain/slot/taken-seat';
import { sql } from 'kysely';
import type { Queryable } from '../db/database.ts';
import { readSettings } from '../db/setting/retailer-settings.queries.ts';
import { lockDay, readSlotFacts, type SlotFacts } from '../slot/slot.queries.ts';
import { type Appointment, type Hold, placeAppointment } from './appointment.queries.ts';
import { countNetworkBookings, lockNetwork } from './network-booking.queries.ts';

/** The SQLSTATE of an exclusion constraint violation. */
const EXCLUSION_VIOLATION = '23P01';

/** The person who takes a place has proven to own the address, or is a stranger. */
export type Booker =
  | { readonly isKnown: true }
  | {
      readonly isKnown: false;
      /** Undefined if no limit applies. */
      readonly network: string | undefined;
      readonly hasProof: boolean;
    };

export interface SlotWish {
  readonly enquiryId: string;
  /** The current appointment of the enquiry. Its place is freed for the new one. Without a free slot it stays. */
  readonly current: Appointment | undefined;
  readonly kind: AppointmentKind;
  readonly start: Date;
  readonly now: Date;
  readonly booker: Booker;
  readonly cause?: StepCause;
}

export type SlotOutcome = 'PLACED' | 'TAKEN' | 'NETWORK_FULL' | 'PROOF_NEEDED';

interface Judgement {
  readonly facts: SlotFacts;
  readonly slot: Slot | undefined;
  readonly verdict: Exclude<SlotOutcome, 'PLACED'> | 'ADMITTED';
}

/**
 * Takes a place in the slot that begins at `start`, if it is offered. Any other outcome than PLACED changes nothing.
 */
export async function takeSlot(tx: Queryable, wish: SlotWish): Promise<SlotOutcome> {
  const { start, kind, booker, cause } = wish;
  // An early check without locks: a crowd that comes too late does not queue for a lock.
  const { verdict: early } = await judgeWish(tx, wish);
  if (early !== 'ADMITTED') return early;
  if (!booker.isKnown && booker.network !== undefined) await lockNetwork(tx, booker.network);
  await lockDay(tx, berlinDate(start));
  const { facts, slot, verdict } = await judgeWish(tx, wish);
  if (!slot || verdict !== 'ADMITTED') return verdict === 'ADMITTED' ? 'TAKEN' : verdict;
  const hold = holdFor(wish, facts);
  const endsAt = new Date(slot.end);
  for (const seat of freeSeats(slot, facts.taken, capacityAt(facts.settings, start.getTime()))) {
    const placed = { kind, state: 'BOOKED', startsAt: start, endsAt, seat, hold } as const;
    const placement = { ...placed, ...(cause && { cause }) };
    if (await fitsConstraint(tx, () => placeAppointment(tx, wish, placement))) return 'PLACED';
  }
  return 'TAKEN';
}

/** Stores the time as a wish without a place, for the staff to settle. */
export async function keepWish(
  tx: Queryable,
  wish: Pick<SlotWish, 'enquiryId' | 'current' | 'start' | 'now'>,
): Promise<void> {
  const { settings } = await readSettings(tx);
  const endsAt = new Date(wish.start.getTime() + settings.slots.slotMinutes * 60_000);
  const placement = { kind: 'CALLBACK', state: 'WISHED', startsAt: wish.start, endsAt, seat: null } as const;
  await placeAppointment(tx, wish, placement);
}

async function judgeWish(tx: Queryable, wish: SlotWish): Promise<Judgement> {
  const { start, now, current, booker } = wish;
  const facts = await readSlotFacts(tx, { now, at: start, except: current?.appointmentId });
  const slot = findOffered(facts, start);
  if (!slot) return { facts, slot, verdict: 'TAKEN' };
  // The owner of a confirmed booking is not a stranger, and has one seat at most.
  if (booker.isKnown || booker.network === undefined || current?.confirmedAt) {
    return { facts, slot, verdict: 'ADMITTED' };
  }
  const { network, hasProof } = booker;
  const taken = await countNetworkBookings(tx, { network, start, now, except: current?.appointmentId });
  const seatsOfDay = seatsOnDayOf(start, facts);
  return { facts, slot, verdict: judgeBooking(taken, { seatsOfDay, hasProof }, facts.bookingLimits) };
}

/** A stranger books at once, or reserves where the retailer wants a confirmation. A moved call stays booked. */
function holdFor({ current, start, now, booker }: SlotWish, { settings }: SlotFacts): Hold {
  const network = booker.isKnown ? undefined : booker.network;
  const confirmedAt = current?.confirmedAt ?? (booker.isKnown ? now : null);
  const before = current && standingAt(current, now);
  const mustConfirm = confirmedAt === null && settings.unconfirmedHours > 0 && before !== 'BOOKED';
  if (!mustConfirm) return { confirmedAt, mustConfirm, heldUntil: null, network };
  const lapse = lapseOf({ bookedAt: now, startsAt: start }, settings);
  const heldUntil = lapseAfterMove(lapse, before === 'RESERVED' ? current?.heldUntil : null) ?? null;
  return { confirmedAt, mustConfirm, heldUntil, network };
}

/**
 * The exclusion constraint decides, whatever else writes to the table. Without the savepoint a violation aborts the
 * transaction.
 */
export async function fitsConstraint(tx: Queryable, write: () => Promise<void>): Promise<boolean> {
  return (await violatedBy(tx, write)) === undefined;
}

/** The exclusion constraint that refuses this, if one does. Then nothing is written. */
export async function violatedBy(tx: Queryable, write: () => Promise<void>): Promise<string | undefined> {
  await sql`savepoint seat`.execute(tx);
  try {
    await write();
    await sql`release savepoint seat`.execute(tx);
    return undefined;
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === EXCLUSION_VIOLATION)) throw error;
    await sql`rollback to savepoint seat`.execute(tx);
    return 'constraint' in error ? String(error.constraint) : '';
  }
}

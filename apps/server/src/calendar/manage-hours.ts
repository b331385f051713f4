import type { changeHoursEndpoint, closeDaysEndpoint } from '@funnel/contract/calendar/manage-hours';
import type { Actor } from '@funnel/domain/event/actor';
import type { RetailerSettings } from '@funnel/domain/retailer/retailer-settings';
import type { z } from '@funnel/domain/schema';
import { berlinDate } from '@funnel/domain/slot/berlin-time';
import { readSettings } from '../db/setting/retailer-settings.queries.ts';
import { addSettingVersion } from '../db/setting/setting-version.queries.ts';
import { recordStaffEvent } from '../event/record-staff-event.ts';
import { Refusal } from '../http/refusal.ts';
import type { Services } from '../services.ts';
import { lockBookableDays } from '../slot/slot.queries.ts';
import { lockHours } from './calendar.queries.ts';
import { findOrphanedBookings, NO_ORPHANS, type OrphanedBookings } from './find-orphaned-bookings.ts';
import { shownHours, versionOf } from './shown-hours.ts';
import { tellOfClosure } from './tell-of-closure.ts';

type HoursSettings = Pick<RetailerSettings, 'slots' | 'desk'>;
type Closure = z.output<NonNullable<(typeof closeDaysEndpoint)['body']>>;

interface HoursCall<Body> {
  readonly actor: Actor;
  readonly body: Body;
}

export async function showHours({ db }: Services) {
  const { settings } = await readSettings(db);
  return shownHours(settings, NO_ORPHANS);
}

export async function changeHours(
  services: Services,
  { actor, body }: HoursCall<z.output<NonNullable<(typeof changeHoursEndpoint)['body']>>>,
) {
  const { version, visits, isTrial, tell, ...slots } = body;
  return changeSettings(services, actor, { isTrial, tell }, (settings) => {
    if (versionOf(settings) !== version)
      throw new Refusal('STALE', 'Somebody else has changed the hours meanwhile.');
    const given = Object.fromEntries(Object.entries(slots).filter(([, value]) => value !== undefined));
    return {
      slots: { ...settings.slots, ...given },
      desk: visits ? { ...settings.desk, visits } : settings.desk,
    };
  });
}

/** Closes days. Orphaned bookings stay and are returned: somebody has to call these people. */
export async function closeDays(services: Services, { actor, body }: HoursCall<Closure>) {
  const { isTrial, tell, ...closure } = body;
  return changeSettings(services, actor, { isTrial, tell, days: closure }, ({ slots, desk }) => {
    const others = slots.closures.filter(({ from, to }) => from !== closure.from || to !== closure.to);
    const closures = [...others, closure].toSorted((one, other) => (one.from < other.from ? -1 : 1));
    return { slots: { ...slots, closures }, desk };
  });
}

export async function openDays(services: Services, { actor, body }: HoursCall<Pick<Closure, 'from' | 'to'>>) {
  return changeSettings(services, actor, {}, ({ slots, desk }) => {
    const closures = slots.closures.filter(({ from, to }) => from !== body.from || to !== body.to);
    if (closures.length === slots.closures.length)
      throw new Refusal('NOT_FOUND', 'There is no such closure.');
    return { slots: { ...slots, closures }, desk };
  });
}

interface ChangeOptions {
  readonly isTrial?: boolean;
  readonly tell?: boolean;
  /** The days that are closed: everything booked on them is orphaned. */
  readonly days?: Pick<Closure, 'from' | 'to'>;
}

async function changeSettings(
  { db, now: clock }: Services,
  actor: Actor,
  { isTrial = false, tell = false, days }: ChangeOptions,
  changed: (settings: HoursSettings) => HoursSettings,
) {
  const now = clock();
  return db.transaction().execute(async (tx) => {
    await lockHours(tx);
    const { settings: before, revisions } = await readSettings(tx);
    const after = changed(before);
    if (!isTrial) await lockBookableDays(tx, now, before.slots.daysAhead);
    const orphaned: OrphanedBookings = await findOrphanedBookings(tx, {
      before: before.slots,
      after: after.slots,
      days,
      now,
    });
    if (isTrial) return shownHours(after, orphaned);
    // Seats of past slots are dropped.
    const seats = after.slots.seats.filter(({ start }) => berlinDate(new Date(start)) >= berlinDate(now));
    const slots = { ...after.slots, seats };
    const act = { author: actor, at: now };
    await addSettingVersion(tx, { name: 'slots', value: slots, base: revisions.slots, ...act });
    if (after.desk !== before.desk)
      await addSettingVersion(tx, { name: 'desk', value: after.desk, base: revisions.desk, ...act });
    await recordStaffEvent(tx, { type: 'data.changed', actor, happenedAt: now, data: { call: 'slots' } });
    if (tell) await tellOfClosure(tx, orphaned.calls, now);
    return shownHours({ ...after, slots }, orphaned);
  });
}

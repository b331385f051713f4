import type { changeHoursEndpoint, closeDaysEndpoint } from '@funnel/contract/calendar/keep-hours';
import type { Staff } from '@funnel/domain/access/principal';
import type { z } from '@funnel/domain/schema';
import { berlinIso } from '@funnel/domain/slot/berlin-time';
import type { SlotSettings } from '@funnel/domain/slot/slot-settings';
import type { Queryable } from '../db/database.ts';
import { readSettings, storeSetting } from '../db/setting/retailer-settings.queries.ts';
import { actorOf, recordStaffEvent } from '../event/record-staff-event.ts';
import { Refusal } from '../http/refusal.ts';
import type { Services } from '../services.ts';
import { listBookedCalls, lockHours } from './calendar.queries.ts';
import { spanOf } from './show-calendar.ts';

type Closure = z.output<NonNullable<(typeof closeDaysEndpoint)['body']>>;
type Booked = Awaited<ReturnType<typeof listBookedCalls>>;

interface HoursCall<Body> {
  readonly by: Staff;
  readonly body: Body;
}

export async function showHours({ db }: Services) {
  const { settings } = await readSettings(db);
  return shown(settings.slots);
}

export async function changeHours(
  services: Services,
  { by, body }: HoursCall<z.output<NonNullable<(typeof changeHoursEndpoint)['body']>>>,
) {
  const { openingHours, capacity } = body;
  return change(services, by, (slots) => ({
    ...slots,
    ...(openingHours && { openingHours }),
    ...(capacity !== undefined && { capacity }),
  }));
}

/** Closes days. Calls that are booked on them stay, and are named: somebody has to call these people. */
export async function closeDays(services: Services, { by, body }: HoursCall<Closure>) {
  const isKnown = ({ from, to }: Closure) => from === body.from && to === body.to;
  const days = Temporal.PlainDate.from(body.from).until(body.to).days + 1;
  const now = services.now();
  return change(
    services,
    by,
    (slots) => ({ ...slots, closures: [...slots.closures.filter((each) => !isKnown(each)), body] }),
    (tx) => listBookedCalls(tx, spanOf(body.from, days), now),
  );
}

export async function openDays(services: Services, { by, body }: HoursCall<Closure>) {
  return change(services, by, (slots) => {
    const closures = slots.closures.filter(({ from, to }) => from !== body.from || to !== body.to);
    if (closures.length === slots.closures.length)
      throw new Refusal('NOT_FOUND', 'There is no such closure.');
    return { ...slots, closures };
  });
}

async function change(
  { db, now: clock }: Services,
  by: Staff,
  changed: (slots: SlotSettings) => SlotSettings,
  findBooked: (tx: Queryable) => Promise<Booked> = async () => [],
) {
  const now = clock();
  return db.transaction().execute(async (tx) => {
    await lockHours(tx);
    const { settings } = await readSettings(tx);
    const slots = changed(settings.slots);
    await storeSetting(tx, 'slots', slots, now);
    const data = { call: 'slots' };
    await recordStaffEvent(tx, { type: 'data.changed', actor: actorOf(by.staffId), happenedAt: now, data });
    return shown(slots, await findBooked(tx));
  });
}

function shown({ openingHours, slotMinutes, capacity, closures }: SlotSettings, booked: Booked = []) {
  return {
    data: {
      openingHours,
      slotMinutes,
      capacity,
      closures,
      booked: booked.map(({ startsAt, ...call }) => ({ ...call, start: berlinIso(startsAt) })),
    },
  };
}

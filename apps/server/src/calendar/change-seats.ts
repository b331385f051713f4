import type { changeSeatsEndpoint } from '@funnel/contract/calendar/manage-hours';
import type { Actor } from '@funnel/domain/event/actor';
import type { z } from '@funnel/domain/schema';
import { berlinDate, berlinIso } from '@funnel/domain/slot/berlin-time';
import { calendarFrom } from '@funnel/domain/slot/calendar';
import { capacityAt } from '@funnel/domain/slot/capacity-at';
import { readSettings } from '../db/setting/retailer-settings.queries.ts';
import { addSettingVersion } from '../db/setting/setting-version.queries.ts';
import { recordStaffEvent } from '../event/record-staff-event.ts';
import { Refusal } from '../http/refusal.ts';
import type { Services } from '../services.ts';
import { holidaysIn } from '../slot/holidays.ts';
import { lockHours } from './calendar.queries.ts';

interface SeatsCall {
  readonly actor: Actor;
  readonly body: z.output<NonNullable<(typeof changeSeatsEndpoint)['body']>>;
}

/** Changes the seats of one slot. Below the number taken no call is cancelled, but no new one gets a seat. */
export async function changeSeats({ db, now: clock }: Services, { actor, body }: SeatsCall) {
  const { capacity, seen } = body;
  const startsAt = new Date(body.start);
  const now = clock();
  await db.transaction().execute(async (tx) => {
    await lockHours(tx);
    const { settings, revisions } = await readSettings(tx);
    const { slots } = settings;
    const date = Temporal.PlainDate.from(berlinDate(startsAt));
    const holidays = new Set(holidaysIn([...slots.holidayStates], [date.year]));
    const ofDay = calendarFrom(date, { settings: { ...slots, daysAhead: 0 }, holidays });
    const startMs = startsAt.getTime();
    if (!ofDay.some((slot) => slot.startMs === startMs))
      throw new Refusal('NOT_FOUND', 'There are no calls at that time.');
    if (capacityAt(slots, startMs) !== seen)
      throw new Refusal('STALE', 'Somebody else has changed the seats meanwhile.');
    const others = slots.seats.filter(
      ({ start }) => Date.parse(start) !== startMs && berlinDate(new Date(start)) >= berlinDate(now),
    );
    const own = capacity === slots.capacity ? [] : [{ start: berlinIso(startsAt), capacity }];
    const value = { ...slots, seats: [...others, ...own] };
    await addSettingVersion(tx, { name: 'slots', value, base: revisions.slots, author: actor, at: now });
    await recordStaffEvent(tx, { type: 'data.changed', actor, happenedAt: now, data: { call: 'slots' } });
  });
  return { data: { start: berlinIso(startsAt), capacity } };
}

import { toBerlin } from '@funnel/domain/slot/berlin-time';
import { arrivals } from './arrivals.ts';
import { type Chance, chanceOf } from './chance.ts';
import { addCases } from './example-cases.ts';
import { type Act, exampleLife } from './example-life.ts';
import { enquiryRow, eventRow, seatsOfDays, type YearRows } from './example-rows.ts';
import { addPlans, callRow, visitRow } from './example-steps.ts';

const MINUTE_MS = 60_000;
/** A seat for each simultaneous visit, as the database requires. */
const VISIT_MINUTES = { SHOWROOM: 90, HOME: 120, VIDEO: 60 };

/** A plausible year up to now: enquiries by season, weekday and hour, with their history. Deterministic. */
export function exampleYear(count: number, now: Date): YearRows {
  const chance = chanceOf(20_26);
  const rows: YearRows = {
    ...{ enquiry: [], next_step: [], nextTries: new Map(), note: [], call: [], event: [] },
    ...{ enquiry_apart: [], file: [] },
  };
  const seatAt = seatsOfDays();
  for (const [number, receivedAt] of arrivals(chance, count, now).entries()) {
    const enquiryId = `example-${String(number).padStart(6, '0')}`;
    const life = exampleLife(chance, receivedAt, now);
    const enquiry = enquiryRow(chance, { enquiryId, number, receivedAt, life });
    rows.enquiry.push(enquiry);
    if (life.nextTryAt) rows.nextTries.set(enquiryId, life.nextTryAt);
    rows.event.push(eventRow(enquiryId, 'enquiry.received', { at: receivedAt }, undefined));
    for (const [index, act] of life.acts.entries())
      addAct(rows, {
        id: `${enquiryId}-${index}`,
        enquiryId,
        act,
        showroom: enquiry.showroom ?? 'MAINZ',
        seatAt,
        now,
      });
    if (life.acts.length === 0 && chance.isSo(0.5))
      addCallToCome(rows, chance, { enquiryId, receivedAt, now, seatAt });
  }
  addCases(rows, chance, now, seatAt);
  addPlans(rows, chance, now);
  return rows;
}

interface Placed {
  readonly id: string;
  readonly enquiryId: string;
  readonly act: Act;
  readonly showroom: string;
  readonly seatAt: (pool: string, start: Date) => number;
  readonly now: Date;
}

function addAct(rows: YearRows, { id, enquiryId, act, showroom, seatAt, now }: Placed): void {
  const { at, by } = act;
  switch (act.kind) {
    case 'call': {
      const { outcome, seconds } = act;
      const ended_at = new Date(at.getTime() + seconds * 1000);
      rows.call.push({
        ...{ call_id: id, enquiry_id: enquiryId, staff_id: by, begun_at: at, ended_at, outcome },
        ...{ note_id: null, visit_id: null, event_ids: [], before: {}, after: {}, undone_at: null },
      });
      rows.event.push(eventRow(enquiryId, 'call.ended', act, { outcome, callId: id }));
      return;
    }
    case 'note':
      rows.note.push({ note_id: id, enquiry_id: enquiryId, staff_id: by, written_at: at, text: act.text });
      rows.event.push(eventRow(enquiryId, 'note.added', act, { noteId: id }));
      return;
    case 'status':
      rows.event.push(
        eventRow(enquiryId, 'enquiry.status-changed', act, {
          status: { from: act.to === 'WON' ? 'OFFER' : 'APPOINTMENT', to: act.to },
        }),
      );
      return;
    case 'visit': {
      const { visit: kind, start } = act;
      const end = new Date(start.getTime() + VISIT_MINUTES[kind] * MINUTE_MS);
      const isOver = end < now;
      rows.next_step.push(
        visitRow({
          ...{ visitId: id, enquiryId, kind, showroom, seatAt, startsAt: start, endsAt: end, at },
          ...{ isCancelled: false, isOver },
        }),
      );
      const visit = { visitId: id, kind, showroom, startsAt: start.toISOString(), endsAt: end.toISOString() };
      rows.event.push(eventRow(enquiryId, 'visit.booked', act, { visit }));
      return;
    }
  }
}

interface ToCome extends Pick<Placed, 'enquiryId' | 'seatAt' | 'now'> {
  readonly receivedAt: Date;
}

/** A visitor of the last minutes has picked a time for the call, today or later. */
function addCallToCome(rows: YearRows, chance: Chance, { enquiryId, receivedAt, now, seatAt }: ToCome): void {
  const day = toBerlin(now).add({ days: chance.pick([0, 0, 1, 1, 2]) });
  const time = { hour: chance.whole(9, 17), minute: chance.pick([0, 30]), second: 0, millisecond: 0 };
  const starts_at = new Date(day.with({ ...time, microsecond: 0, nanosecond: 0 }).epochMilliseconds);
  // No past times.
  if (starts_at < receivedAt) return;
  const isBooked = chance.isSo(0.5);
  rows.next_step.push(
    callRow({
      ...{ enquiryId, at: receivedAt, startsAt: starts_at },
      endsAt: new Date(starts_at.getTime() + 30 * MINUTE_MS),
      callKind: isBooked ? 'CONSULTATION' : 'CALLBACK',
      state: isBooked ? 'BOOKED' : 'WISHED',
      seat: isBooked ? seatAt('call', starts_at) : null,
    }),
  );
}

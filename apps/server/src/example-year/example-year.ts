import type { EventChange, EventType } from '@funnel/contract/event/event';
import { FUNNELS } from '@funnel/domain/flow/funnels';
import { isQuestionKey, questionOf } from '@funnel/domain/question/questions';
import { type Routing, routingSchema, showroomOfPostcode } from '@funnel/domain/routing/routing';
import type { SHOWROOM_NAME } from '@funnel/domain/showroom/showroom-name';
import { toBerlin } from '@funnel/domain/slot/berlin-time';
import { visitPool } from '@funnel/domain/visit/visit';
import { arrivals } from './arrivals.ts';
import { type Chance, chanceOf } from './chance.ts';
import { type Act, exampleLife, type Life } from './example-life.ts';
import { examplePerson } from './example-people.ts';

const MINUTE_MS = 60_000;
const CAMPAIGNS = ['Herbst Saarland', 'Herbst Mainz', 'Umzug', 'Landhaus', 'Marke'] as const;
/** A seat for each visit at the same time: no rule of the example is stricter than the database. */
const VISIT_MINUTES = { SHOWROOM: 90, HOME: 120, VIDEO: 60 };

/** The postcodes of the eight showrooms. */
export const EXAMPLE_ROUTING: Routing = routingSchema.parse(
  Object.entries({
    SAARBRUECKEN: [['66000', '66399']],
    ZWEIBRUECKEN: [['66400', '66499']],
    NEUNKIRCHEN: [['66500', '66699']],
    ENSDORF: [['66700', '66848']],
    KAISERSLAUTERN: [['66849', '67999']],
    MAINZ: [['55000', '55299']],
    MEISENHEIM: [['55400', '55999']],
    KONZ: [['54000', '54999']],
  } satisfies Record<keyof typeof SHOWROOM_NAME, string[][]>).map(([showroom, ranges]) => ({
    showroom,
    postcodes: ranges.map(([from, to]) => ({ from, to })),
    mailbox: `${showroom.toLowerCase()}@beispiel.example`,
  })),
);

/** The rows of each table, as they are stored. */
export interface YearRows {
  readonly enquiry: object[];
  readonly appointment: object[];
  readonly visit: object[];
  readonly note: object[];
  readonly call: object[];
  readonly event: object[];
}

/** A believable year up to now: enquiries by season, weekday and hour, and what came of each. Always the same. */
export function exampleYear(count: number, now: Date): YearRows {
  const chance = chanceOf(20_26);
  const rows: YearRows = { enquiry: [], appointment: [], visit: [], note: [], call: [], event: [] };
  const seats = new Map<string, number>();
  /** The next seat that nobody has at that time. */
  const seatAt = (pool: string, start: Date) => {
    const key = `${pool} ${start.toISOString().slice(0, 10)}`;
    seats.set(key, (seats.get(key) ?? 0) + 1);
    return seats.get(key) ?? 1;
  };
  for (const [number, receivedAt] of arrivals(chance, count, now).entries()) {
    const enquiryId = `example-${String(number).padStart(6, '0')}`;
    const life = exampleLife(chance, receivedAt, now);
    const enquiry = enquiryRow(chance, { enquiryId, number, receivedAt, life });
    rows.enquiry.push(enquiry);
    rows.event.push(eventRow(enquiryId, 'enquiry.received', { at: receivedAt }, undefined));
    for (const [index, act] of life.acts.entries())
      addAct(rows, {
        id: `${enquiryId}-${index}`,
        enquiryId,
        act,
        showroom: enquiry.showroom ?? 'MAINZ',
        seatAt,
      });
    if (life.acts.length === 0 && chance.isSo(0.5))
      addCallToCome(rows, chance, { enquiryId, receivedAt, now, seatAt });
  }
  rows.event.sort((one, other) => (JSON.stringify(one) < JSON.stringify(other) ? -1 : 1));
  return rows;
}

interface Arrived {
  readonly enquiryId: string;
  readonly number: number;
  readonly receivedAt: Date;
  readonly life: Life;
}

function enquiryRow(chance: Chance, { enquiryId, number, receivedAt, life }: Arrived) {
  const { salutation, first, last, postcode, email, telephone } = examplePerson(chance, number);
  const { steps, entry } = chance.isSo(0.35) ? FUNNELS.short : FUNNELS.long;
  const answers = steps
    .filter(isQuestionKey)
    .map((key) => [key, chance.pick<string>(questionOf(key).tiles)] as const);
  const showroom = showroomOfPostcode(EXAMPLE_ROUTING, postcode);
  const campaign = chance.isSo(0.7) && {
    utm_source: chance.pick(['google', 'newsletter', 'facebook']),
    utm_campaign: chance.pick(CAMPAIGNS),
  };
  return {
    ...{ enquiry_id: enquiryId, kitchen_id: `kitchen-${enquiryId}`, received_at: receivedAt, entry },
    szid: `example-visit-${enquiryId}`,
    ...{ salutation, full_name: `${first} ${last}`, first_name: first, last_name: last },
    preferred_language: chance.isSo(0.05) ? 'EN' : 'DE',
    ...{ postcode, email, telephone_raw: telephone, telephone_formatted: telephone },
    answers: Object.fromEntries(answers),
    tracking: campaign || {},
    ...estimateOf(chance),
    request_hash: enquiryId,
    suspicion: [],
    ...{ showroom, showroom_by: showroom === null ? null : 'POSTCODE', is_rescued: false },
    ...{ status: life.status, lost_reason: life.lostReason, assignee: life.assignee },
    ...{ tries: life.tries, next_try_at: life.nextTryAt, version: life.acts.length },
    note_text: life.acts.map((act) => (act.kind === 'note' ? `\n${act.text}` : '')).join(''),
  };
}

/** Thousands of euros, and how many of a hundred kitchens cost less. Not everybody answers far enough for one. */
function estimateOf(chance: Chance) {
  const share = chance.next();
  if (chance.isSo(0.15)) return { espl_value: null, espl_percentile: null };
  return {
    espl_value: Math.round((6 + 30 * share) * 100) / 100,
    espl_percentile: Math.round(1 + 97 * share),
  };
}

interface Placed {
  readonly id: string;
  readonly enquiryId: string;
  readonly act: Act;
  readonly showroom: string;
  readonly seatAt: (pool: string, start: Date) => number;
}

function addAct(rows: YearRows, { id, enquiryId, act, showroom, seatAt }: Placed): void {
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
      const pool = visitPool(kind, showroom);
      rows.visit.push({
        ...{ visit_id: id, enquiry_id: enquiryId, kind, showroom, pool, planner: null, state: 'BOOKED' },
        ...{ starts_at: start, ends_at: end, seat: seatAt(pool, start), is_told: true },
        ...{ booked_at: at, changed_at: at },
      });
      const visit = { visitId: id, kind, showroom, startsAt: start.toISOString(), endsAt: end.toISOString() };
      rows.event.push(eventRow(enquiryId, 'visit.booked', act, { visit }));
      return;
    }
  }
}

interface ToCome extends Pick<Placed, 'enquiryId' | 'seatAt'> {
  readonly receivedAt: Date;
  readonly now: Date;
}

/** A visitor who has just asked has chosen a time for the call, today or in the days to come. */
function addCallToCome(rows: YearRows, chance: Chance, { enquiryId, receivedAt, now, seatAt }: ToCome): void {
  const day = toBerlin(now).add({ days: chance.pick([0, 0, 1, 1, 2]) });
  const time = { hour: chance.whole(9, 17), minute: chance.pick([0, 30]), second: 0, millisecond: 0 };
  const starts_at = new Date(day.with({ ...time, microsecond: 0, nanosecond: 0 }).epochMilliseconds);
  // Nobody chooses a time that is over.
  if (starts_at < receivedAt) return;
  const isBooked = chance.isSo(0.5);
  rows.appointment.push({
    ...{ appointment_id: `call-${enquiryId}`, enquiry_id: enquiryId },
    kind: isBooked ? 'CONSULTATION' : 'CALLBACK',
    state: isBooked ? 'BOOKED' : 'WISHED',
    ...{ starts_at, ends_at: new Date(starts_at.getTime() + 30 * MINUTE_MS) },
    seat: isBooked ? seatAt('call', starts_at) : null,
    ...{ sequence: 0, requested_at: receivedAt, changed_at: receivedAt, held_from: receivedAt },
    ...{ confirmed_at: isBooked ? receivedAt : null, held_until: null, network: null, called_at: null },
  });
}

function eventRow(
  enquiryId: string,
  type: EventType,
  { at, by }: { readonly at: Date; readonly by?: string },
  change: EventChange | undefined,
) {
  return {
    happened_at: at,
    ...{ enquiry_id: enquiryId, type, version: 2, actor: by === undefined ? 'visitor' : 'staff' },
    actor_id: by ?? null,
    data: { enquiryId, ...(change && { change }) },
  };
}

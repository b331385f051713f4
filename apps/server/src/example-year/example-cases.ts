import type { AppointmentState } from '@funnel/domain/appointment/appointment';
import type { LEAD_SOURCES } from '@funnel/domain/enquiry/enquiry-schema';
import type { Suspicion } from '@funnel/domain/enquiry/suspicion';
import type { Verdict } from '@funnel/domain/enquiry/vetting';
import type { LostReason, Status } from '@funnel/domain/pipeline/status';
import type { Chance } from './chance.ts';
import { EXAMPLE_STAFF } from './example-people.ts';
import { type EnquiryRow, enquiryRow, eventRow, type YearRows } from './example-rows.ts';
import { callRow, visitRow } from './example-steps.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const VISIT_MS = 90 * MINUTE_MS;
const CALL_MS = 30 * MINUTE_MS;
const [, MANAGER, , AGENT] = EXAMPLE_STAFF;

/** Hours before now; negative: after now. */
type HoursAgo = number;

interface Case {
  readonly received: HoursAgo;
  readonly entry?: (typeof LEAD_SOURCES)[number];
  readonly status?: Status;
  readonly lostReason?: LostReason;
  readonly suspicion?: readonly Suspicion[];
  readonly isRescued?: true;
  readonly verdict?: Verdict;
  readonly nextTry?: HoursAgo;
  readonly hidden?: Readonly<Record<string, string>>;
  /** The person of the previous case asks again. */
  readonly repeats?: 'merged' | 'apart';
  readonly call?: {
    readonly state: AppointmentState;
    readonly start: HoursAgo;
    readonly heldUntil?: HoursAgo;
  };
  readonly visit?: { readonly state: 'BOOKED' | 'CANCELLED'; readonly start: HoursAgo };
}

/** Rare states, so that the desk shows each of them at any time of the day. */
const CASES: readonly Case[] = [
  { received: 3, suspicion: ['TOO_FAST'] },
  { received: 7, suspicion: ['HONEYPOT', 'TOO_FAST'] },
  { received: 31, suspicion: ['HONEYPOT'], verdict: 'DISCARDED', status: 'LOST', lostReason: 'NOT_GENUINE' },
  { received: 52, suspicion: ['TOO_FAST'], verdict: 'TAKEN_IN', status: 'CONTACTED' },
  { received: 5, isRescued: true },
  { received: 44, isRescued: true, verdict: 'TAKEN_IN', status: 'CONTACTED' },
  { received: 60, status: 'CONTACTED', hidden: { filiale: 'Saarbrücken', kueche: 'Landhaus Nr. 7' } },
  { received: 9, repeats: 'merged' },
  { received: 75 },
  { received: 8, repeats: 'apart' },
  // Overdue at any time of the day: planned tries, a wished call, a tester.
  { received: 28, nextTry: 2 },
  { received: 51, nextTry: 20 },
  { received: 30, call: { state: 'WISHED', start: 4 } },
  { received: 27, entry: 'TESTER' },
  // Calls that visitors booked: confirmed, reserved until they confirm, lapsed, cancelled.
  { received: 6, entry: 'TERMINFINDER_V1', call: { state: 'BOOKED', start: -26 } },
  { received: 1, entry: 'TERMINFINDER_V1', call: { state: 'BOOKED', start: -30, heldUntil: -20 } },
  { received: 29, entry: 'TERMINFINDER_V1', call: { state: 'LAPSED', start: -5 } },
  { received: 33, entry: 'TERMINFINDER_V1', call: { state: 'CANCELLED', start: -28 } },
  { received: 2, call: { state: 'WISHED', start: -27 } },
  // Visits of today and later, and one that was cancelled.
  { received: 90, status: 'APPOINTMENT', visit: { state: 'BOOKED', start: -3 } },
  { received: 100, status: 'APPOINTMENT', visit: { state: 'BOOKED', start: -51 } },
  { received: 110, status: 'CONTACTED', visit: { state: 'CANCELLED', start: -49 } },
  // Entered by the staff.
  { received: 4, entry: 'WALK_IN', status: 'CONTACTED' },
  { received: 26, entry: 'OFFER_COUNTER', status: 'OFFER' },
];

type SeatAt = (pool: string, start: Date) => number;

export function addCases(rows: YearRows, chance: Chance, now: Date, seatAt: SeatAt): void {
  const ago = (hours: HoursAgo) => new Date(now.getTime() - hours * HOUR_MS);
  let before: EnquiryRow | undefined;
  for (const each of CASES) {
    const enquiry = caseRow(chance, rows.enquiry.length, each, { ago, before });
    rows.enquiry.push(enquiry);
    if (each.nextTry !== undefined) rows.nextTries.set(enquiry.enquiry_id, ago(each.nextTry));
    const { enquiry_id: enquiryId, received_at: at, vetted_at: vettedAt, merged_into: mergedInto } = enquiry;
    rows.event.push(eventRow(enquiryId, 'enquiry.received', { at }, undefined));
    const { verdict } = each;
    if (verdict && vettedAt)
      rows.event.push(eventRow(enquiryId, 'enquiry.vetted', { at: vettedAt, by: MANAGER.id }, { verdict }));
    if (mergedInto)
      rows.event.push(eventRow(enquiryId, 'enquiry.merged', { at: now, by: AGENT.id }, { mergedInto }));
    if (each.repeats === 'apart' && before) {
      const [enquiry_id, other_id] = [before.enquiry_id, enquiryId].sort();
      rows.enquiry_apart.push({ enquiry_id, other_id });
    }
    addCall(rows, enquiry, each, { ago, seatAt });
    addVisit(rows, enquiry, each, { ago, seatAt });
    before = enquiry;
  }
}

interface Around {
  readonly ago: (hours: HoursAgo) => Date;
  readonly before: EnquiryRow | undefined;
}

function caseRow(chance: Chance, number: number, each: Case, { ago, before }: Around): EnquiryRow {
  const { status = 'NEW', lostReason = null, nextTry, verdict, repeats, entry } = each;
  const isOpen = status === 'NEW' && nextTry === undefined;
  const made = enquiryRow(chance, {
    enquiryId: `example-${String(number).padStart(6, '0')}`,
    number,
    receivedAt: ago(each.received),
    life: {
      ...{ acts: [], status, lostReason, assignee: isOpen ? null : AGENT.id },
      ...{ tries: nextTry === undefined ? 0 : 1, nextTryAt: null },
    },
  });
  const person = before && {
    ...{ salutation: before.salutation, full_name: before.full_name, email: before.email },
    ...{ first_name: before.first_name, last_name: before.last_name, postcode: before.postcode },
    ...{ telephone_raw: before.telephone_raw, telephone_formatted: before.telephone_formatted },
  };
  return {
    ...made,
    ...(repeats && person),
    entry: entry ?? made.entry,
    suspicion: each.suspicion ?? [],
    is_rescued: each.isRescued ?? false,
    vetted_at: verdict ? ago(each.received - 1) : null,
    merged_into: repeats === 'merged' ? (before?.enquiry_id ?? null) : null,
    hidden_fields: each.hidden ?? {},
  };
}

interface Planned {
  readonly ago: (hours: HoursAgo) => Date;
  readonly seatAt: SeatAt;
}

/** On the half hour. */
function startOf(moment: Date): Date {
  return new Date(Math.floor(moment.getTime() / CALL_MS) * CALL_MS);
}

function addCall(rows: YearRows, enquiry: EnquiryRow, { call, entry }: Case, { ago, seatAt }: Planned): void {
  if (!call) return;
  const { enquiry_id, received_at } = enquiry;
  const { state, heldUntil } = call;
  const starts_at = startOf(ago(call.start));
  const isBooked = state === 'BOOKED';
  rows.next_step.push(
    callRow({
      ...{ enquiryId: enquiry_id, at: received_at, state },
      callKind: entry === 'TERMINFINDER_V1' ? 'CONSULTATION' : 'CALLBACK',
      ...{ startsAt: starts_at, endsAt: new Date(starts_at.getTime() + CALL_MS) },
      seat: isBooked ? seatAt('call', starts_at) : null,
      heldUntil: heldUntil === undefined ? undefined : ago(heldUntil),
    }),
  );
}

function addVisit(rows: YearRows, enquiry: EnquiryRow, { visit }: Case, { ago, seatAt }: Planned): void {
  if (!visit) return;
  const { enquiry_id, received_at, showroom } = enquiry;
  const kind = 'SHOWROOM';
  const place = showroom ?? 'MAINZ';
  const start = startOf(ago(visit.start));
  const end = new Date(start.getTime() + VISIT_MS);
  const visit_id = `visit-${enquiry_id}`;
  rows.next_step.push(
    visitRow({
      ...{ visitId: visit_id, enquiryId: enquiry_id, kind, showroom: place, seatAt },
      ...{ startsAt: start, endsAt: end, at: received_at, isOver: false },
      isCancelled: visit.state === 'CANCELLED',
    }),
  );
  const told = {
    visitId: visit_id,
    kind,
    showroom: place,
    startsAt: start.toISOString(),
    endsAt: end.toISOString(),
  };
  const by = { at: received_at, by: AGENT.id };
  rows.event.push(eventRow(enquiry_id, 'visit.booked', by, { visit: { ...told, kind } }));
  if (visit.state === 'CANCELLED') {
    const later = { at: new Date(received_at.getTime() + HOUR_MS), by: AGENT.id };
    rows.event.push(eventRow(enquiry_id, 'visit.cancelled', later, { visit: { ...told, kind } }));
  }
}

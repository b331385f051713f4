import {
  cancelAppointmentEndpoint,
  moveAppointmentEndpoint,
} from '@funnel/contract/appointment/manage-appointment';
import { requestPrecallEndpoint } from '@funnel/contract/appointment/request-precall';
import { submitTerminfinderEnquiryEndpoint } from '@funnel/contract/appointment/submit-terminfinder-enquiry';
import { bookTimeEndpoint } from '@funnel/contract/calendar/book-time';
import { closeDaysEndpoint, openDaysEndpoint } from '@funnel/contract/calendar/manage-hours';
import {
  type CallEnd,
  claimCallEndpoint,
  endCallEndpoint,
  undoCallEndpoint,
} from '@funnel/contract/call-queue/make-call';
import type { Client } from '@funnel/contract/client';
import { submitEnquiryEndpoint } from '@funnel/contract/enquiry/submit-enquiry';
import { changeContactEndpoint } from '@funnel/contract/pipeline/change-contact';
import { changeStatusEndpoint } from '@funnel/contract/pipeline/change-enquiry';
import { undoChangesEndpoint } from '@funnel/contract/pipeline/undo-changes';
import { vetEnquiryEndpoint } from '@funnel/contract/pipeline/vet-enquiry';
import {
  keepApartEndpoint,
  mergeEnquiryEndpoint,
  unmergeEnquiryEndpoint,
} from '@funnel/contract/same-person/merge-enquiry';
import { cancelVisitEndpoint, moveVisitEndpoint } from '@funnel/contract/visit/manage-visit';
import { STATUSES } from '@funnel/domain/pipeline/status';
import { berlinDate, toBerlin, ZONE } from '@funnel/domain/slot/berlin-time';
import { appointmentToken } from '../appointment/appointment-token.queries.ts';
import { lapseBookings } from '../appointment/lapse-bookings.ts';
import { exampleEnquiry } from './example-enquiry.ts';
import { exampleTerminfinderEnquiry } from './example-terminfinder-enquiry.ts';
import type { useTestApp } from './test-app.ts';

const HOUR_MS = 60 * 60_000;
const PEOPLE = 4;

/** An act, with numbers that choose among what is there. */
export interface Act {
  readonly name: ActName;
  readonly one: number;
  readonly other: number;
}

interface World {
  readonly app: ReturnType<typeof useTestApp>;
  /** Visitors, at either of two servers. */
  readonly visitors: readonly Client[];
  readonly staff: readonly Client[];
}

export const ACT_NAMES = [
  ...(['ENQUIRE', 'BOOK', 'WISH', 'WISH', 'MOVE_BY_LINK', 'CANCEL_BY_LINK', 'LAPSE'] as const),
  ...(['OUTCOME', 'OUTCOME', 'OUTCOME', 'UNDO_CALL', 'STATUS', 'STATUS', 'UNDO_STATUS', 'VET'] as const),
  ...(['AGREE_CALL', 'AGREE_VISIT', 'MOVE_VISIT', 'CANCEL_VISIT', 'CONTACT'] as const),
  ...(['MERGE', 'UNMERGE', 'APART', 'CLOSE_DAY', 'OPEN_DAY', 'TIME', 'TIME'] as const),
];
type ActName = (typeof ACT_NAMES)[number];

/** Does acts as strangers, customers and staff do them. A refusal is an answer too; a failure of the server is not. */
export function promiseActs({ app, visitors, staff }: World) {
  let visitor = 0;
  let lastCall: string | undefined;
  let lastChange: string | undefined;

  type Outcome = Awaited<ReturnType<Client['call']>>;
  /** A failure of the server, never a refusal. */
  async function done<Answer extends Outcome>(answer: Promise<Answer>): Promise<Answer> {
    const outcome = await answer;
    if (!outcome.ok && (outcome.failure.status ?? 500) >= 500)
      throw new Error(`the server failed: ${JSON.stringify(outcome.failure)}`);
    return outcome;
  }

  const choose = <Item>(items: readonly Item[], number: number): Item | undefined =>
    items[number % Math.max(1, items.length)];
  const enquiry = async (number: number) =>
    choose(
      await app.db
        .selectFrom('enquiry')
        .select(['enquiry_id as enquiryId', 'version', 'status'])
        .orderBy('received_at')
        .orderBy('enquiry_id')
        .execute(),
      number,
    );
  const visit = async (number: number) =>
    choose(
      await app.db.selectFrom('visit').select('visit_id as visitId').orderBy('visit_id').execute(),
      number,
    );
  const call = async (number: number) =>
    choose(await app.db.selectFrom('appointment').selectAll().orderBy('appointment_id').execute(), number);

  /** On the full hour, within the hours of calls on most days. */
  function time(number: number): string {
    const day = toBerlin(app.clock.now)
      .toPlainDate()
      .add({ days: number % 8 });
    const start = day.toZonedDateTime({
      timeZone: ZONE,
      plainTime: { hour: 9 + (Math.floor(number / 8) % 8) },
    });
    return start.toInstant().toString();
  }
  /** Few people, who share numbers and addresses. */
  const person = (number: number) => ({
    personal_email: `person${number % PEOPLE}@gross.example`,
    personal_telephone_raw: `0681 10000${Math.floor(number / 2) % PEOPLE}`,
    personal_telephone_formatted: `0681 10000${Math.floor(number / 2) % PEOPLE}`,
  });
  const server = (number: number) => visitors[number % visitors.length] as Client;
  const agent = (number: number) => staff[number % staff.length] as Client;

  const outcomes = (number: number): readonly CallEnd[] => [
    { kind: 'REACHED' },
    { kind: 'NOT_REACHED' },
    { kind: 'NOT_REACHED' },
    { kind: 'OFFER', value: 12_000 },
    { kind: 'WON', value: 11_900, ...(number % 2 === 0 && { promised: 'CANCEL' as const }) },
    { kind: 'LOST', reason: 'TOO_FAR', ...(number % 2 === 0 && { promised: 'KEEP' as const }) },
    { kind: 'WRONG_NUMBER' },
    { kind: 'CALL', start: time(number) },
    {
      ...{ kind: 'VISIT', visit: 'SHOWROOM', showroom: 'MAINZ', start: time(number), confirm: true },
      ...(number % 2 === 0 && { promised: 'KEEP' as const }),
    },
    {
      kind: 'REACHED',
      next: {
        kind: 'WAIT',
        date: berlinDate(new Date(app.clock.now.getTime() + (number % 20) * 24 * HOUR_MS)),
      },
    },
  ];

  const acts: Readonly<Record<ActName, (one: number, other: number) => Promise<unknown>>> = {
    ENQUIRE: (one) =>
      done(
        server(one).call(submitEnquiryEndpoint, { body: { ...exampleEnquiry(++visitor), ...person(one) } }),
      ),
    BOOK: (one, other) =>
      done(
        server(one).call(submitTerminfinderEnquiryEndpoint, {
          body: { ...exampleTerminfinderEnquiry(time(other), ++visitor), ...person(one) },
        }),
      ),
    WISH: async (one, other) => {
      const { enquiryId = '' } = (await enquiry(one)) ?? {};
      await done(
        server(one).call(requestPrecallEndpoint, { body: { enquiryId, ts: time(other), duration: 3600 } }),
      );
    },
    MOVE_BY_LINK: async (one, other) => {
      const chosen = await call(one);
      if (!chosen) return;
      const token = await appointmentToken(app.db, chosen.appointment_id);
      await done(server(one).call(moveAppointmentEndpoint, { body: { token, start: time(other) } }));
    },
    CANCEL_BY_LINK: async (one) => {
      const chosen = await call(one);
      if (!chosen) return;
      const token = await appointmentToken(app.db, chosen.appointment_id);
      await done(server(one).call(cancelAppointmentEndpoint, { body: { token } }));
    },
    LAPSE: () => lapseBookings({ db: app.db, now: () => app.clock.now }),
    OUTCOME: async (one, other) => {
      const { enquiryId = '' } = (await enquiry(one)) ?? {};
      await done(agent(other).call(claimCallEndpoint, { body: { enquiryId } }));
      const outcome = choose(outcomes(one), other) ?? { kind: 'REACHED' };
      const ended = await done(agent(other).call(endCallEndpoint, { body: { enquiryId, outcome } }));
      if (ended.ok) lastCall = ended.reply.data.callId;
    },
    UNDO_CALL: async (one) => {
      if (lastCall) await done(agent(one).call(undoCallEndpoint, { body: { callId: lastCall } }));
    },
    STATUS: async (one, other) => {
      const chosen = await enquiry(one);
      const status = choose(STATUSES, other) ?? 'OFFER';
      if (!chosen) return;
      const body = {
        ...{ enquiryId: chosen.enquiryId, version: chosen.version, status },
        ...(status === 'LOST' && { lostReason: 'TOO_FAR' as const }),
        ...(other % 2 === 0 && { promised: 'KEEP' as const }),
      };
      const changed = await done(agent(one).call(changeStatusEndpoint, { body }));
      if (changed.ok) lastChange = changed.reply.data.changeId ?? undefined;
    },
    UNDO_STATUS: async (one) => {
      if (lastChange) await done(agent(one).call(undoChangesEndpoint, { body: { changeIds: [lastChange] } }));
    },
    VET: async (one, other) => {
      const chosen = await enquiry(one);
      const verdict = other % 2 ? 'TAKEN_IN' : 'DISCARDED';
      if (chosen)
        await done(
          agent(one).call(vetEnquiryEndpoint, {
            body: { enquiryId: chosen.enquiryId, version: chosen.version, verdict },
          }),
        );
    },
    AGREE_CALL: async (one, other) => {
      const { enquiryId = '' } = (await enquiry(one)) ?? {};
      const body = { enquiryId, time: { kind: 'CALL', start: time(other) } } as const;
      await done(agent(one).call(bookTimeEndpoint, { body }));
    },
    AGREE_VISIT: async (one, other) => {
      const { enquiryId = '' } = (await enquiry(one)) ?? {};
      const place = { visit: 'SHOWROOM', showroom: 'MAINZ', confirm: true } as const;
      const body = { enquiryId, time: { kind: 'VISIT', ...place, start: time(other) } } as const;
      await done(agent(one).call(bookTimeEndpoint, { body }));
    },
    MOVE_VISIT: async (one, other) => {
      const chosen = await visit(one);
      if (chosen) await done(agent(one).call(moveVisitEndpoint, { body: { ...chosen, start: time(other) } }));
    },
    CANCEL_VISIT: async (one) => {
      const chosen = await visit(one);
      if (chosen) await done(agent(one).call(cancelVisitEndpoint, { body: chosen }));
    },
    CONTACT: async (one, other) => {
      const chosen = await enquiry(one);
      const telephone = `0681 10000${other % PEOPLE}`;
      if (chosen)
        await done(
          agent(one).call(changeContactEndpoint, {
            body: { enquiryId: chosen.enquiryId, version: chosen.version, contact: { telephone } },
          }),
        );
    },
    MERGE: async (one, other) => {
      const [first, second] = [await enquiry(one), await enquiry(other)];
      if (!first || !second) return;
      const body = { enquiryId: first.enquiryId, into: second.enquiryId };
      await done(agent(one).call(mergeEnquiryEndpoint, { body }));
    },
    UNMERGE: async (one) => {
      const { enquiryId = '' } = (await enquiry(one)) ?? {};
      await done(agent(one).call(unmergeEnquiryEndpoint, { body: { enquiryId } }));
    },
    APART: async (one, other) => {
      const [first, second] = [await enquiry(one), await enquiry(other)];
      if (!first || !second) return;
      const body = { enquiryId: first.enquiryId, otherId: second.enquiryId };
      await done(agent(one).call(keepApartEndpoint, { body }));
    },
    CLOSE_DAY: async (one) => {
      const date = berlinDate(new Date(time(one)));
      await done(agent(0).call(closeDaysEndpoint, { body: { from: date, to: date, tell: one % 2 === 0 } }));
    },
    OPEN_DAY: async (one) => {
      const date = berlinDate(new Date(time(one)));
      await done(agent(0).call(openDaysEndpoint, { body: { from: date, to: date } }));
    },
    TIME: async (one) => {
      const minutes = [1, 20, 60, 5 * 60, 24 * 60][one % 5] ?? 1;
      app.clock.now = new Date(app.clock.now.getTime() + minutes * 60_000);
    },
  };
  return ({ name, one, other }: Act) => acts[name](one, other);
}

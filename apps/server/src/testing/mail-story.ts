import { submitEnquiryEndpoint } from '@funnel/contract/enquiry/submit-enquiry';
import type { EventType } from '@funnel/contract/event/event';
import type { AppointmentState } from '@funnel/domain/appointment/appointment';
import type { EnquiryInput } from '@funnel/domain/enquiry/enquiry-schema';
import { DEFAULT_SETTINGS } from '@funnel/domain/retailer/default-settings';
import { beforeEach } from 'vitest';
import { callAs } from '../appointment/appointment.queries.ts';
import { announce } from '../event/announce.ts';
import { exampleEnquiry } from './example-enquiry.ts';
import { storeSetting } from './store-setting.ts';
import { useTestApp } from './test-app.ts';

export const NOON = new Date('2026-11-16T11:00:00Z');
export const VISITOR = 'anna.0@gross.example';
export const RETAILER = 'studio@kueche.example';

export interface Call {
  readonly state?: AppointmentState;
  readonly kind?: 'CALLBACK' | 'CONSULTATION';
  readonly startsAt?: string;
  readonly sequence?: number;
  readonly minutes?: number;
  /** Optional: the booking needs a confirmation; its seat is held until then, or permanently. */
  readonly unconfirmed?: { readonly heldUntil: string | null };
}

/** The test app with tools for tests about mails. */
export function useMailStory({ quietSeconds = 0 } = {}) {
  const app = useTestApp();

  beforeEach(async () => {
    await storeSetting(app.db, 'mails', { ...DEFAULT_SETTINGS.mails, quietSeconds }, NOON);
    app.clock.now = NOON;
    app.mail.mails = [];
    app.mail.fails = undefined;
    app.log.length = 0;
  });

  async function submit(change: Partial<EnquiryInput> = {}, visitor = 0): Promise<string> {
    const body = { ...exampleEnquiry(visitor), ...change };
    const outcome = await app.client.call(submitEnquiryEndpoint, { body });
    if (!outcome.ok) throw new Error(outcome.failure.code);
    return outcome.reply.data.enquiryId;
  }

  /** Writes an appointment and announces the event. */
  async function appoint(enquiryId: string, type: EventType | undefined, call: Call = {}): Promise<void> {
    const {
      state = 'BOOKED',
      kind = 'CONSULTATION',
      startsAt = '2026-11-20T10:00:00+01:00',
      sequence = 0,
      minutes = 60,
      unconfirmed,
    } = call;
    const starts = new Date(startsAt);
    const row = {
      ...callAs(state, state === 'BOOKED' ? 1 : null, app.clock.now),
      call_kind: kind,
      starts_at: starts,
      ends_at: new Date(starts.getTime() + minutes * 60_000),
      sequence,
      changed_at: app.clock.now,
      confirmed_at: unconfirmed || state === 'LAPSED' ? null : app.clock.now,
      must_confirm: unconfirmed !== undefined || state === 'LAPSED',
      held_from: app.clock.now,
      held_until: unconfirmed?.heldUntil ? new Date(unconfirmed.heldUntil) : null,
    };
    await app.db.transaction().execute(async (tx) => {
      await tx
        .insertInto('next_step')
        .values({
          ...row,
          step_id: `call-${enquiryId}`,
          enquiry_id: enquiryId,
          cause: 'VISITOR',
          created_at: app.clock.now,
        })
        .onConflict((conflict) => conflict.column('step_id').doUpdateSet(row))
        .execute();
      if (type)
        await announce(tx, { type, enquiryId, actor: { kind: 'visitor' }, happenedAt: app.clock.now });
    });
  }

  const mailsTo = (address: string) => app.mail.mails.filter(({ to }) => to === address);
  const subjectsTo = (address: string) => mailsTo(address).map(({ subject }) => subject);

  /** Runs the jobs and forgets all mails sent so far. */
  async function settled(): Promise<void> {
    await app.runJobs();
    app.mail.mails = [];
  }

  return { app, submit, appoint, mailsTo, subjectsTo, settled };
}

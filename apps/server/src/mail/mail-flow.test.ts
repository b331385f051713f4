import { submitEnquiryEndpoint } from '@funnel/contract/enquiry/submit-enquiry';
import type { EventType } from '@funnel/contract/webhook/webhook-event';
import type { EnquiryInput } from '@funnel/domain/enquiry/enquiry-schema';
import { beforeEach, describe, expect, test } from 'vitest';
import { announce } from '../jobs/announce.ts';
import { eventSchema } from '../jobs/event-job.ts';
import { fanOutEvent } from '../jobs/fan-out-event.ts';
import { exampleEnquiry } from '../testing/example-enquiry.ts';
import { listJobs } from '../testing/run-jobs.ts';
import { useTestApp } from '../testing/test-app.ts';
import { remindOfAppointments } from './remind-of-appointments.ts';

const app = useTestApp();
const NOON = new Date('2026-11-16T11:00:00Z');
const VISITOR = 'anna.0@gross.example';
const RETAILER = 'studio@kueche.example';

beforeEach(() => {
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

interface Call {
  readonly state?: 'BOOKED' | 'WISHED' | 'CANCELLED';
  readonly kind?: 'CALLBACK' | 'CONSULTATION';
  readonly startsAt?: string;
  readonly sequence?: number;
}

/** How an appointment stands, and what is announced of it. */
async function appoint(enquiryId: string, type: EventType | undefined, call: Call = {}): Promise<void> {
  const {
    state = 'BOOKED',
    kind = 'CONSULTATION',
    startsAt = '2026-11-20T10:00:00+01:00',
    sequence = 0,
  } = call;
  const starts = new Date(startsAt);
  const row = {
    kind,
    state,
    starts_at: starts,
    ends_at: new Date(starts.getTime() + 30 * 60_000),
    seat: state === 'BOOKED' ? 1 : null,
    sequence,
    changed_at: app.clock.now,
  };
  await app.db.transaction().execute(async (tx) => {
    await tx
      .insertInto('appointment')
      .values({
        ...row,
        appointment_id: `call-${enquiryId}`,
        enquiry_id: enquiryId,
        requested_at: app.clock.now,
      })
      .onConflict((conflict) => conflict.column('enquiry_id').doUpdateSet(row))
      .execute();
    if (type) await announce(tx, { type, enquiryId, happenedAt: app.clock.now });
  });
}

const mailsTo = (address: string) => app.mail.mails.filter(({ to }) => to === address);
const subjectsTo = (address: string) => mailsTo(address).map(({ subject }) => subject);

/** What has been sent so far is forgotten. */
async function settled(): Promise<void> {
  await app.runJobs();
  app.mail.mails = [];
}

describe('an enquiry', () => {
  test('is told to the visitor and, with everything in it, to the retailer', async () => {
    await submit({ espl_value: 12.5, espl_percentile: 44, utm_campaign: 'herbst' });
    expect(app.mail.mails).toEqual([]);
    await app.runJobs();
    expect(subjectsTo(VISITOR)).toEqual(['Ihre Küchenanfrage ist bei uns']);
    const [mail] = mailsTo(RETAILER);
    expect(mail?.replyTo).toBe(VISITOR);
    for (const text of [mail?.text, mail?.html]) {
      for (const word of [
        'L-Form',
        'Umzug',
        '10.000 bis 15.000',
        'Anna Lena Groß',
        '0681 / 123456',
        VISITOR,
        '66111',
      ]) {
        expect(text).toContain(word);
      }
      for (const word of ['Frau', '12,5 Tsd. €', '44', 'newsletter', 'herbst', 'LP_V1'])
        expect(text).toContain(word);
    }
    expect(app.mail.mails).toHaveLength(2);
  });

  test('in English is answered in English, and told in German', async () => {
    await submit({ preferred_language: 'EN' });
    await app.runJobs();
    expect(mailsTo(VISITOR)).toMatchObject([
      {
        subject: 'We have received your kitchen enquiry',
        language: 'en',
        html: expect.stringContaining('<html lang="en"'),
      },
    ]);
    expect(mailsTo(RETAILER)).toMatchObject([{ subject: 'Neue Küchenanfrage aus 66111', language: 'de' }]);
  });

  test('told again after a crash makes no second mail', async () => {
    await submit();
    const [event] = await listJobs(app.db, 'event');
    await app.runJobs();
    await fanOutEvent(app.services, eventSchema.parse(event?.data), event?.id ?? '');
    await app.runJobs();
    expect(app.mail.mails).toHaveLength(2);
  });

  test('whose customer deletes the account is told to the retailer, and to the visitor as no appointment', async () => {
    const enquiryId = await submit();
    await appoint(enquiryId, undefined);
    await settled();
    await announce(app.db, { type: 'account.deleted', enquiryId, happenedAt: app.clock.now });
    await app.runJobs();
    expect(subjectsTo(VISITOR)).toEqual([]);
    expect(mailsTo(RETAILER)).toHaveLength(1);
  });

  test('that is erased before it is told is told to nobody', async () => {
    await submit();
    await app.db.deleteFrom('enquiry').execute();
    await app.runJobs();
    expect(app.mail.mails).toEqual([]);
  });

  test('repeated five times for one address gives it one mail in a day, and the retailer each', async () => {
    for (let time = 0; time < 5; time++) {
      await submit({
        szid: `another-session-number-${time}`,
        personal_email: time % 2 ? VISITOR : VISITOR.toUpperCase(),
      });
    }
    await app.runJobs();
    expect(app.mail.mails.filter(({ to }) => to.toLowerCase() === VISITOR)).toHaveLength(1);
    expect(mailsTo(RETAILER)).toHaveLength(5);
    app.clock.now = new Date(NOON.getTime() + 24 * 60 * 60 * 1000);
    await submit({ szid: 'another-session-a-day-later' });
    await app.runJobs();
    expect(app.mail.mails.filter(({ to }) => to.toLowerCase() === VISITOR)).toHaveLength(2);
  });

  test.each([
    'https://evil.example Klick',
    'Gewinn: www.evil.example',
    '<b>Anna</b> Groß',
    'Anna evil.example',
  ])('of %s greets nobody by name', async (name) => {
    await submit({ personal_full_name: name });
    await app.runJobs();
    const [mail] = mailsTo(VISITOR);
    expect(mail?.text).toContain('Guten Tag,\n');
    expect(`${mail?.text}${mail?.html}${mail?.subject}`).not.toMatch(/evil|<b>/);
  });
});

describe('a call', () => {
  test('that is booked comes with a calendar entry and a signed link', async () => {
    const enquiryId = await submit();
    await settled();
    await appoint(enquiryId, 'appointment.booked');
    await app.runJobs();
    const [mail] = mailsTo(VISITOR);
    expect(mail?.subject).toBe('Ihr Termin: 20. November, 10:00 Uhr');
    const link = `https://kueche.example/services/fun/appointment#token=token-of-call-${enquiryId}`;
    expect(mail?.text).toContain(link);
    expect(mail?.html).toContain(`href="${link}"`);
    expect(mail?.text).toContain('10:00 bis 11:00 Uhr');
    expect(mail?.calendar?.method).toBe('REQUEST');
    expect(`${mail?.text}${mail?.html}`).not.toContain('0681');
    expect(mailsTo(RETAILER)).toMatchObject([{ subject: 'Telefontermin gebucht aus 66111' }]);
  });

  test('of an English enquiry links to the English page', async () => {
    const enquiryId = await submit({ preferred_language: 'EN' });
    await settled();
    await appoint(enquiryId, 'appointment.booked');
    await app.runJobs();
    expect(mailsTo(VISITOR)[0]?.text).toContain('/services/fun/appointment?lang=en#token=');
  });

  test('booked together with its enquiry is one mail to each', async () => {
    const enquiryId = await submit();
    await app.db.updateTable('enquiry').set({ entry: 'TERMINFINDER_V1' }).execute();
    await appoint(enquiryId, 'appointment.booked');
    await app.runJobs();
    expect(subjectsTo(VISITOR)).toEqual(['Ihr Termin: 20. November, 10:00 Uhr']);
    expect(mailsTo(RETAILER)).toHaveLength(1);
  });

  test('that is only wished, because the time is full, is not told as agreed', async () => {
    const enquiryId = await submit();
    await settled();
    await appoint(enquiryId, 'callback.wished', { state: 'WISHED', kind: 'CALLBACK' });
    await app.runJobs();
    const [mail] = mailsTo(VISITOR);
    expect(mail?.text).toContain('noch nicht bestätigt');
    expect(mail?.text).toContain('Wir versuchen, Sie dann anzurufen');
    expect(`${mail?.subject} ${mail?.text}`).not.toMatch(/gebucht|eingetragen|steht/);
    expect(mail?.calendar).toBeUndefined();
    const [news] = mailsTo(RETAILER);
    expect(news?.subject).toContain('Zeit noch zu bestätigen');
    expect(news?.text).toContain('NUR GEWÜNSCHT');
  });

  test('wished beside a booked consultation is told to the staff alone, with the wished time', async () => {
    const enquiryId = await submit();
    await settled();
    await appoint(enquiryId, undefined);
    const data = JSON.stringify({ precall_requested_at: '2026-11-23T15:30:00.000Z' });
    await app.db
      .insertInto('enquiry_revision')
      .values({ enquiry_id: enquiryId, request_hash: 'h', received_at: NOON, data })
      .execute();
    await appoint(enquiryId, 'callback.wished');
    await app.runJobs();
    expect(mailsTo(VISITOR)).toEqual([]);
    expect(mailsTo(RETAILER)).toHaveLength(1);
    expect(mailsTo(RETAILER)[0]?.text).toContain('Montag, 23. November 2026 um 16:30 Uhr');
  });

  test('that was free for a call-back is told as agreed', async () => {
    const enquiryId = await submit();
    await settled();
    await appoint(enquiryId, 'callback.wished', { kind: 'CALLBACK' });
    await app.runJobs();
    expect(mailsTo(VISITOR)).toMatchObject([
      { subject: 'Wir rufen Sie an: 20. November, 10:00 Uhr', calendar: { method: 'REQUEST' } },
    ]);
    expect(mailsTo(VISITOR)[0]?.text).toContain('10:00 bis 10:30 Uhr');
  });

  test('that is moved and then cancelled is told each time, with the entry to follow', async () => {
    const enquiryId = await submit();
    await settled();
    await appoint(enquiryId, 'appointment.moved', { sequence: 1, startsAt: '2026-11-21T11:00:00+01:00' });
    await app.runJobs();
    await appoint(enquiryId, 'appointment.cancelled', { sequence: 2, state: 'CANCELLED' });
    await app.runJobs();
    expect(mailsTo(VISITOR)).toMatchObject([
      { subject: 'Neuer Termin: 21. November, 11:00 Uhr', calendar: { method: 'REQUEST' } },
      { subject: 'Abgesagt: Ihr Termin am 20. November, 10:00 Uhr', calendar: { method: 'CANCEL' } },
    ]);
    expect(mailsTo(VISITOR)[1]?.text).not.toContain('token');
    expect(mailsTo(RETAILER)).toHaveLength(2);
  });

  test('that is cancelled before its booking is told is never told as booked', async () => {
    const enquiryId = await submit();
    await settled();
    await appoint(enquiryId, 'appointment.booked');
    await appoint(enquiryId, 'appointment.cancelled', { sequence: 1, state: 'CANCELLED' });
    await app.runJobs();
    expect(subjectsTo(VISITOR)).toEqual(['Abgesagt: Ihr Termin am 20. November, 10:00 Uhr']);
  });

  test('that is moved while its mail waits is told with the new time alone', async () => {
    const enquiryId = await submit();
    await settled();
    app.mail.fails = 'NOT_SENT';
    await appoint(enquiryId, 'appointment.booked');
    await app.runJobs();
    app.mail.fails = undefined;
    await appoint(enquiryId, 'appointment.moved', { sequence: 1, startsAt: '2026-11-21T11:00:00+01:00' });
    await app.runJobs();
    await app.runJobs({ ignoresPauses: true });
    expect(subjectsTo(VISITOR)).toEqual(['Neuer Termin: 21. November, 11:00 Uhr']);
  });

  test('moved again and again gives an address three mails in a day', async () => {
    const enquiryId = await submit();
    await settled();
    for (let sequence = 1; sequence <= 6; sequence++) {
      await appoint(enquiryId, 'appointment.moved', { sequence });
      await app.runJobs();
    }
    expect(mailsTo(VISITOR)).toHaveLength(3);
    expect(mailsTo(RETAILER)).toHaveLength(6);
  });
});

describe('a reminder', () => {
  const remindAt = async (now: string) => {
    app.clock.now = new Date(now);
    await remindOfAppointments(app.services);
    await app.runJobs();
  };

  test('comes once, the day before from nine on', async () => {
    await appoint(await submit(), undefined);
    await settled();
    await remindAt('2026-11-19T08:50:00+01:00');
    expect(app.mail.mails).toEqual([]);
    await remindAt('2026-11-19T09:00:00+01:00');
    await remindAt('2026-11-19T09:10:00+01:00');
    await remindAt('2026-11-20T09:00:00+01:00');
    expect(subjectsTo(VISITOR)).toEqual(['Erinnerung: Wir rufen Sie morgen an (20. November, 10:00 Uhr)']);
    expect(mailsTo(RETAILER)).toEqual([]);
  });

  test.each<[string, Call]>([
    ['cancelled', { state: 'CANCELLED', sequence: 1 }],
    ['only wished', { state: 'WISHED' }],
    ['moved to a later day', { sequence: 1, startsAt: '2026-11-25T10:00:00+01:00' }],
  ])('does not come for a call that is %s', async (_case, call) => {
    await appoint(await submit(), undefined, call);
    await settled();
    await remindAt('2026-11-19T10:00:00+01:00');
    expect(app.mail.mails).toEqual([]);
  });

  test('that is queued is not sent when the call is cancelled meanwhile', async () => {
    const enquiryId = await submit();
    await appoint(enquiryId, undefined);
    await settled();
    app.clock.now = new Date('2026-11-19T09:00:00+01:00');
    await remindOfAppointments(app.services);
    await appoint(enquiryId, undefined, { state: 'CANCELLED', sequence: 1 });
    await app.runJobs();
    expect(app.mail.mails).toEqual([]);
  });
});

describe('a mail', () => {
  test('that cannot be sent now waits and is tried again', async () => {
    await submit();
    app.mail.fails = 'NOT_SENT';
    expect(await app.runJobs()).toMatchObject([
      { name: 'event', ok: true },
      { name: 'send-mail', ok: false },
      { name: 'send-mail', ok: false },
    ]);
    expect(await listJobs(app.db, 'send-mail')).toMatchObject([
      { state: 'retry', waitsSeconds: expect.toSatisfy((seconds) => seconds >= 2) },
      { state: 'retry' },
    ]);
    app.mail.fails = undefined;
    await app.runJobs({ ignoresPauses: true });
    expect(app.mail.mails).toHaveLength(2);
  });

  test('that is refused for good is noted, logged without its address, and not tried again', async () => {
    await submit();
    app.mail.fails = 'REFUSED';
    await app.runJobs();
    app.mail.fails = undefined;
    expect(await app.runJobs({ ignoresPauses: true })).toEqual([]);
    expect(await app.db.selectFrom('mail').select(['failure', 'sent_at']).execute()).toEqual([
      { failure: 'REFUSED', sent_at: null },
      { failure: 'REFUSED', sent_at: null },
    ]);
    const log = app.log.join('');
    expect(log).toContain('mail refused');
    expect(log).not.toMatch(/@|Groß|123456/);
  });

  test('leaves nothing of a person in the queue', async () => {
    await submit();
    app.mail.fails = 'NOT_SENT';
    await app.runJobs();
    const jobs = [...(await listJobs(app.db, 'event')), ...(await listJobs(app.db, 'send-mail'))];
    expect(JSON.stringify(jobs)).not.toMatch(/@|Groß|123456/);
  });
});

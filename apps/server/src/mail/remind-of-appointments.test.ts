import { describe, expect, test } from 'vitest';
import { type Call, RETAILER, useMailStory, VISITOR } from '../testing/mail-story.ts';
import { remindOfAppointments } from './remind-of-appointments.ts';

const { app, submit, appoint, mailsTo, subjectsTo, settled } = useMailStory();

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
    ['no longer held', { unconfirmed: { heldUntil: '2026-11-19T09:59:00+01:00' } }],
    ['moved to a later day', { sequence: 1, startsAt: '2026-11-25T10:00:00+01:00' }],
  ])('does not come for a call that is %s', async (_case, call) => {
    await appoint(await submit(), undefined, call);
    await settled();
    await remindAt('2026-11-19T10:00:00+01:00');
    expect(app.mail.mails).toEqual([]);
  });

  test('of a time that is only reserved asks to confirm it, and promises no call', async () => {
    await appoint(await submit(), undefined, { unconfirmed: { heldUntil: '2026-11-19T12:00:00+01:00' } });
    await settled();
    await remindAt('2026-11-19T09:00:00+01:00');
    const [mail] = mailsTo(VISITOR);
    expect(mail?.subject).toBe(
      'Reserviert, bitte bestätigen: Ihr Telefontermin morgen (20. November, 10:00 Uhr)',
    );
    expect(mail?.text).not.toMatch(/gebucht|rufen Sie morgen an/);
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

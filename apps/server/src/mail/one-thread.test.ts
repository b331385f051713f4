import { DEFAULT_SETTINGS } from '@funnel/domain/retailer/default-settings';
import { describe, expect, test } from 'vitest';
import { announce } from '../event/announce.ts';
import { RETAILER, useMailStory, VISITOR } from '../testing/mail-story.ts';
import { listJobs, sendJobsAgain } from '../testing/run-jobs.ts';
import { storeSetting } from '../testing/store-setting.ts';
import { gatherNotices } from './gather-notices.ts';

const { app, submit, appoint, mailsTo, subjectsTo, settled } = useMailStory({ quietSeconds: 120 });

const quiet = () => app.runJobs({ ignoresPauses: true }).then(() => app.runJobs());

async function chooseShowroom(enquiryId: string): Promise<void> {
  await app.db.updateTable('enquiry').set({ showroom: 'KONZ' }).execute();
  const actor = { kind: 'visitor' } as const;
  await announce(app.db, { type: 'showroom.chosen', enquiryId, actor, happenedAt: app.clock.now });
}

const eventIds = async () =>
  (await app.db.selectFrom('event').select('event_id').orderBy('sequence').execute()).map(
    ({ event_id }) => event_id,
  );

describe('a visit', () => {
  test('that does three things is told to the retailer in one mail, two minutes after the last', async () => {
    const enquiryId = await submit();
    await appoint(enquiryId, 'callback.wished', { kind: 'CALLBACK' });
    await chooseShowroom(enquiryId);
    await app.runJobs();
    expect(mailsTo(RETAILER)).toEqual([]);
    expect(await listJobs(app.db, 'gather-notices')).toMatchObject(
      Array.from({ length: 3 }, () => ({ state: 'created', waitsSeconds: 120 })),
    );
    await quiet();
    expect(subjectsTo(RETAILER)).toEqual([
      'Neue Küchenanfrage: Anna Lena Groß, Raum Saarbrücken (66111), Rückruf 20. November, 10:00 bis 11:00 Uhr',
    ]);
    const [mail] = mailsTo(RETAILER);
    expect(mail?.text).toContain('Küchenstudio: Konz');
    expect(mail?.text).toContain('Rückruf gebucht');
    expect(mail?.calendar?.method).toBe('REQUEST');
    expect(mail?.calendar?.content).toContain('SUMMARY;LANGUAGE=de:Rückruf: Anna Lena Groß');
    expect(mail?.html).toContain('href="tel:0681123456"');
  });

  test('is told to the visitor at once as the call that they wait for, and not also as an enquiry', async () => {
    const enquiryId = await submit();
    await appoint(enquiryId, 'callback.wished', { kind: 'CALLBACK' });
    await app.runJobs();
    expect(subjectsTo(VISITOR)).toEqual(['Gebucht: Ihr Rückruf am 20. November, 10:00 Uhr']);
    await quiet();
    expect(subjectsTo(VISITOR)).toHaveLength(1);
  });

  test('without a call is told to the visitor two minutes after the enquiry', async () => {
    await submit();
    await app.runJobs();
    expect(mailsTo(VISITOR)).toEqual([]);
    await quiet();
    expect(subjectsTo(VISITOR)).toEqual(['Ihre Küchenanfrage ist bei uns']);
  });

  test('that never is quiet is mailed after the maximum wait of a quarter of an hour', async () => {
    const enquiryId = await submit();
    await appoint(enquiryId, 'appointment.booked');
    await app.runJobs();
    const [first = ''] = await eventIds();
    await gatherNotices(app.services, { eventId: first });
    await app.runJobs();
    expect(mailsTo(RETAILER)).toEqual([]);
    app.clock.now = new Date(app.clock.now.getTime() + 15 * 60_000);
    await gatherNotices(app.services, { eventId: first });
    await app.runJobs();
    expect(mailsTo(RETAILER)).toHaveLength(1);
    await quiet();
    expect(mailsTo(RETAILER)).toHaveLength(1);
  });

  test('is told once, also when its jobs come again after a crash or two workers look at once', async () => {
    const enquiryId = await submit();
    await chooseShowroom(enquiryId);
    await app.runJobs();
    const [, last = ''] = await eventIds();
    await Promise.all([1, 2, 3].map(() => gatherNotices(app.services, { eventId: last })));
    await quiet();
    await sendJobsAgain(app.db, 'event');
    await sendJobsAgain(app.db, 'gather-notices');
    await quiet();
    expect(mailsTo(RETAILER)).toHaveLength(1);
  });

  test('that is erased meanwhile makes no mail', async () => {
    await submit();
    await app.runJobs();
    await app.db.deleteFrom('enquiry').execute();
    await quiet();
    expect(app.mail.mails).toEqual([]);
  });

  test('is told at once where the retailer wants no pause', async () => {
    await storeSetting(app.db, 'mails', { ...DEFAULT_SETTINGS.mails, quietSeconds: 0 }, app.clock.now);
    await submit();
    await app.runJobs();
    expect(app.mail.mails).toHaveLength(2);
  });
});

describe('an enquiry', () => {
  test('is one thread, for both', async () => {
    const enquiryId = await submit();
    await quiet();
    const [begin] = mailsTo(RETAILER);
    expect(begin?.threadId).toBe(begin?.mailId);
    await appoint(enquiryId, 'appointment.booked');
    await quiet();
    expect(app.mail.mails).toHaveLength(4);
    for (const { threadId } of app.mail.mails) expect(threadId).toBe(begin?.mailId);
    expect(new Set(app.mail.mails.map(({ mailId }) => mailId)).size).toBe(4);
    expect(JSON.stringify(app.mail.mails.map(({ threadId }) => threadId))).not.toContain(enquiryId);
  });

  test('whose call is moved is told with the old and the new time', async () => {
    const enquiryId = await submit();
    await appoint(enquiryId, 'appointment.booked');
    await quiet();
    app.mail.mails = [];
    await appoint(enquiryId, 'appointment.moved', { sequence: 1, startsAt: '2026-11-21T11:00:00+01:00' });
    await appoint(enquiryId, 'appointment.moved', { sequence: 2, startsAt: '2026-11-21T12:00:00+01:00' });
    await quiet();
    expect(subjectsTo(RETAILER)).toEqual([
      'Telefontermin verschoben: Anna Lena Groß, Raum Saarbrücken (66111), 21. November, 12:00 bis 13:00 Uhr',
    ]);
    const [notice] = mailsTo(RETAILER);
    expect(notice?.text).toContain('Bisher: Freitag, 20. November 2026, 10:00 bis 11:00 Uhr');
    expect(notice?.text).toContain('Tag: Samstag, 21. November 2026');
    expect(notice?.text).not.toContain('11:00 bis 12:00');
    const [mail] = mailsTo(VISITOR);
    expect(mail?.text).toContain('Bisher: Samstag, 21. November 2026, 11:00 bis 12:00 Uhr');
  });

  test('whose call is only wished is called a wish to the staff, one with a place is not', async () => {
    const enquiryId = await submit();
    await settled();
    await quiet();
    app.mail.mails = [];
    await appoint(enquiryId, 'callback.wished', { kind: 'CALLBACK', state: 'WISHED' });
    await quiet();
    await appoint(enquiryId, 'callback.wished', { kind: 'CALLBACK', sequence: 1 });
    await quiet();
    const [wished, booked] = subjectsTo(RETAILER);
    expect(wished).toMatch(/^Rückrufwunsch: Anna Lena Groß, .* \(Zeit noch zu bestätigen\)$/);
    expect(booked).toMatch(/^Rückruf gebucht: Anna Lena Groß, /);
    expect(mailsTo(RETAILER)[0]?.calendar).toBeUndefined();
  });
});

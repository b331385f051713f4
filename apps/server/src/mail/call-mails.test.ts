import { showLinkEndpoint } from '@funnel/contract/floor-plan/floor-plan-link';
import { describe, expect, test } from 'vitest';
import { RETAILER, useMailStory, VISITOR } from '../testing/mail-story.ts';

const { app, submit, appoint, mailsTo, subjectsTo, settled } = useMailStory();

describe('a call', () => {
  test('that is booked comes with a calendar entry and a signed link', async () => {
    const enquiryId = await submit();
    await settled();
    await appoint(enquiryId, 'appointment.booked');
    await app.runJobs();
    const [mail] = mailsTo(VISITOR);
    expect(mail?.subject).toBe('Gebucht: Ihr Telefontermin am 20. November, 10:00 Uhr');
    const link = `https://kueche.example/services/fun/appointment#token=token-of-call-${enquiryId}`;
    expect(mail?.text).toContain(link);
    expect(mail?.html).toContain(`href="${link}"`);
    expect(mail?.text).toContain('10:00 bis 11:00 Uhr');
    expect(mail?.calendar?.method).toBe('REQUEST');
    expect(`${mail?.text}${mail?.html}`).not.toContain('0681');
    expect(mailsTo(RETAILER)).toMatchObject([
      {
        subject:
          'Telefontermin gebucht: Anna Lena Groß, Raum Saarbrücken (66111), 20. November, 10:00 bis 11:00 Uhr',
      },
    ]);
  });

  test.each([
    ['CONSULTATION', 60, '10:00 bis 11:00 Uhr', '20261120T110000'],
    ['CONSULTATION', 45, '10:00 bis 10:45 Uhr', '20261120T104500'],
    ['CALLBACK', 45, '10:00 bis 10:45 Uhr', '20261120T104500'],
  ] as const)(
    '(%s of %i minutes) has one time in all mails and the calendar',
    async (kind, minutes, time, end) => {
      const enquiryId = await submit();
      await settled();
      await appoint(enquiryId, 'appointment.booked', { kind, minutes });
      await app.runJobs();
      expect(app.mail.mails).toHaveLength(2);
      for (const mail of app.mail.mails) expect(mail.text).toContain(time);
      expect(mailsTo(VISITOR)[0]?.calendar?.content).toContain(`DTEND;TZID=Europe/Berlin:${end}`);
    },
  );

  test.each([
    ['appointment.booked', 'BOOKED'],
    ['appointment.moved', 'BOOKED'],
    ['appointment.cancelled', 'CANCELLED'],
    ['callback.wished', 'WISHED'],
  ] as const)('(%s) is told with the name as it was typed', async (type, state) => {
    const enquiryId = await submit({ personal_full_name: 'Dr. Anna Maria von Muster' });
    await settled();
    await appoint(enquiryId, type, { state, sequence: 1 });
    await app.runJobs();
    const greeting = expect.stringContaining('Guten Tag Dr. Anna Maria von Muster,');
    expect(mailsTo(VISITOR)).toMatchObject([{ text: greeting, html: greeting }]);
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
    expect(subjectsTo(VISITOR)).toEqual(['Gebucht: Ihr Telefontermin am 20. November, 10:00 Uhr']);
    expect(mailsTo(RETAILER)).toHaveLength(1);
  });

  test.each([
    ['appointment.booked', 'CONSULTATION', 'DE', 'Grundriss schicken', '/services/fun/floor-plan#token='],
    ['callback.wished', 'CALLBACK', 'EN', 'Send a floor plan', '/services/fun/floor-plan?lang=en#token='],
  ] as const)(
    '(%s, %s, %s) has the link for a floor plan, which works',
    async (type, kind, language, label, url) => {
      const enquiryId = await submit({ preferred_language: language });
      await appoint(enquiryId, type, { kind });
      await app.runJobs();
      const [mail] = mailsTo(VISITOR);
      expect(mail?.text).toContain(`${label}:\nhttps://kueche.example${url}`);
      const token = /floor-plan\S*#token=(\S+)/.exec(mail?.text ?? '')?.[1] ?? '';
      expect(await app.client.call(showLinkEndpoint, { body: { token } })).toMatchObject({
        reply: { data: { kind: 'MAILED' } },
      });
    },
  );

  test.each(['appointment.moved', 'appointment.cancelled'] as const)(
    '(%s) asks for no floor plan again',
    async (type) => {
      const enquiryId = await submit();
      await settled();
      const state = type === 'appointment.cancelled' ? 'CANCELLED' : 'BOOKED';
      await appoint(enquiryId, type, { state, sequence: 1 });
      await app.runJobs();
      expect(mailsTo(VISITOR)[0]?.text).not.toContain('floor-plan');
    },
  );

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
    const [notice] = mailsTo(RETAILER);
    expect(notice?.subject).toContain('Zeit noch zu bestätigen');
    expect(notice?.text).toContain('NUR GEWÜNSCHT');
  });

  test('that was free for a call-back is told as agreed', async () => {
    const enquiryId = await submit();
    await settled();
    await appoint(enquiryId, 'callback.wished', { kind: 'CALLBACK' });
    await app.runJobs();
    expect(mailsTo(VISITOR)).toMatchObject([
      { subject: 'Gebucht: Ihr Rückruf am 20. November, 10:00 Uhr', calendar: { method: 'REQUEST' } },
    ]);
    expect(mailsTo(VISITOR)[0]?.text).toContain('10:00 bis 11:00 Uhr');
  });

  test('that is moved and then cancelled is told each time, with the entry to follow', async () => {
    const enquiryId = await submit();
    await settled();
    await appoint(enquiryId, 'appointment.moved', { sequence: 1, startsAt: '2026-11-21T11:00:00+01:00' });
    await app.runJobs();
    await appoint(enquiryId, 'appointment.cancelled', { sequence: 2, state: 'CANCELLED' });
    await app.runJobs();
    expect(mailsTo(VISITOR)).toMatchObject([
      {
        subject: 'Neue Zeit für Ihren Telefontermin: 21. November, 11:00 Uhr',
        calendar: { method: 'REQUEST' },
      },
      { subject: 'Abgesagt: Ihr Telefontermin am 20. November, 10:00 Uhr', calendar: { method: 'CANCEL' } },
    ]);
    expect(mailsTo(VISITOR)[1]?.text).not.toContain('token');
    expect(mailsTo(RETAILER)).toHaveLength(2);
  });

  test('back is called a Rückruf, also when it is moved or cancelled', async () => {
    const enquiryId = await submit();
    await settled();
    await appoint(enquiryId, 'appointment.moved', { kind: 'CALLBACK', sequence: 1 });
    await app.runJobs();
    await appoint(enquiryId, 'appointment.cancelled', { kind: 'CALLBACK', sequence: 2, state: 'CANCELLED' });
    await app.runJobs();
    expect(subjectsTo(VISITOR)).toEqual([
      'Neue Zeit für Ihren Rückruf: 20. November, 10:00 Uhr',
      'Abgesagt: Ihr Rückruf am 20. November, 10:00 Uhr',
    ]);
    for (const { text } of mailsTo(VISITOR)) expect(text).not.toContain('Telefontermin');
  });

  test('that is cancelled before the mail of its booking makes no such mail', async () => {
    const enquiryId = await submit();
    await settled();
    await appoint(enquiryId, 'appointment.booked');
    await appoint(enquiryId, 'appointment.cancelled', { sequence: 1, state: 'CANCELLED' });
    await app.runJobs();
    expect(subjectsTo(VISITOR)).toEqual(['Abgesagt: Ihr Telefontermin am 20. November, 10:00 Uhr']);
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
    expect(subjectsTo(VISITOR)).toEqual(['Neue Zeit für Ihren Telefontermin: 21. November, 11:00 Uhr']);
  });

  test('moved again and again gives an address three mails at once, and one of the last time an hour later', async () => {
    const enquiryId = await submit();
    await settled();
    for (let sequence = 1; sequence <= 6; sequence++) {
      await appoint(enquiryId, 'appointment.moved', { sequence });
      await app.runJobs();
    }
    expect(mailsTo(VISITOR)).toHaveLength(3);
    expect(mailsTo(RETAILER)).toHaveLength(6);
    await app.runJobs({ ignoresPauses: true });
    expect(mailsTo(VISITOR)).toHaveLength(4);
    expect(mailsTo(VISITOR).at(-1)?.calendar?.content).toContain('SEQUENCE:6');
  });
});

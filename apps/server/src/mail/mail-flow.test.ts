import { DEFAULT_SETTINGS } from '@funnel/domain/retailer/default-settings';
import { describe, expect, test } from 'vitest';
import { announce } from '../event/announce.ts';
import { NOON, RETAILER, useMailStory, VISITOR } from '../testing/mail-story.ts';
import { listJobs, sendJobsAgain } from '../testing/run-jobs.ts';
import { removeSetting, storeSetting } from '../testing/store-setting.ts';

const { app, submit, appoint, mailsTo, subjectsTo, settled } = useMailStory();

describe('an enquiry', () => {
  test('is told to the visitor and, with everything in it, to the retailer', async () => {
    await submit({
      espl_value: 12.5,
      espl_percentile: 44,
      utm_campaign: 'herbst',
      hidden: { filiale: 'Süd' },
    });
    expect(app.mail.mails).toEqual([]);
    await app.runJobs();
    expect(subjectsTo(VISITOR)).toEqual(['Ihre Küchenanfrage ist bei uns']);
    // Without addresses: a token may contain any letters.
    expect(mailsTo(VISITOR)[0]?.text.replaceAll(/https:\S+/g, '')).not.toMatch(/3D|Ideen/);
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
      for (const word of ['Frau', '12.500', 'newsletter', 'herbst', 'filiale', 'Süd'])
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
    expect(mailsTo(RETAILER)).toMatchObject([
      { subject: 'Neue Küchenanfrage: Anna Lena Groß, Raum Saarbrücken (66111), L-Form', language: 'de' },
    ]);
  });

  test('of a tester is answered in du, with what the promotion promises', async () => {
    await submit({ entry: 'TESTER' });
    await app.runJobs();
    const [mail] = mailsTo(VISITOR);
    expect(mail?.subject).toBe('Deine Bewerbung als Küchentester ist da');
    const [, first] = /Hallo Anna Lena Groß,\s+([^\n]+)/.exec(mail?.text ?? '') ?? [];
    expect(first).toMatch(/Bewerbung als Küchentester.*innerhalb von 48 Stunden/i);
    expect(mail?.text).toContain('etwa 5 Minuten');
    expect(mail?.text).not.toMatch(/\b(?:Sie|Ihre?[rnms]?)\b/);
  });

  test('of a tester is told to the retailer as an application, with the day of the promised answer', async () => {
    await submit({ entry: 'TESTER' });
    await app.runJobs();
    const [mail] = mailsTo(RETAILER);
    expect(mail?.subject).toMatch(/^Bewerbung als Küchentester: Anna Lena Groß, /);
    const [first] = /Dies ist eine Bewerbung[^\n]*/.exec(mail?.text ?? '') ?? [];
    expect(first).toContain('innerhalb von 48 Stunden, also bis Mittwoch, 18. November, 12:00 Uhr.');
  });

  test('of the terminfinder without a time asks the retailer to call back', async () => {
    await submit({ entry: 'TERMINFINDER_V1' });
    await app.runJobs();
    expect(subjectsTo(VISITOR)).toEqual(['Ihre Küchenanfrage ist bei uns']);
    expect(mailsTo(RETAILER)[0]?.text).toContain('Bitte rufen Sie so bald wie möglich zurück.');
  });

  test.each([
    ['DE', 'MR', 'Eva Maria Muster', 'Guten Tag Eva Maria Muster,'],
    ['DE', 'MRS', 'Anna Maria von Muster', 'Guten Tag Anna Maria von Muster,'],
    ['EN', 'MR', 'Dr. Max Muster', 'Hello Dr. Max Muster,'],
  ] as const)(
    'in %s of %s %s is greeted by the name as typed',
    async (language, salutation, name, greeting) => {
      await submit({
        preferred_language: language,
        personal_salutation_english: salutation,
        personal_full_name: name,
      });
      await app.runJobs();
      expect(mailsTo(VISITOR)[0]?.text).toContain(greeting);
    },
  );

  test('whose job runs again after a crash makes no second mail', async () => {
    await submit();
    await app.runJobs();
    await sendJobsAgain(app.db, 'event');
    await app.runJobs();
    expect(app.mail.mails).toHaveLength(2);
  });

  test('whose customer deletes the account is told to the retailer, and to the visitor as no appointment', async () => {
    const enquiryId = await submit();
    await appoint(enquiryId, undefined);
    await settled();
    await announce(app.db, {
      type: 'account.deleted',
      enquiryId,
      actor: { kind: 'customer', id: 'x' },
      happenedAt: app.clock.now,
    });
    await app.runJobs();
    expect(subjectsTo(VISITOR)).toEqual([]);
    expect(mailsTo(RETAILER)).toHaveLength(1);
  });

  test('that is erased before its mails are sent makes no mail', async () => {
    await submit();
    await app.db.deleteFrom('enquiry').execute();
    await app.runJobs();
    expect(app.mail.mails).toEqual([]);
  });

  test('of somebody who asked a minute ago is confirmed too', async () => {
    await submit({ szid: 'session-of-the-first-visit' });
    await app.runJobs();
    app.clock.now = new Date(NOON.getTime() + 60_000);
    await submit({ szid: 'session-of-the-second-visit' });
    await app.runJobs();
    expect(mailsTo(VISITOR)).toHaveLength(2);
  });

  test('is confirmed although three before it became mails about a call instead', async () => {
    for (let time = 0; time < 3; time++) {
      const startsAt = `2026-11-20T1${time}:00:00+01:00`;
      const enquiryId = await submit({ szid: `another-session-number-${time}` });
      await appoint(enquiryId, 'callback.wished', { kind: 'CALLBACK', startsAt });
      await app.runJobs();
    }
    const confirmed = 'Ihre Küchenanfrage ist bei uns';
    expect(subjectsTo(VISITOR)).toHaveLength(3);
    expect(subjectsTo(VISITOR)).not.toContain(confirmed);
    await submit({ szid: 'another-session-without-a-call' });
    await app.runJobs();
    expect(subjectsTo(VISITOR)).toContain(confirmed);
  });

  test('repeated five times for one address gives it three mails in a day, and the retailer each', async () => {
    for (let time = 0; time < 5; time++) {
      await submit({
        szid: `another-session-number-${time}`,
        personal_email: time % 2 ? VISITOR : VISITOR.toUpperCase(),
      });
    }
    await app.runJobs();
    expect(app.mail.mails.filter(({ to }) => to.toLowerCase() === VISITOR)).toHaveLength(3);
    expect(mailsTo(RETAILER)).toHaveLength(5);
    app.clock.now = new Date(NOON.getTime() + 24 * 60 * 60 * 1000);
    await submit({ szid: 'another-session-a-day-later' });
    await app.runJobs();
    expect(app.mail.mails.filter(({ to }) => to.toLowerCase() === VISITOR)).toHaveLength(4);
  });

  test('for many addresses of one mailbox gives it three mails in a day', async () => {
    for (let time = 0; time < 5; time++) {
      await submit({ szid: `another-session-number-${time}`, personal_email: `anna+${time}@gross.example` });
    }
    await app.runJobs();
    expect(app.mail.mails.filter(({ to }) => to.startsWith('anna+'))).toHaveLength(3);
    expect(mailsTo(RETAILER)).toHaveLength(5);
    expect(JSON.stringify(await app.db.selectFrom('mail').selectAll().execute())).not.toContain('gross');
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

describe('a mail', () => {
  test('that cannot be sent now waits and is tried again', async () => {
    await submit();
    app.mail.fails = 'NOT_SENT';
    expect(await app.runJobs()).toMatchObject([
      { name: 'event', ok: true },
      { name: 'gather-notices', ok: true },
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

  test('is recapped to the visitor, with a picture that every mail program shows', async () => {
    const enquiryId = await submit();
    await app.runJobs();
    const [mail] = mailsTo(VISITOR);
    expect(mail?.text).toMatch(/Ihre Küche\n-+\nForm: L-Form\n/);
    expect(mail?.html).toMatch(/<img[^>]* src="cid:kitchen@funnel"/);
    expect(mail?.pictures).toMatchObject([{ cid: 'kitchen@funnel' }]);
    // Only the first mail recaps the answers.
    await appoint(enquiryId, 'appointment.moved');
    await app.runJobs();
    expect(mailsTo(VISITOR).at(-1)?.text).not.toContain('Form: L-Form');
  });

  test('without a decided shape is recapped without a picture', async () => {
    await submit({ question_shape: 'NOT_DECIDED' });
    await app.runJobs();
    const [mail] = mailsTo(VISITOR);
    expect(mail?.text).toContain('Form: Noch nicht entschieden');
    expect(mail?.pictures).toEqual([]);
  });

  test('is answered under the retailer’s logo, and signed by a person', async () => {
    const logo = { type: 'image/png', base64: 'iVBORw0KGgo=' } as const;
    const brand = { ...DEFAULT_SETTINGS.brand, logo, contact: { person: 'Jana Petersen' } };
    await storeSetting(app.db, 'brand', brand, NOON);
    await app.settings.refresh();
    await submit();
    await app.runJobs();
    const [mail] = mailsTo(VISITOR);
    expect(mail?.html).toMatch(/<img[^>]* src="cid:logo@funnel"/);
    expect(mail?.pictures).toContainEqual(expect.objectContaining({ cid: 'logo@funnel', type: logo.type }));
    expect(mail?.text).toContain('Herzliche Grüße\nJana Petersen\nIhr Team von Küchen Muster');
    await removeSetting(app.db, 'brand');
    await app.settings.refresh();
  });

  test('links the retailer’s own legal pages where there are any, else ours', async () => {
    await storeSetting(app.db, 'legalLinks', { imprint: 'https://kuechen.example/impressum' }, NOON);
    await app.settings.refresh();
    await submit();
    await app.runJobs();
    for (const mail of app.mail.mails) expect(mail.html).toContain('https://kuechen.example/impressum');
    expect(mailsTo(VISITOR)[0]?.html).toContain('https://kueche.example/services/fun/legal#privacy');
    await removeSetting(app.db, 'legalLinks');
    await app.settings.refresh();
  });

  test('leaves nothing of a person in the queue', async () => {
    await submit();
    app.mail.fails = 'NOT_SENT';
    await app.runJobs();
    const jobs = [...(await listJobs(app.db, 'event')), ...(await listJobs(app.db, 'send-mail'))];
    expect(JSON.stringify(jobs)).not.toMatch(/@|Groß|123456/);
  });
});

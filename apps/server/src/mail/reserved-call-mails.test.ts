import { DEFAULT_SETTINGS } from '@funnel/domain/retailer/default-settings';
import { describe, expect, test } from 'vitest';
import { RETAILER, useMailStory, VISITOR } from '../testing/mail-story.ts';
import { storeSetting } from '../testing/store-setting.ts';

const { app, submit, appoint, mailsTo, subjectsTo, settled } = useMailStory();

describe('a call that is to be confirmed', () => {
  const UNTIL = '2026-11-17T11:00:00Z';

  test('asks for it by one click, and says until when the time is held', async () => {
    const enquiryId = await submit();
    await settled();
    await appoint(enquiryId, 'appointment.booked', { unconfirmed: { heldUntil: UNTIL } });
    await app.runJobs();
    const [mail] = mailsTo(VISITOR);
    expect(mail?.subject).toBe('Reserviert, bitte bestätigen: Ihr Telefontermin am 20. November, 10:00 Uhr');
    expect(mail?.text).toContain('mit einem Klick bis Dienstag, 17. November, 12:00 Uhr.');
    expect(mail?.text).toContain('Zeit bestätigen:\nhttps://kueche.example/services/fun/appointment#token=');
    expect(mail?.text).not.toMatch(/nichts weiter tun|steht|fest |gebucht/);
    expect(mail?.calendar?.method).toBe('REQUEST');
    const [notice] = mailsTo(RETAILER);
    expect(notice?.subject).toMatch(/^Telefontermin reserviert: /);
    expect(notice?.text).toContain(
      'reserviert, noch nicht bestätigt, der Platz ist gehalten bis Dienstag, 17.',
    );
  });

  test('asks in English too, and for a call-back as well', async () => {
    const enquiryId = await submit({ preferred_language: 'EN' });
    await settled();
    const unconfirmed = { heldUntil: UNTIL };
    await appoint(enquiryId, 'callback.wished', { kind: 'CALLBACK', unconfirmed });
    await app.runJobs();
    const [mail] = mailsTo(VISITOR);
    expect(mail?.subject).toBe('Reserved, please confirm: your call-back on 20 November, 10:00');
    expect(mail?.text).toContain('with one click by Tuesday 17 November, 12:00 German time.');
  });

  test('soon is asked for without an end', async () => {
    const enquiryId = await submit();
    await settled();
    await appoint(enquiryId, 'appointment.booked', { unconfirmed: { heldUntil: null } });
    await app.runJobs();
    expect(mailsTo(VISITOR)[0]?.text).toContain('Bitte bestätigen Sie die Zeit noch mit einem Klick.');
  });

  test('is asked for, whatever the retailer has set since then', async () => {
    const slots = { ...DEFAULT_SETTINGS.slots, unconfirmedHours: 0 };
    await storeSetting(app.db, 'slots', slots, app.clock.now);
    const enquiryId = await submit();
    await settled();
    await appoint(enquiryId, 'appointment.booked', { unconfirmed: { heldUntil: UNTIL } });
    await app.runJobs();
    expect(subjectsTo(VISITOR)).toEqual([
      'Reserviert, bitte bestätigen: Ihr Telefontermin am 20. November, 10:00 Uhr',
    ]);
  });

  test('says reserved when it is moved, too', async () => {
    const enquiryId = await submit();
    await settled();
    await appoint(enquiryId, 'appointment.moved', { sequence: 1, unconfirmed: { heldUntil: UNTIL } });
    await app.runJobs();
    const [mail] = mailsTo(VISITOR);
    expect(mail?.subject).toBe(
      'Reserviert, bitte bestätigen: neue Zeit für Ihren Telefontermin, 20. November, 10:00 Uhr',
    );
    expect(mail?.text).toContain('Zeit bestätigen:');
  });

  test('is given up by the operator without having been asked for: nobody is blamed', async () => {
    const enquiryId = await submit();
    await settled();
    await appoint(enquiryId, 'appointment.lapsed', { state: 'LAPSED', sequence: 1 });
    await app.db.updateTable('next_step').set({ must_confirm: false }).execute();
    await app.runJobs();
    const [mail] = mailsTo(VISITOR);
    expect(mail?.subject).toBe('Bitte neue Zeit wählen: 20. November, 10:00 Uhr');
    expect(mail?.text).not.toMatch(/bestätig/i);
  });

  test('and is confirmed is told as booked', async () => {
    const enquiryId = await submit();
    await settled();
    await appoint(enquiryId, 'appointment.confirmed', { sequence: 1 });
    await app.runJobs();
    expect(subjectsTo(VISITOR)).toEqual(['Gebucht: Ihr Telefontermin am 20. November, 10:00 Uhr']);
  });

  test('and lapses is told to both: the time is free, the enquiry stays, another time is a click away', async () => {
    const enquiryId = await submit();
    await settled();
    await appoint(enquiryId, 'appointment.lapsed', { state: 'LAPSED', sequence: 1 });
    await app.runJobs();
    const [mail] = mailsTo(VISITOR);
    expect(mail?.subject).toBe('Nicht mehr reserviert: 20. November, 10:00 Uhr');
    expect(mail?.text).toContain('Ihre Anfrage bleibt bei uns');
    expect(mail?.text).toContain('Neue Zeit wählen:\nhttps://kueche.example/services/fun/appointment#token=');
    expect(mail?.calendar?.method).toBe('CANCEL');
    const [notice] = mailsTo(RETAILER);
    expect(notice?.subject).toMatch(/^Telefontermin nicht mehr reserviert: Anna Lena Groß, /);
    expect(notice?.text).toContain('Bitte rufen Sie an.');
    expect(notice?.text).toContain('nicht mehr reserviert, der Platz ist wieder frei');
  });

  test('and lapses before its mail is sent is told as lapsed alone', async () => {
    const enquiryId = await submit();
    await settled();
    await appoint(enquiryId, 'appointment.booked', { unconfirmed: { heldUntil: UNTIL } });
    app.clock.now = new Date(UNTIL);
    await app.runJobs();
    expect(mailsTo(VISITOR)).toEqual([]);
    await appoint(enquiryId, 'appointment.lapsed', { state: 'LAPSED', sequence: 1 });
    await app.runJobs();
    expect(subjectsTo(VISITOR)).toEqual(['Nicht mehr reserviert: 20. November, 10:00 Uhr']);
  });

  test('is taken again before its lapse is told: the mail tells of the call that is booked', async () => {
    const enquiryId = await submit();
    await settled();
    await appoint(enquiryId, 'appointment.lapsed', { state: 'LAPSED', sequence: 1 });
    await appoint(enquiryId, 'appointment.booked', { sequence: 2 });
    await app.runJobs();
    expect(subjectsTo(VISITOR)).toEqual(['Gebucht: Ihr Telefontermin am 20. November, 10:00 Uhr']);
  });
});

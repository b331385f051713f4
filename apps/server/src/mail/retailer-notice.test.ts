import type { EventType } from '@funnel/contract/event/event';
import { DEFAULT_SETTINGS } from '@funnel/domain/retailer/default-settings';
import { describe, expect, test } from 'vitest';
import { announce } from '../event/announce.ts';
import { type Call, RETAILER, useMailStory } from '../testing/mail-story.ts';
import { storeSetting } from '../testing/store-setting.ts';

const { app, submit, appoint, mailsTo, settled } = useMailStory();
const DESK = /https?:\/\/[^\s"]+\/desk\/enquiries\//g;

async function notice() {
  await app.runJobs();
  const mail = mailsTo(RETAILER).at(-1);
  if (!mail) throw new Error('no mail to the retailer');
  return mail;
}

describe('the mail of a lead', () => {
  test('begins with who it is, when to call, one tap to call and one tap to the record', async () => {
    const enquiryId = await submit();
    const { text, html } = await notice();
    const [lead = ''] = text.split('Die Küche\n');
    expect(lead.replaceAll(/https?:\/\/\S+\/desk/g, '…/desk')).toContain(
      [
        'Neue Küchenanfrage',
        '==================',
        '',
        'Anna Lena Groß',
        'Frau, Raum Saarbrücken (66111)',
        'Bitte rufen Sie bis Montag, 16. November, 12:30 Uhr an.',
        '',
        'Anrufen:',
        '0681 / 123456',
        '',
        'Am Arbeitsplatz öffnen:',
        `…/desk/enquiries/${enquiryId}`,
      ].join('\n'),
    );
    expect(html).toContain('href="tel:0681123456"');
    expect(html).toMatch(new RegExp(`href="[^"]+/desk/enquiries/${enquiryId}"`));
    const places = ['Anna Lena Groß</', 'Bitte rufen Sie', 'href="tel:', '/desk/', 'cid:kitchen@funnel'];
    const found = places.map((part) => html.indexOf(part));
    expect(found).toEqual(found.toSorted((one, other) => one - other));
    expect(found).not.toContain(-1);
  });

  test('shows the kitchen in one line and as a picture, with its price in euros', async () => {
    await submit({ espl_value: 15.75, espl_percentile: 44 });
    const { text, html, pictures } = await notice();
    expect(pictures?.map(({ cid }) => cid)).toContain('kitchen@funnel');
    expect(html).toContain('alt="L-Form"');
    for (const part of [text, html]) {
      expect(part.replaceAll('&nbsp;', '\u00a0')).toMatch(/Preisschätzung:? (?:<[^>]+>)*15\.750\s€/);
      expect(part).toMatch(/L-Form · /);
    }
  });

  test('leaves answers that are open out of the line', async () => {
    await submit({
      question_shape: 'NOT_DECIDED',
      question_color: 'STILL_PLANNING',
      question_style: 'MODERN',
    });
    const { text, pictures } = await notice();
    expect(text).not.toMatch(/^.*Noch nicht entschieden.* · |· .*Noch nicht entschieden/m);
    expect(text).toContain('Form: Noch nicht entschieden');
    expect(pictures?.map(({ cid }) => cid)).not.toContain('kitchen@funnel');
  });

  test('has no codes of ours, and names what the retailer’s advertising carried along', async () => {
    const enquiryId = await submit({
      ...{ espl_value: 12.5, espl_percentile: 44, entry: 'LP' },
      ...{ utm_source: 'newsletter', utm_campaign: 'herbst', utm_medium: 'email', keyword: 'Küche kaufen' },
      ...{ fbp: 'fb.1.2.3', click_id: 'gc-7', hidden: { filiale: 'Süd' } },
    });
    const { text, html } = await notice();
    for (const part of [text, html]) {
      const shown = part.replaceAll(DESK, '').replaceAll(enquiryId, '');
      expect(shown).not.toMatch(/Perzentil|Tsd|espl|Einstieg|Kennung|utm_|fb\.1|gc-7|\bLP\b|_V1/);
    }
    for (const line of [
      'Weg: Küchenplaner, alle Fragen',
      'Werbung bei: newsletter',
      'Kampagne: herbst',
      'Werbeform: email',
      'Suchwort: Küche kaufen',
      'filiale: Süd',
    ])
      expect(text).toContain(line);
  });

  test('in the evening asks for a call as soon as calls are made again', async () => {
    app.clock.now = new Date('2026-11-16T22:00:00+01:00');
    await submit();
    expect((await notice()).text).toContain(
      'Bitte rufen Sie am Dienstag, 17. November, zwischen 09:00 und 09:30 Uhr an.',
    );
  });

  test('that goes out late asks for a call at once', async () => {
    await submit();
    app.clock.now = new Date('2026-11-16T15:00:00+01:00');
    expect((await notice()).text).toContain('Bitte rufen Sie gleich an.');
  });

  test('asks for no call where the retailer has a rule of their own for it: an application', async () => {
    await submit({ entry: 'TESTER' });
    const { text } = await notice();
    expect(text).not.toMatch(/Bitte rufen Sie/);
    expect(text).toContain('Versprochen ist eine Antwort innerhalb von 48 Stunden');
  });

  test('follows the goal of the desk', async () => {
    await storeSetting(app.db, 'desk', { ...DEFAULT_SETTINGS.desk, callGoalMinutes: 60 }, app.clock.now);
    await app.settings.refresh();
    await submit();
    expect((await notice()).text).toContain('Bitte rufen Sie bis Montag, 16. November, 13:00 Uhr an.');
    await storeSetting(app.db, 'desk', DEFAULT_SETTINGS.desk, app.clock.now);
    await app.settings.refresh();
  });
});

describe('every other mail to the retailer', () => {
  test.each<[EventType, Call, string | undefined]>([
    ['appointment.booked', {}, 'Anruf am Freitag, 20. November 2026, 10:00 bis 11:00 Uhr.'],
    [
      'appointment.booked',
      { unconfirmed: { heldUntil: '2026-11-17T11:00:00Z' } },
      'Reserviert, noch nicht bestätigt: Freitag, 20. November 2026, 10:00 bis 11:00 Uhr.',
    ],
    ['appointment.moved', {}, 'Anruf am Freitag, 20. November 2026, 10:00 bis 11:00 Uhr.'],
    [
      'callback.wished',
      { state: 'WISHED', kind: 'CALLBACK' },
      'Gewünscht: Freitag, 20. November 2026, 10:00',
    ],
    ['appointment.lapsed', { state: 'LAPSED' }, 'Gewünscht: Freitag, 20. November 2026, 10:00'],
    ['appointment.cancelled', { state: 'CANCELLED' }, undefined],
  ])('%s has the same frame: name, one tap to call, one tap to the record', async (type, call, when) => {
    const enquiryId = await submit();
    await settled();
    await appoint(enquiryId, type, call);
    const { text, html } = await notice();
    expect(text).toMatch(/=\n\nAnna Lena Groß\nFrau, Raum Saarbrücken \(66111\)\n/);
    if (when) expect(text).toContain(`\n${when}`);
    else expect(text).not.toMatch(/^Anruf am|^Gewünscht:|^Reserviert/m);
    expect(html).toContain('href="tel:0681123456"');
    expect(html).toMatch(new RegExp(`href="[^"]+/desk/enquiries/${enquiryId}"`));
  });

  test('files.added has the same frame, and asks for no call', async () => {
    const enquiryId = await submit();
    await settled();
    await announce(app.db, {
      type: 'files.added',
      enquiryId,
      actor: { kind: 'visitor' },
      happenedAt: app.clock.now,
    });
    const { text, html } = await notice();
    expect(text).toContain('Grundriss erhalten');
    expect(text).not.toMatch(/Bitte rufen Sie/);
    expect(html).toContain('href="tel:0681123456"');
    expect(html).toMatch(DESK);
  });
});

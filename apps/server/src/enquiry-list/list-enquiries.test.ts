import { requestPrecallEndpoint } from '@funnel/contract/appointment/request-precall';
import { countEnquiriesEndpoint, listEnquiriesEndpoint } from '@funnel/contract/enquiry-list/list-enquiries';
import { addNoteEndpoint, assignEnquiryEndpoint } from '@funnel/contract/pipeline/change-enquiry';
import { foundIn } from '@funnel/domain/desk-search/mark-found';
import { searchWords } from '@funnel/domain/desk-search/search-words';
import type { EnquiryInput } from '@funnel/domain/enquiry/enquiry-schema';
import { beforeEach, describe, expect, test } from 'vitest';
import { codeOf, replyOf, submitExample } from '../testing/customer-browser.ts';
import { staffBrowser } from '../testing/staff-browser.ts';
import { useTestApp } from '../testing/test-app.ts';

const app = useTestApp({ environment: { TRUST_PROXY: '1' } });
const START = app.clock.now;

let jana: Awaited<ReturnType<typeof staffBrowser>>;
beforeEach(async () => {
  app.clock.now = START;
  jana = await staffBrowser(app, 'agent');
});

type Query = Parameters<typeof list>[0];
const list = (query: Record<string, string>) => jana.browser.client.call(listEnquiriesEndpoint, { query });
const listed = async (query: Query) => replyOf(await list(query)).data;
const names = async (query: Query) => (await listed(query)).enquiries.map(({ fullName }) => fullName);

/** The matches with their marks. The screen must mark the letters that the database matched. */
const found = async (search: string) =>
  (await listed({ search })).enquiries.map((row) => [
    row.fullName,
    foundIn(row, searchWords(search)) ?? 'name',
  ]);

const counted = async (query: Query) =>
  replyOf(await jana.browser.client.call(countEnquiriesEndpoint, { query })).data;

let visitor = 0;
/** Each a minute after the one before. */
async function enquire(name: string, change: Partial<EnquiryInput> = {}) {
  app.clock.now = new Date(app.clock.now.getTime() + 60_000);
  visitor++;
  const telephone = `0681 ${500_000 + visitor}`;
  return submitExample(app, visitor, {
    personal_full_name: name,
    personal_telephone_raw: telephone,
    ...change,
  });
}

describe('the search', () => {
  test.each([
    ['Günter Weiß', ['günter', 'GUENTER', 'gunter', 'Gue', 'weiss', 'WEIß', 'weis', 'günter weiss']],
    ['Guenter Weiss', ['günter', 'guenter', 'weiß']],
    ['Jörg Bäuerle', ['joerg', 'Jörg', 'jorg', 'baeuerle', 'bauerle', 'bäu']],
    ['Anaïs Çelik', ['anais', 'celik', 'ÇELİK']],
    ['Łukasz Sørensen', ['lukasz', 'sorensen', 'soerensen']],
  ])('finds %j in every spelling', async (name, searches) => {
    await enquire('Otto Normal');
    await enquire(name);
    for (const search of searches) expect(await found(search), search).toEqual([[name, 'name']]);
  });

  test.each(['0170 1234567', '+49 170 1234567', '0049170/1234567', '+49 (0)170-1234567'])(
    'finds the telephone number %j in every notation',
    async (typed) => {
      await enquire('Otto Normal');
      await enquire('Katrin Sommerfeld', { personal_telephone_raw: typed });
      for (const search of [
        '0170',
        '0170 12',
        '+49170',
        '0049170',
        '0170 123',
        '01701234567',
        '(0170) 12345',
        '1234567',
      ])
        expect(await found(search), search).toEqual([['Katrin Sommerfeld', 'telephone']]);
    },
  );

  test('finds e-mail, postcode and notes, and wants every word', async () => {
    const { enquiryId } = await enquire('Katrin Sommerfeld', { personal_postcode: '01067' });
    await enquire('Volker Sommer', { personal_postcode: '66121', personal_email: 'v_k@nord.example' });
    const body = { enquiryId, text: 'Wand zum Eßzimmer\nkommt raus' };
    replyOf(await jana.browser.client.call(addNoteEndpoint, { body }));
    expect(await names({ search: 'som' })).toEqual(['Volker Sommer', 'Katrin Sommerfeld']);
    expect(await found('som 661')).toEqual([['Volker Sommer', 'postcode']]);
    expect(await found('01067')).toEqual([['Katrin Sommerfeld', 'postcode']]);
    expect(await found('esszimmer')).toEqual([['Katrin Sommerfeld', 'note']]);
    expect(await found('v_k@nord')).toEqual([['Volker Sommer', 'email']]);
    expect(await names({ search: 'vxk@nord' })).toEqual([]);
    expect(await names({ search: 'so' })).toEqual(['Volker Sommer', 'Katrin Sommerfeld']);
    expect(await names({ search: '100%' })).toEqual([]);
  });

  test('tells marks apart, as they stand in an address or a double name', async () => {
    await enquire('Volker Sommer-Lang', { personal_email: 'anna.4711@nord.example' });
    for (const search of ['anna.4', '711@nord.ex', 'Sommer-Lang anna'])
      expect(await found(search), search).toEqual([['Volker Sommer-Lang', 'email']]);
    for (const search of ['sommer-l', 'sommer lang'])
      expect(await found(search), search).toEqual([['Volker Sommer-Lang', 'name']]);
    for (const search of ['anna4', 'anna-4', 'sommer.l', 'sommerlang'])
      expect(await names({ search }), search).toEqual([]);
  });

  test('of a word without letters leaves everything in', async () => {
    await enquire('Otto Normal');
    expect(await names({ search: '% _' })).toEqual(['Otto Normal']);
  });
});

describe('the list', () => {
  test('has pages that rows which come meanwhile do not move', async () => {
    for (const name of ['Eins Eins', 'Zwei Zwei', 'Drei Drei', 'Vier Vier', 'Acht Acht']) await enquire(name);
    const first = await listed({ limit: '2' });
    expect(first.enquiries.map(({ fullName }) => fullName)).toEqual(['Acht Acht', 'Vier Vier']);
    expect(await counted({})).toEqual({ count: 5, isMore: false });
    await enquire('Neun Neun');
    const second = await listed({ limit: '2', after: first.next ?? '' });
    expect(second.enquiries.map(({ fullName }) => fullName)).toEqual(['Drei Drei', 'Zwei Zwei']);
    const third = await listed({ limit: '2', after: second.next ?? '' });
    expect(third.enquiries.map(({ fullName }) => fullName)).toEqual(['Eins Eins']);
    expect(third.next).toBeNull();
  });

  test('of enquiries of one moment leaves none out and shows none twice', async () => {
    for (let each = 0; each < 5; each++) await enquire(`Gleich Zeitig`);
    await app.db.updateTable('enquiry').set({ received_at: START }).execute();
    const seen: string[] = [];
    for (let after: string | null = ''; after !== null; ) {
      const page: Awaited<ReturnType<typeof listed>> = await listed({ limit: '2', ...(after && { after }) });
      seen.push(...page.enquiries.map(({ enquiryId }) => enquiryId));
      after = page.next;
    }
    expect(new Set(seen).size).toBe(5);
    expect(seen).toHaveLength(5);
  });

  test('is filtered by status, person, showroom, source, time and suspicion', async () => {
    const { enquiryId } = await enquire('Katrin Sommerfeld');
    const since = new Date(app.clock.now.getTime() + 1).toISOString();
    await enquire('Otto Normal', { entry: 'LP', website: 'bot' });
    const body = { enquiryId, version: 0, assignee: jana.staffId, showroom: 'MAINZ' };
    replyOf(await jana.browser.client.call(assignEnquiryEndpoint, { body }));
    const katrin: [string, string][] = [
      ['assignee', jana.staffId],
      ['showroom', 'MAINZ'],
      ['source', 'LP_V1'],
      ['until', since],
      ['suspect', 'false'],
    ];
    for (const [key, value] of katrin)
      expect(await names({ [key]: value }), key).toEqual(['Katrin Sommerfeld']);
    const otto: [string, string][] = [
      ['assignee', 'nobody'],
      ['showroom', 'none'],
      ['source', 'LP,TESTER'],
      ['from', since],
      ['suspect', 'true'],
    ];
    for (const [key, value] of otto) expect(await names({ [key]: value }), key).toEqual(['Otto Normal']);
    expect(await names({ status: 'NEW,LOST' })).toHaveLength(2);
    expect(await names({ status: 'WON' })).toEqual([]);
    expect(await names({ rescued: 'true' })).toEqual([]);
    const [row] = (await listed({ assignee: jana.staffId })).enquiries;
    expect(row).toMatchObject({ version: 1, assignee: { staffId: jana.staffId, name: 'Jana Roth' } });
  });

  test('says what is to be done next: first of a day what was promised', async () => {
    const { enquiryId } = await enquire('Katrin Sommerfeld');
    const step = async () =>
      (await listed({})).enquiries.map((row) => row.step && [row.step.kind, row.step.until]);
    expect(await step()).toEqual([['FIRST_CALL', '2026-11-16T11:31:00+01:00']]);
    const body = { enquiryId, ts: '2026-11-16T14:00:00+01:00', duration: 3600 };
    replyOf(await app.client.call(requestPrecallEndpoint, { body }));
    expect(await step()).toEqual([['CALL', '2026-11-16T15:00:00+01:00']]);
    await app.db.updateTable('next_step').set({ state: 'DONE', ended_at: START }).execute();
    expect(await step()).toEqual([null]);
  });

  test('counts no further than a thousand', async () => {
    await enquire('Katrin Sommerfeld');
    const {
      enquiry_id,
      search: _,
      ...row
    } = await app.db.selectFrom('enquiry').selectAll().executeTakeFirstOrThrow();
    const rows = Array.from({ length: 1000 }, (_, index) => ({
      ...row,
      enquiry_id: `${enquiry_id}${index}`,
      kitchen_id: `${row.kitchen_id}${index}`,
      answers: JSON.stringify(row.answers),
      tracking: JSON.stringify(row.tracking),
      hidden_fields: JSON.stringify(row.hidden_fields),
    }));
    await app.db.insertInto('enquiry').values(rows).execute();
    expect(await counted({ search: 'sommerfeld' })).toEqual({ count: 1000, isMore: true });
  });

  test.each<Record<string, string>>([
    { status: 'NEW,SOLD' },
    { after: 'x' },
    { after: '9999999999999999~a' },
    { limit: '0' },
    { limit: '101' },
    { from: '2026-02-30' },
    { suspect: 'perhaps' },
  ])('refuses %j', async (query) => {
    expect(codeOf(await list(query))).toBe('INVALID_INPUT');
  });
});

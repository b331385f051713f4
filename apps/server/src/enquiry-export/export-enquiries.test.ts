import http from 'node:http';
import { exportEnquiriesEndpoint } from '@funnel/contract/enquiry-list/export-enquiries';
import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { poolState } from '../db/database.ts';
import { submitExample } from '../testing/customer-browser.ts';
import { readWorkbook } from '../testing/read-workbook.ts';
import { staffBrowser, staffEvents } from '../testing/staff-browser.ts';
import { useTestApp } from '../testing/test-app.ts';

const app = useTestApp({ environment: { TRUST_PROXY: '1' } });

let mia: Awaited<ReturnType<typeof staffBrowser>>;
beforeEach(async () => {
  mia = await staffBrowser(app, 'manager');
});

const exported = (query: string) => mia.browser.send(`${app.origin}${exportEnquiriesEndpoint.path}?${query}`);
const phone = (number: number) => ({ personal_telephone_raw: `+49 681 70${number}` });

const bytesOf = async (response: Response) => Buffer.from(await response.arrayBuffer());
/** Not `text()`, which strips the byte order mark. */
const linesOf = async (response: Response) => (await bytesOf(response)).toString().split('\r\n');

/** The only row of a workbook, by column name. */
async function onlyRow(query: string) {
  const [sheet] = readWorkbook(await bytesOf(await exported(query)));
  const [heads = [], row = [], ...more] = sheet?.rows ?? [];
  expect(more).toEqual([]);
  return Object.fromEntries(heads.map((head, index) => [head, row[index] ?? null]));
}

const moment = (number: number) => ({ number, format: 'dd\\.mm\\.yyyy\\ hh:mm' });

test('a manager gets a workbook in words: one column an answer, German time, euros, who and what comes next', async () => {
  const { enquiryId } = await submitExample(app, 1, { ...phone(1), hidden: { filiale: 'Süd' } });
  await app.db
    .updateTable('enquiry')
    .set({ espl_value: 18.6, showroom: 'MAINZ', assignee: mia.staffId, status: 'CONTACTED' })
    .execute();
  const starts_at = new Date('2026-11-17T09:30:00Z');
  const ends_at = new Date('2026-11-17T10:30:00Z');
  await app.db.updateTable('next_step').set({ kind: 'TRY', starts_at, ends_at }).execute();
  const response = await exported('');
  expect(response.headers.get('content-disposition')).toMatch(
    /^attachment; filename="anfragen-2026-11-16\.xlsx"/,
  );
  expect(await onlyRow('')).toMatchObject({
    Eingang: moment(46_342 + 11 / 24),
    Status: 'Kontaktiert',
    'Verloren, weil': null,
    'Als Nächstes': 'Neuer Versuch',
    Wann: moment(46_343 + 10.5 / 24),
    Wer: 'Jana Roth',
    Studio: 'Mainz',
    Anrede: 'Frau',
    Name: 'Anna Lena Groß',
    'E-Mail': 'anna.1@gross.example',
    Telefon: '+49 681 701',
    PLZ: '66111',
    'Ort (Region)': 'Saarbrücken',
    Sprache: 'Deutsch',
    Schätzung: { number: 18_600, format: '#,##0\\ "€"' },
    Form: 'L-Form',
    Mitgeschickt: 'filiale: Süd',
    Kennung: enquiryId,
  });
  expect(await onlyRow('lang=en')).toMatchObject({
    Status: 'Contacted',
    Next: 'Another try',
    Estimate: { number: 18_600, format: '"€"#,##0' },
    Shape: 'L-shape',
  });
  expect((await exported('lang=en')).headers.get('content-disposition')).toContain(
    '"enquiries-2026-11-16.xlsx"',
  );
});

test('the CSV for people opens in columns: semicolons, German heads, every text in quotes, no formula', async () => {
  await submitExample(app, 1, { ...phone(1), personal_full_name: "x;=cmd|' /C calc'!A0;y" });
  const lines = await linesOf(await exported('format=csv'));
  expect(lines[0]).toMatch(/^\ufeff"Eingang";"Status";"Verloren, weil";"Als Nächstes";"Wann";/);
  expect(lines[1]).toContain(`16.11.2026 11:00;"Neu";;"Erster Anruf";16.11.2026 `);
  expect(lines[1]).toContain(
    `;"x;'=cmd|' /C calc'!A0;y";"'+49 681 701";"anna.1@gross.example";"66111";"Saarbrücken";`,
  );
  expect(lines).toHaveLength(3);
  const [heads, row] = await linesOf(await exported('format=csv&lang=en'));
  expect(heads).toMatch(/^\ufeff"Received";"Status";"Lost because";"Next";"When";/);
  expect(row).toMatch(/^16\/11\/2026 11:00;"New";;"First call";16\/11\/2026 /);
});

test('programs get commas, codes and UTC, without formulas, and every id is written down', async () => {
  const anna = await submitExample(app, 1, phone(1));
  await submitExample(app, 2, { ...phone(2), personal_full_name: 'Otto Normal' });
  const response = await exported('format=codes&search=anna+lena');
  expect(response.headers.get('content-disposition')).toMatch(
    /^attachment; filename="anfragen-2026-11-16\.csv"/,
  );
  const lines = await linesOf(response);
  expect(lines).toHaveLength(3);
  expect(lines[0]).toMatch(/^\ufeff"enquiryId","receivedAt","status",/);
  expect(lines[1]).toContain(
    `"${anna.enquiryId}","2026-11-16T10:00:00.000Z","NEW",,"MRS","Anna Lena Groß","anna.1@gross.example","'+49`,
  );
  expect(await staffEvents(app)).toMatchObject([
    {
      type: 'data.exported',
      actorId: mia.staffId,
      data: { call: exportEnquiriesEndpoint.path, enquiryIds: [anna.enquiryId] },
    },
  ]);
});

test('of a selection only those enquiries leave', async () => {
  const anna = await submitExample(app, 1, phone(1));
  await submitExample(app, 2, phone(2));
  const list = (await (await exported(`format=json&ids=${anna.enquiryId},gone`)).json()) as object[];
  expect(list).toMatchObject([{ enquiryId: anna.enquiryId }]);
  expect((await exported('ids=a,,b')).status).toBe(400);
});

test('JSON has the same with answers as they are, and is a list even when empty', async () => {
  await submitExample(app, 1, phone(1));
  await submitExample(app, 2, { ...phone(2), hidden: { filiale: 'Süd' } });
  const list = (await (await exported('format=json')).json()) as { answers: object }[];
  expect(list).toHaveLength(2);
  expect(list).toContainEqual(expect.objectContaining({ hidden: { filiale: 'Süd' } }));
  expect(list[0]).toMatchObject({ fullName: 'Anna Lena Groß', answers: { question_shape: 'L_FORM' } });
  expect(await (await exported('format=json&status=WON')).json()).toEqual([]);
});

test('marks what the desk marks, until somebody has looked into it', async () => {
  const { enquiryId } = await submitExample(app, 1, phone(1));
  const marks = async () => ((await (await exported('format=json')).json()) as { marks: string }[])[0]?.marks;
  const set = (values: object) =>
    app.db.updateTable('enquiry').set(values).where('enquiry_id', '=', enquiryId).execute();
  expect(await marks()).toBe('');
  await set({ is_rescued: true });
  expect(await marks()).toBe('RESCUED');
  await set({ suspicion: ['TOO_FAST'] });
  expect(await marks()).toBe('SUSPECT RESCUED');
  await set({ vetted_at: new Date() });
  expect(await marks()).toBe('');
});

/** One enquiry and this many copies. */
async function copies(count: number): Promise<void> {
  await submitExample(app, 1, phone(1));
  const {
    enquiry_id,
    search: _,
    ...row
  } = await app.db.selectFrom('enquiry').selectAll().executeTakeFirstOrThrow();
  const rows = Array.from({ length: count }, (_, index) => ({
    ...row,
    enquiry_id: `${enquiry_id}${index}`,
    kitchen_id: `${row.kitchen_id}${index}`,
    answers: JSON.stringify(row.answers),
    tracking: JSON.stringify(row.tracking),
    hidden_fields: JSON.stringify(row.hidden_fields),
  }));
  for (let from = 0; from < count; from += 1000)
    await app.db
      .insertInto('enquiry')
      .values(rows.slice(from, from + 1000))
      .execute();
}

test('more than a page is whole', async () => {
  await copies(1000);
  const list = (await (await exported('format=json')).json()) as { enquiryId: string }[];
  expect(new Set(list.map(({ enquiryId }) => enquiryId)).size).toBe(1001);
  expect(await staffEvents(app)).toHaveLength(2);
  const [sheet] = readWorkbook(await bytesOf(await exported('')));
  expect(sheet?.rows).toHaveLength(1002);
});

/** Makes every write to the audit trail fail. */
async function withoutAudit<Result>(act: () => Promise<Result>): Promise<Result> {
  await sql`create function refuse_event() returns trigger language plpgsql as
    $$ begin raise exception 'no audit'; end $$`.execute(app.db);
  await sql`create trigger refuse_event before insert on event for each row
    when (new.type = 'data.exported') execute function refuse_event()`.execute(app.db);
  return act().finally(() => sql`drop function refuse_event cascade`.execute(app.db));
}

test.each(['xlsx', 'csv', 'codes', 'json'])(
  'no byte of %s leaves unless it was written down first',
  async (format) => {
    await submitExample(app, 1, phone(1));
    const response = await withoutAudit(() => exported(`format=${format}`));
    expect(response.status).toBe(500);
    expect(await response.text()).not.toContain('Anna');
    expect(await staffEvents(app)).toEqual([]);
  },
);

test('a client that hangs up in the middle ends the reading, and no connection stays taken', async () => {
  await copies(20_000);
  const gone = Promise.withResolvers<void>();
  app.server().once('request', (_request, response) => response.once('close', gone.resolve));
  const { promise: begun, resolve: begin, reject } = Promise.withResolvers<void>();
  const call = http.get(`${app.origin}${exportEnquiriesEndpoint.path}?format=json`, {
    headers: { cookie: `staff=${mia.browser.cookies.get('staff')}` },
  });
  call.on('error', reject).on('response', (response) => response.once('readable', begin));
  await begun;
  call.destroy();
  await gone.promise;
  await expect.poll(() => poolState(app.db)).toMatchObject({ waiting: 0 });
  await expect.poll(() => poolState(app.db).total - poolState(app.db).idle).toBe(0);
  const pages = (await staffEvents(app)).length;
  expect(pages).toBeLessThan(21);
  // Other readers are not disturbed, and nothing more of the aborted file was read.
  expect((await exported('format=json&search=otto')).status).toBe(200);
  expect(await staffEvents(app)).toHaveLength(pages + 1);
});

test('a wrong filter is an answer, not half a file', async () => {
  expect((await exported('status=SOLD')).status).toBe(400);
  expect(await staffEvents(app)).toEqual([]);
});

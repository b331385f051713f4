import { exportEnquiriesEndpoint } from '@funnel/contract/enquiry-list/export-enquiries';
import { beforeEach, expect, test } from 'vitest';
import { submitExample } from '../testing/customer-browser.ts';
import { staffBrowser, staffEvents } from '../testing/staff-browser.ts';
import { useTestApp } from '../testing/test-app.ts';

const app = useTestApp({ environment: { TRUST_PROXY: '1' } });

let mia: Awaited<ReturnType<typeof staffBrowser>>;
beforeEach(async () => {
  mia = await staffBrowser(app, 'manager');
});

const exported = (query: string) => mia.browser.send(`${app.origin}${exportEnquiriesEndpoint.path}?${query}`);
const phone = (number: number) => ({ personal_telephone_raw: `+49 681 70${number}` });

test('a CSV has a line for each enquiry of the filter, without formulas, and every id is written down', async () => {
  const anna = await submitExample(app, 1, phone(1));
  await submitExample(app, 2, { ...phone(2), personal_full_name: 'Otto Normal' });
  const response = await exported('search=anna+lena');
  expect(response.headers.get('content-disposition')).toMatch(
    /^attachment; filename="anfragen-2026-11-16\.csv"/,
  );
  // Not `text()`, which takes the byte order mark away.
  const lines = Buffer.from(await response.arrayBuffer())
    .toString()
    .split('\r\n');
  expect(lines).toHaveLength(3);
  expect(lines[0]).toMatch(/^\ufeffenquiryId,receivedAt,status,/);
  expect(lines[1]).toContain(
    `${anna.enquiryId},2026-11-16T10:00:00.000Z,NEW,,MRS,Anna Lena Groß,anna.1@gross.example,'+49`,
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

test('more than a page is whole', async () => {
  await submitExample(app, 1, phone(1));
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
  const list = (await (await exported('format=json')).json()) as { enquiryId: string }[];
  expect(new Set(list.map(({ enquiryId }) => enquiryId)).size).toBe(1001);
  expect(await staffEvents(app)).toHaveLength(2);
});

test('a wrong filter is an answer, not half a file', async () => {
  expect((await exported('status=SOLD')).status).toBe(400);
  expect(await staffEvents(app)).toEqual([]);
});

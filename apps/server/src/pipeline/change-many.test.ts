import { changeManyEndpoint, type ManyChange } from '@funnel/contract/pipeline/change-enquiry';
import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { announcedTypes } from '../testing/announced-types.ts';
import { codeOf, replyOf, submitExample } from '../testing/customer-browser.ts';
import { staffBrowser } from '../testing/staff-browser.ts';
import { useTestApp } from '../testing/test-app.ts';

const app = useTestApp({ environment: { TRUST_PROXY: '1' } });
let jana: Awaited<ReturnType<typeof staffBrowser>>;
let ids: string[];
beforeEach(async () => {
  jana = await staffBrowser(app, 'agent');
  ids = [];
  for (const visitor of [0, 1, 2]) ids.push((await submitExample(app, visitor)).enquiryId);
});

const change = (to: ManyChange, enquiries = ids.map((enquiryId) => ({ enquiryId, version: 0 }))) =>
  jana.browser.client.call(changeManyEndpoint, { body: { enquiries, change: to } });
const stored = () => app.db.selectFrom('enquiry').select(['enquiry_id', 'status', 'version']).execute();

test('many are moved with one call, and each has its event', async () => {
  const { changed, left } = replyOf(await change({ status: 'CONTACTED' })).data;
  expect(changed.map(({ enquiryId, version, status }) => [enquiryId, version, status])).toEqual(
    ids.map((id) => [id, 1, 'CONTACTED']),
  );
  expect(left).toEqual([]);
  const moves = (await announcedTypes(app.db)).filter((type) => type === 'enquiry.status-changed');
  expect(moves).toHaveLength(3);
});

test('many are changed in one transaction, so that every open desk hears of them at once', async () => {
  replyOf(await change({ status: 'CONTACTED' }));
  const { rows } = await sql<{ count: string }>`
    select count(distinct xmin::text) from event where type = 'enquiry.status-changed'`.execute(app.db);
  expect(rows).toEqual([{ count: '1' }]);
});

test('of two who change the same ones at once, in another order, each is answered', async () => {
  const seen = ids.map((enquiryId) => ({ enquiryId, version: 0 }));
  for (let round = 0; round < 10; round++) {
    const [one, other] = await Promise.all([
      change({ assignee: jana.staffId }, seen),
      change({ showroom: 'KONZ' }, seen.toReversed()),
    ]);
    expect([replyOf(one).data.changed.length, replyOf(other).data.changed.length].sort()).toEqual([0, 3]);
    await app.db.updateTable('enquiry').set({ version: 0, assignee: null, showroom: null }).execute();
  }
});

test('what somebody else has changed, must not move so, or is gone is left alone and named', async () => {
  const [first = '', second = '', third = ''] = ids;
  await app.db.updateTable('enquiry').set({ version: 4 }).where('enquiry_id', '=', first).execute();
  await app.db.updateTable('enquiry').set({ status: 'WON' }).where('enquiry_id', '=', second).execute();
  const seen = [first, second, third, 'gone'].map((enquiryId) => ({ enquiryId, version: 0 }));
  const { changed, left } = replyOf(await change({ status: 'NEW' }, seen)).data;
  expect(changed.map(({ enquiryId }) => enquiryId)).toEqual([third]);
  expect(left).toEqual([
    { enquiryId: first, code: 'STALE' },
    { enquiryId: second, code: 'WRONG_STATE' },
    { enquiryId: 'gone', code: 'NOT_FOUND' },
  ]);
  expect((await stored()).find(({ enquiry_id }) => enquiry_id === first)).toMatchObject({ version: 4 });
});

test('many are given to a colleague and to a showroom', async () => {
  expect(replyOf(await change({ assignee: jana.staffId })).data.changed).toHaveLength(3);
  const seen = ids.map((enquiryId) => ({ enquiryId, version: 1 }));
  const { changed } = replyOf(await change({ showroom: 'KONZ' }, seen)).data;
  expect(changed.map(({ assignee, showroom }) => [assignee, showroom])).toEqual(
    ids.map(() => [jana.staffId, 'KONZ']),
  );
});

test.each<[ManyChange]>([
  [{ status: 'LOST' }],
  [{ assignee: 'nobody-like-that' }],
  [{ showroom: 'TRIER' }],
  [{ status: 'NEW', assignee: null } as never],
])('%j is refused, and nothing is changed', async (to) => {
  expect(codeOf(await change(to))).toBe('INVALID_INPUT');
  expect((await stored()).every(({ version }) => version === 0)).toBe(true);
});

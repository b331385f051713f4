import {
  listViewsEndpoint,
  removeViewEndpoint,
  saveViewEndpoint,
} from '@funnel/contract/saved-view/manage-views';
import type { ViewFilter } from '@funnel/domain/saved-view/saved-view';
import { beforeEach, expect, test } from 'vitest';
import { codeOf, replyOf } from '../testing/customer-browser.ts';
import { staffBrowser } from '../testing/staff-browser.ts';
import { useTestApp } from '../testing/test-app.ts';

const app = useTestApp({ environment: { TRUST_PROXY: '1' } });
type Person = Awaited<ReturnType<typeof staffBrowser>>;
let jana: Person;
let mia: Person;
beforeEach(async () => {
  jana = await staffBrowser(app, 'agent');
  mia = await staffBrowser(app, 'manager');
});

const save = (
  { browser }: Person,
  view: { viewId?: string; name?: string; isShared?: boolean; filter?: ViewFilter } = {},
) =>
  browser.client.call(saveViewEndpoint, {
    body: { name: 'Meine offenen', isShared: false, filter: { assignee: 'me' }, ...view },
  });
const list = async ({ browser }: Person) => replyOf(await browser.client.call(listViewsEndpoint)).data.views;
const remove = async ({ browser }: Person, viewId: string) =>
  codeOf(await browser.client.call(removeViewEndpoint, { body: { viewId } }));

test('a view of one’s own is seen and changed by nobody else', async () => {
  const [view] = replyOf(await save(jana)).data.views;
  const viewId = view?.viewId ?? '';
  expect(view).toEqual({
    viewId,
    name: 'Meine offenen',
    isShared: false,
    isMine: true,
    filter: { assignee: 'me' },
  });
  expect(await list(mia)).toEqual([]);
  expect(codeOf(await save(mia, { viewId }))).toBe('NOT_FOUND');
  expect(await remove(mia, viewId)).toBe('NOT_FOUND');
  const changed = replyOf(
    await save(jana, { viewId, name: ' Offen ', filter: { status: ['OFFER', 'NEW'] } }),
  );
  expect(changed.data.views).toMatchObject([{ viewId, name: 'Offen', filter: { status: ['NEW', 'OFFER'] } }]);
  expect(await remove(jana, viewId)).toBe('OK');
  expect(await list(jana)).toEqual([]);
});

test('a view of all is made and changed by managers, and seen by everybody', async () => {
  expect(codeOf(await save(jana, { isShared: true }))).toBe('FORBIDDEN');
  const [view] = replyOf(await save(mia, { isShared: true })).data.views;
  const viewId = view?.viewId ?? '';
  expect(await list(jana)).toMatchObject([{ viewId, isShared: true, isMine: false }]);
  expect(codeOf(await save(jana, { viewId }))).toBe('NOT_FOUND');
  const carla = await staffBrowser(app, 'owner');
  expect(await remove(carla, viewId)).toBe('OK');
});

test('nobody has more than so many, also at once', async () => {
  const outcomes = await Promise.all(
    Array.from({ length: 32 }, (_, index) => save(jana, { name: `${index}` })),
  );
  expect(outcomes.map(codeOf).filter((code) => code === 'WRONG_STATE')).toHaveLength(2);
  expect(await list(jana)).toHaveLength(30);
});

test.each([{ name: ' ' }, { name: 'x'.repeat(41) }, { filter: { days: 0 } }])(
  '%j is refused',
  async (wrong) => {
    expect(codeOf(await save(jana, wrong))).toBe('INVALID_INPUT');
  },
);

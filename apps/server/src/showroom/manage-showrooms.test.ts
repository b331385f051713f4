import {
  listShowroomsEndpoint,
  nameShowroomsEndpoint,
  removeShowroomEndpoint,
  saveShowroomEndpoint,
} from '@funnel/contract/showroom/manage-showrooms';
import { beforeEach, expect, test } from 'vitest';
import { readSettings } from '../db/setting/retailer-settings.queries.ts';
import { codeOf, replyOf } from '../testing/customer-browser.ts';
import { staffBrowser, staffEvents } from '../testing/staff-browser.ts';
import { useTestApp } from '../testing/test-app.ts';

const app = useTestApp({ environment: { TRUST_PROXY: '1' } });
let mia: Awaited<ReturnType<typeof staffBrowser>>;
beforeEach(async () => {
  mia = await staffBrowser(app, 'manager');
});

const list = async () => replyOf(await mia.browser.client.call(listShowroomsEndpoint)).data;
const save = (version: string, showroom: Saved) =>
  mia.browser.client.call(saveShowroomEndpoint, { body: { version, showroom } });
type Saved = Omit<Awaited<ReturnType<typeof list>>['showrooms'][number], 'id'> & { id?: string };
const settings = async () => (await readSettings(app.db)).settings;

async function konz() {
  const { version, showrooms } = await list();
  const found = showrooms.find(({ id }) => id === 'KONZ');
  if (!found) throw new Error('no Konz');
  return { version, found };
}

test('address, postcodes, mailbox and people are saved, what is not shown stays, and it is written down', async () => {
  const { version, found } = await konz();
  const postcodes = [{ from: '54000', to: '54999' }];
  const changed = {
    ...found,
    street: ' Saarstraße 1 ',
    postcodes,
    mailbox: 'konz@kueche.example',
    people: ['x'],
  };
  const { data } = replyOf(await save(version, changed));
  expect(data.version).not.toBe(version);
  expect(data).toEqual(await list());
  const { showrooms, routing } = await settings();
  expect(showrooms.find(({ id }) => id === 'KONZ')).toMatchObject({
    street: 'Saarstraße 1',
    lat: 49.703,
    openingHours: { SAT: [{ from: '10:00', to: '16:00' }] },
    isExample: false,
  });
  expect(routing).toEqual([{ showroom: 'KONZ', postcodes, mailbox: 'konz@kueche.example', people: ['x'] }]);
  expect(await staffEvents(app)).toMatchObject([
    { type: 'data.changed', actorId: mia.staffId, data: { call: 'showrooms' } },
  ]);
});

test('of two who edit at once the second is stale, and nothing is overwritten', async () => {
  const { version, found } = await konz();
  const outcomes = await Promise.all([
    save(version, { ...found, phone: '06501 1' }),
    save(version, { ...found, phone: '06501 2' }),
  ]);
  expect(outcomes.map(codeOf).sort()).toEqual(['OK', 'STALE']);
  const kept = outcomes.findIndex(({ ok }) => ok) + 1;
  expect((await konz()).found.phone).toBe(`06501 ${kept}`);
});

test('postcodes that two showrooms would have are refused by name', async () => {
  const first = await konz();
  replyOf(await save(first.version, { ...first.found, postcodes: [{ from: '54000', to: '54999' }] }));
  const { version, showrooms } = await list();
  const mainz = showrooms.find(({ id }) => id === 'MAINZ');
  if (!mainz) throw new Error('no Mainz');
  const outcome = await save(version, { ...mainz, postcodes: [{ from: '54500', to: '55999' }] });
  expect(outcome).toMatchObject({
    failure: {
      code: 'INVALID_INPUT',
      errors: [{ field: 'showroom.postcodes', message: '54500–54999 belongs to KONZ and to MAINZ' }],
    },
  });
});

test('a new one gets a code, a place and hours, and one that is taken away takes its rule along', async () => {
  const { version, found } = await konz();
  const { id: _, ...fields } = {
    ...found,
    name: 'Trier',
    postcode: '54290',
    postcodes: [{ from: '54290', to: '54290' }],
  };
  const added = replyOf(await save(version, fields)).data;
  expect(added.showrooms.at(-1)).toMatchObject({ id: 'TRIER', name: 'Trier' });
  expect((await settings()).showrooms.at(-1)).toMatchObject({ lat: 49.76, lon: 6.64 });
  const agent = (await staffBrowser(app, 'agent')).browser.client;
  const named = replyOf(await agent.call(nameShowroomsEndpoint)).data.showrooms;
  expect(named.at(-1)).toEqual({ id: 'TRIER', name: 'Trier' });
  const body = { version: added.version, id: 'TRIER' };
  const { data } = replyOf(await mia.browser.client.call(removeShowroomEndpoint, { body }));
  expect(data.showrooms.map(({ id }) => id)).not.toContain('TRIER');
  expect((await settings()).routing).toEqual([]);
  const again = { version: data.version, id: 'TRIER' };
  expect(codeOf(await mia.browser.client.call(removeShowroomEndpoint, { body: again }))).toBe('NOT_FOUND');
});

test.each([
  { mailbox: 'no address' },
  { postcode: '5432' },
  { postcode: '00000' },
  { name: ' ' },
  { postcodes: [{ from: '54999', to: '54000' }] },
])('%j is refused', async (wrong) => {
  const { version, found } = await konz();
  expect(codeOf(await save(version, { ...found, ...wrong }))).toBe('INVALID_INPUT');
});

test('a showroom that is not there is not found', async () => {
  const { version, found } = await konz();
  expect(codeOf(await save(version, { ...found, id: 'NOWHERE' }))).toBe('NOT_FOUND');
});

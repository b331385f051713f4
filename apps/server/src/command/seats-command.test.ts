import { submitTerminfinderEnquiryEndpoint } from '@funnel/contract/appointment/submit-terminfinder-enquiry';
import { listSlotsEndpoint } from '@funnel/contract/slot/list-slots';
import { sql } from 'kysely';
import { beforeEach, expect, inject, test } from 'vitest';
import { readConfig } from '../config/config.ts';
import { announcedTypes } from '../testing/announced-types.ts';
import { clientAt } from '../testing/client-at.ts';
import { replyOf } from '../testing/customer-browser.ts';
import { exampleTerminfinderEnquiry } from '../testing/example-terminfinder-enquiry.ts';
import { useTestApp } from '../testing/test-app.ts';
import { runCommand } from './run-command.ts';

const app = useTestApp({ environment: { TRUST_PROXY: '1' } });
let starts: string[] = [];

beforeEach(async () => {
  // A command uses the system clock.
  app.clock.now = new Date();
  const { availableSlots } = replyOf(await app.client.call(listSlotsEndpoint)).data;
  starts = Object.values(availableSlots)
    .slice(3)
    .flatMap((slots) => slots.map(({ start }) => start));
});

async function seats(...args: string[]): Promise<string> {
  const { host, user } = inject('postgres');
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(app.db);
  const DATABASE_URL = `postgres://${user}@localhost/${rows[0]?.name}?host=${encodeURIComponent(host)}`;
  const lines: string[] = [];
  const config = readConfig({ DATABASE_URL });
  await runCommand('seats', args, { config, say: (line) => lines.push(line) });
  return lines.join('\n');
}

async function book(visitor: number, address: string): Promise<string> {
  const body = exampleTerminfinderEnquiry(starts[visitor] ?? '', visitor);
  const client = clientAt(app.origin, address);
  return replyOf(await client.call(submitTerminfinderEnquiryEndpoint, { body })).data.enquiryId;
}

const rows = () => app.db.selectFrom('appointment').selectAll().orderBy('starts_at').execute();
const states = async () => (await rows()).map(({ state }) => state);

test('the seats of one network are listed, and freed together', async () => {
  await book(0, '203.0.113.1');
  await book(1, '203.0.113.2');
  const other = await book(2, '198.51.100.1');
  expect(await seats('list')).toContain('3 seats of strangers, from 2 networks');
  expect(await seats('list')).toMatch(/ {2}booked {2}network /);
  const network = (await rows())[0]?.network?.slice(0, 8) ?? '';
  expect(await seats('list', '--network', network)).toContain('2 seats of strangers, from 1 networks');

  expect(await seats('free', '--network', network)).toContain('Nothing is changed.');
  expect(await states()).toEqual(['BOOKED', 'BOOKED', 'BOOKED']);
  expect(await seats('free', '--network', network, '--yes')).toContain('2 seats are free.');
  expect(await states()).toEqual(['LAPSED', 'LAPSED', 'BOOKED']);
  expect((await announcedTypes(app.db)).filter((type) => type === 'appointment.lapsed')).toHaveLength(2);
  expect(await app.db.selectFrom('enquiry').select('enquiry_id').execute()).toHaveLength(3);
  expect(await seats('list')).toMatch(
    new RegExp(`^${other} [^\\n]*\\n1 seats of strangers, from 1 networks$`),
  );
});

test('seats are freed by day and by the time they were booked', async () => {
  await book(0, '203.0.113.1');
  app.clock.now = new Date(app.clock.now.getTime() + 60_000);
  await book(1, '203.0.114.1');
  const since = new Date(app.clock.now.getTime() - 30_000).toISOString();
  expect(await seats('list', '--since', since)).toContain('1 seats of strangers');
  const day = starts[0]?.slice(0, 10) ?? '';
  expect(await seats('list', '--day', day)).toContain('2 seats of strangers');
  expect(await seats('list', '--day', '2020-01-01')).toContain('0 seats of strangers');
  expect(await seats('free', '--day', day, '--since', since, '--yes')).toContain('1 seats are free.');
  expect(await states()).toEqual(['BOOKED', 'LAPSED']);
  expect(await seats('free', '--all', '--yes')).toContain('1 seats are free.');
});

test('a seat that staff have confirmed stays, whatever is freed', async () => {
  const enquiryId = await book(0, '203.0.113.1');
  expect(await seats('confirm', enquiryId)).toContain('held for good');
  expect(await seats('free', '--all', '--yes')).toContain('0 seats are free.');
  expect(await rows()).toMatchObject([{ state: 'BOOKED', held_until: null, confirmed_at: expect.any(Date) }]);
  await expect(seats('confirm', 'no-such-enquiry')).rejects.toThrow('holds no seat');
});

test('a token and an id may begin with a dash', async () => {
  await book(0, '203.0.113.1');
  await app.db.updateTable('next_step').set({ network: '-dash-abcdefgh' }).execute();
  expect(await seats('list', '--network', '-dash')).toContain('1 seats of strangers');
  await expect(seats('confirm', '-dash')).rejects.toThrow('The enquiry -dash holds no seat.');
});

import { DEFAULT_SETTINGS } from '@funnel/domain/retailer/default-settings';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { useEmptyDatabase } from '../../testing/empty-database.ts';
import { useTestDatabase } from '../../testing/test-database.ts';
import { openDatabase } from '../database.ts';
import { migrate } from '../migrate.ts';
import { readSettings } from './retailer-settings.queries.ts';
import { addSettingVersion, listSettingVersions, StaleSetting } from './setting-version.queries.ts';

const { db } = useTestDatabase();
const empty = useEmptyDatabase();
const at = new Date('2026-11-18T09:00:00Z');
const mia = { kind: 'staff', id: 'mia' } as const;
const rating = (count: number) => DEFAULT_SETTINGS.rating && { ...DEFAULT_SETTINGS.rating, count };
const add = (count: number, base: number, more: { state?: 'draft' } = {}) =>
  addSettingVersion(db, { name: 'rating', value: rating(count), base, author: mia, at, ...more });
const counted = async (state?: 'draft') => (await readSettings(db, state)).settings.rating?.count;

test('a draft is read as a draft alone, until something is published', async () => {
  await add(400, 0);
  await add(500, 1, { state: 'draft' });
  expect(await counted()).toBe(400);
  expect(await counted('draft')).toBe(500);
  // A draft does not make a base stale.
  await add(600, 1);
  expect([await counted(), await counted('draft')]).toEqual([600, 600]);
  expect(await listSettingVersions(db, 'rating')).toMatchObject([
    { revision: 3, state: 'published', author: 'staff', value: { count: 600 } },
    { revision: 2, state: 'draft', value: { count: 500 } },
    { revision: 1, state: 'published', value: { count: 400 } },
  ]);
});

test('a value of null is a value, and none is the default', async () => {
  await addSettingVersion(db, { name: 'rating', value: null, base: 0, author: { kind: 'operator' }, at });
  expect(await readSettings(db)).toMatchObject({ settings: { rating: null }, revisions: { rating: 1 } });
  await addSettingVersion(db, {
    name: 'rating',
    value: undefined,
    base: 1,
    author: { kind: 'operator' },
    at,
  });
  expect(await counted()).toBe(DEFAULT_SETTINGS.rating?.count);
});

test('of many who publish from one base at once one wins, and the others are stale', async () => {
  await add(400, 0);
  const outcomes = await Promise.allSettled(Array.from({ length: 8 }, (_, who) => add(401 + who, 1)));
  const won = outcomes.flatMap(({ status }, who) => (status === 'fulfilled' ? [401 + who] : []));
  expect(won).toEqual([await counted()]);
  for (const outcome of outcomes)
    if (outcome.status === 'rejected') expect(outcome.reason).toBeInstanceOf(StaleSetting);
  await expect(add(900, 1)).rejects.toThrow(StaleSetting);
  expect(await listSettingVersions(db, 'rating')).toHaveLength(2);
});

test('who waits for a transaction that is given up publishes', async () => {
  const { promise: isAdded, resolve: tellAdded } = Promise.withResolvers<void>();
  const { promise: mayEnd, resolve: end } = Promise.withResolvers<void>();
  const first = db.transaction().execute(async (tx) => {
    await addSettingVersion(tx, { name: 'rating', value: null, base: 0, author: mia, at });
    tellAdded();
    await mayEnd;
    throw new Error('given up');
  });
  await isAdded;
  const second = add(700, 0);
  end();
  await expect(first).rejects.toThrow('given up');
  await second;
  expect(await counted()).toBe(700);
});

test('the update makes versions of what is stored, which servers of the release before go on reading', async () => {
  const old = openDatabase(empty.connection, () => undefined, {});
  await migrate(old, '0073-times-of-a-calendar');
  await sql`insert into setting values ('chatReport', '"fieldNames"', ${at}), ('rating', 'null', ${at})`.execute(
    old,
  );
  const readAsBefore = async () => (await sql`select * from setting order by name`.execute(old)).rows;
  const before = await readAsBefore();
  await migrate(old);
  expect(await readAsBefore()).toEqual(before);
  expect(await listSettingVersions(old, 'chatReport')).toMatchObject([
    { revision: 1, state: 'published', author: 'unknown', at, value: 'fieldNames' },
  ]);
  const author = { kind: 'system' } as const;
  await addSettingVersion(old, { name: 'chatReport', value: 'whole', base: 1, author, at });
  await addSettingVersion(old, { name: 'rating', value: undefined, base: 1, author, at });
  expect(await readAsBefore()).toEqual([{ name: 'chatReport', value: 'whole', changed_at: at }]);
  expect((await readSettings(old)).settings).toMatchObject({ chatReport: 'whole' });
  await old.destroy();
});

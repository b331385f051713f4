import { sql } from 'kysely';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { makeApiKey } from '../api-key/make-api-key.ts';
import type { Queryable } from '../db/database.ts';
import { announce } from '../event/announce.ts';
import { eventFeed } from '../event/event-feed.ts';
import { submitExample } from '../testing/customer-browser.ts';
import { faultSize } from '../testing/fault-size.ts';
import { followEvents } from '../testing/follow-events.ts';
import { useTestApp } from '../testing/test-app.ts';

const app = useTestApp();

const CROWD = faultSize({ quick: 100, whole: 500, full: 2_000 });
/** The longest possible timer. */
const NEVER = 2 ** 31 - 1;
const WAIT = { timeout: 60_000, interval: 20 };

const announceIn = (tx: Queryable, enquiryId: string) =>
  announce(tx, {
    type: 'account.deleted',
    enquiryId,
    actor: { kind: 'visitor' },
    happenedAt: app.clock.now,
  });

async function follow() {
  const { key } = await makeApiKey(app.db, { name: 'CRM', scopes: ['events:read'], now: app.clock.now });
  const reader = await followEvents(app.origin, { apiKey: key });
  onTestFinished(() => reader.leave());
  await vi.waitFor(() => expect(reader.parts).not.toEqual([]), WAIT);
  return reader;
}

/** A separate feed, and the enquiry ids of its events. */
async function followAlone(pollMs: number) {
  const feed = eventFeed(app.services, pollMs);
  onTestFinished(() => feed.stop());
  const pages = await feed.follow(undefined, new AbortController().signal);
  const told: string[] = [];
  void (async () => {
    for await (const { events } of pages)
      told.push(...events.flatMap((one) => ('event' in one ? one.event.data.enquiryId : [])));
  })();
  return told;
}

/** Announces in a transaction that stays open until the test lets it commit. */
async function announceSlowly(enquiryId: string) {
  const isAnnounced = Promise.withResolvers<void>();
  const mayCommit = Promise.withResolvers<void>();
  const done = app.db.transaction().execute(async (tx) => {
    // A busy machine may exceed the product's own transaction timeout.
    await sql`set local idle_in_transaction_session_timeout = 0`.execute(tx);
    await announceIn(tx, enquiryId);
    isAnnounced.resolve();
    await mayCommit.promise;
  });
  await isAnnounced.promise;
  return () => {
    mayCommit.resolve();
    return done;
  };
}

/** Waits until the feed waits for a writing transaction, or has passed on an event. */
async function untilHeldBack(told: readonly string[]): Promise<void> {
  const { rows } = await sql<{ at: Date }>`select clock_timestamp() as at`.execute(app.db);
  const waiting = sql`
    select from pg_stat_activity
    where datname = current_database() and query_start > ${rows[0]?.at}
      and query like ${'%virtualtransaction = any(%'}`;
  await vi.waitFor(async () => {
    if (told.length === 0) expect((await waiting.execute(app.db)).rows).not.toEqual([]);
  }, WAIT);
}

describe('no event is lost', () => {
  test('when a transaction with a lower number commits after one with a higher', async () => {
    const { enquiryId: early } = await submitExample(app, 1);
    const { enquiryId: late } = await submitExample(app, 2);
    const told = await followAlone(20);
    const commit = await announceSlowly(early);
    await app.db.transaction().execute((tx) => announceIn(tx, late));
    await untilHeldBack(told);
    expect(told).toEqual([]);
    await commit();
    await vi.waitFor(() => expect(told).toEqual([early, late]), WAIT);
  });

  test('when another transaction sends the notification for it', async () => {
    const { enquiryId: first } = await submitExample(app, 1);
    const { enquiryId: second } = await submitExample(app, 2);
    const told = await followAlone(NEVER);
    const commitFirst = await announceSlowly(first);
    const commitSecond = await announceSlowly(second);
    await commitFirst();
    await untilHeldBack(told);
    await commitSecond();
    await vi.waitFor(() => expect(told).toEqual([first, second]), WAIT);
  });

  test('when there is no notification', async () => {
    const { enquiryId } = await submitExample(app);
    await sql`alter table event disable trigger event_told`.execute(app.db);
    onTestFinished(async () => void (await sql`alter table event enable trigger event_told`.execute(app.db)));
    const told = await followAlone(20);
    await app.db.transaction().execute((tx) => announceIn(tx, enquiryId));
    await vi.waitFor(() => expect(told).toEqual([enquiryId]), WAIT);
  });

  test('when a crowd of transactions commits and rolls back in any order', async () => {
    const { enquiryId } = await submitExample(app);
    const reader = await follow();
    const outcomes = await Promise.allSettled(
      Array.from({ length: CROWD }, (_each, index) =>
        app.db.transaction().execute(async (tx) => {
          await announceIn(tx, enquiryId);
          await sql`select pg_sleep(random() * 0.03)`.execute(tx);
          if (index % 5 === 0) throw new Error('changed my mind');
        }),
      ),
    );
    // On a busy machine the database may end a transaction that waits too long: that is a rollback like the others.
    const committed = outcomes.filter(({ status }) => status === 'fulfilled').length;
    await reader.until(committed);
    const rows = await app.db
      .selectFrom('event')
      .select('sequence')
      .where('type', '=', 'account.deleted')
      .orderBy('sequence')
      .execute();
    const told = reader.parts.flatMap(({ id, data }) => (data ? [id] : []));
    expect(told).toEqual(rows.map(({ sequence }) => sequence));
    expect(told).toHaveLength(committed);
    expect(committed).toBeGreaterThan(0);
  });

  test('and none is waited for after a rollback', async () => {
    const { enquiryId } = await submitExample(app);
    const reader = await follow();
    const failing = app.db.transaction().execute(async (tx) => {
      await announceIn(tx, enquiryId);
      throw new Error('changed my mind');
    });
    await expect(failing).rejects.toThrow('changed my mind');
    await app.db.transaction().execute((tx) => announceIn(tx, enquiryId));
    await reader.until(1);
    expect(reader.events()).toHaveLength(1);
  });

  test('when the connection that listens breaks', async () => {
    const reader = await follow();
    const listeners = async () => {
      const { rows } = await sql<{ pid: number }>`
        select pid from pg_stat_activity
        where datname = current_database() and query = 'listen "event"'`.execute(app.db);
      return rows.map(({ pid }) => pid);
    };
    const [before] = await vi.waitFor(async () => {
      const pids = await listeners();
      expect(pids).toHaveLength(1);
      return pids;
    }, WAIT);
    await sql`select pg_terminate_backend(${before})`.execute(app.db);
    await submitExample(app, 1);
    await vi.waitFor(async () => expect((await listeners()).some((pid) => pid !== before)).toBe(true), WAIT);
    await submitExample(app, 2);
    await reader.until(2);
  });
});

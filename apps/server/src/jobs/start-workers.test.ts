import { z } from '@funnel/domain/schema';
import { sql } from 'kysely';
import { afterEach, describe, expect, test } from 'vitest';
import { createLogger } from '../log/logger.ts';
import { listJobs } from '../testing/run-jobs.ts';
import { useTestDatabase } from '../testing/test-database.ts';
import { bindJob, defineJob, type JobBinding } from './job.ts';
import { sendJob } from './send-job.queries.ts';
import { startWorkers, type Workers } from './start-workers.ts';

const { db } = useTestDatabase();
const log: string[] = [];
const logger = createLogger('info', { write: (line) => void log.push(line) });
const running: Workers[] = [];

afterEach(async () => {
  await Promise.all(running.splice(0).map((workers) => workers.stop()));
  await sql`delete from pgboss.schedule`.execute(db);
});

async function start(binding: JobBinding): Promise<Workers> {
  const workers = await startWorkers(db, logger, [binding]);
  running.push(workers);
  return workers;
}

const payload = z.object({ number: z.number() });
const rules = { retryLimit: 5, retryDelay: 1, retryDelayMax: 2, deleteAfterSeconds: 60 };
const countJob = defineJob({ name: 'count', payload, rules, atOnce: 2 });
const patience = { timeout: 15_000 };

describe('a job', () => {
  test('sent in a transaction that is rolled back is never done, and the committed one is', async () => {
    const done: number[] = [];
    await start(bindJob(countJob, async ({ number }) => void done.push(number)));
    const rollingBack = db.transaction().execute(async (tx) => {
      await sendJob(tx, countJob, { number: 1 });
      throw new Error('rolled back');
    });
    await expect(rollingBack).rejects.toThrow('rolled back');
    await db.transaction().execute((tx) => sendJob(tx, countJob, { number: 2 }));
    await expect.poll(() => done, patience).toEqual([2]);
    expect(await listJobs(db, 'count')).toHaveLength(1);
  });

  test('that waits starts at once after the one before it', async () => {
    const done: number[] = [];
    await start(bindJob(countJob, async ({ number }) => void done.push(number)));
    await db.transaction().execute(async (tx) => {
      for (let number = 0; number < 40; number++) await sendJob(tx, countJob, { number });
    });
    // One job per second and worker would take twenty seconds.
    await expect.poll(() => done.length, { timeout: 8_000 }).toBe(40);
  });

  test('that fails is retried alone, and its error message is logged without anybody in it, and not kept', async () => {
    const tries: number[] = [];
    await start(
      bindJob(countJob, async ({ number }) => {
        tries.push(number);
        if (number === 1 && tries.filter((tried) => tried === 1).length < 2)
          throw new Error('nobody answers for anna@gross.example');
      }),
    );
    await sendJob(db, countJob, { number: 1 });
    await sendJob(db, countJob, { number: 2 });
    await expect.poll(() => tries.toSorted(), patience).toEqual([1, 1, 2]);
    const { rows } = await sql<{ text: string }>`select job::text as text from pgboss.job`.execute(db);
    expect(JSON.stringify(rows)).not.toContain('anna@');
    const failed = log.map((line) => JSON.parse(line)).filter(({ msg }) => msg === 'job failed');
    expect(failed).toMatchObject([{ job: 'count', error: { message: 'nobody answers for …' } }]);
  });

  test('with the id of a waiting or finished job is not sent', async () => {
    const id = 'b9b1c1de-0000-8000-8000-000000000001';
    await sendJob(db, countJob, { number: 1 }, { id });
    await sendJob(db, countJob, { number: 2 }, { id });
    expect(await listJobs(db, 'count')).toMatchObject([{ id, data: { number: 1 } }]);
  });

  test('that goes with a row is sent only if the row is new', async () => {
    const row = sql`insert into secret (name, value) values ('new', '') on conflict do nothing returning name`;
    await sendJob(db, countJob, { number: 1 }, { row });
    await sendJob(db, countJob, { number: 2 }, { row });
    expect(await listJobs(db, 'count')).toMatchObject([{ data: { number: 1 } }]);
  });

  test('without a queue is an error and not silently lost', async () => {
    await expect(sendJob(db, { ...countJob, name: 'nobody' }, { number: 1 })).rejects.toThrow('no queue');
  });

  test('that runs when the server stops is finished first', async () => {
    let isDone = false;
    let isStarted = false;
    const workers = await start(
      bindJob(countJob, async () => {
        isStarted = true;
        await new Promise((resolve) => setTimeout(resolve, 300));
        isDone = true;
      }),
    );
    await sendJob(db, countJob, { number: 1 });
    await expect.poll(() => isStarted, patience).toBe(true);
    await workers.stop();
    expect(isDone).toBe(true);
    expect(await listJobs(db, 'count')).toMatchObject([{ state: 'completed' }]);
  });
});

describe('a schedule', () => {
  const tickJob = defineJob({
    name: 'tick',
    payload: z.object({}),
    rules,
    atOnce: 1,
    schedule: { cron: '17 3 * * *', tz: 'Europe/Berlin' },
  });

  test('is kept once, however many servers start, and outlives them', async () => {
    const binding = bindJob(tickJob, async () => undefined);
    const [first] = await Promise.all([start(binding), start(binding)]);
    await first?.stop();
    const { rows } = await sql`select name, cron, timezone from pgboss.schedule`.execute(db);
    expect(rows).toEqual([{ name: 'tick', cron: '17 3 * * *', timezone: 'Europe/Berlin' }]);
  });

  test('runs on one server at a time', async () => {
    let active = 0;
    let most = 0;
    let done = 0;
    const binding = bindJob(tickJob, async () => {
      most = Math.max(most, ++active);
      await new Promise((resolve) => setTimeout(resolve, 200));
      active--;
      done++;
    });
    await Promise.all([start(binding), start(binding)]);
    await sendJob(db, tickJob, {});
    await expect.poll(() => active, patience).toBe(1);
    await sendJob(db, tickJob, {});
    await sendJob(db, tickJob, {});
    await expect.poll(() => done, patience).toBe(2);
    expect(most).toBe(1);
  });
});

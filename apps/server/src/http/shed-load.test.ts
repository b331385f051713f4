import { submitEnquiryEndpoint } from '@funnel/contract/enquiry/submit-enquiry';
import { aliveEndpoint } from '@funnel/contract/health/health';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { exampleEnquiry } from '../testing/example-enquiry.ts';
import { useTestApp } from '../testing/test-app.ts';

const METRICS_TOKEN = 'a-token-of-twenty-one';
const app = useTestApp({ environment: { METRICS_TOKEN } });
const CROWD = 200;

test('of a crowd that the database cannot serve, some calls are shed at once and all others are answered', async () => {
  const answers: Promise<Response>[] = [];
  let turnedAway = 0;
  await app.db.transaction().execute(async (tx) => {
    await sql`lock table enquiry in access exclusive mode`.execute(tx);
    for (let visitor = 0; visitor < CROWD; visitor++) {
      const answer = fetch(app.origin + submitEnquiryEndpoint.path, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(exampleEnquiry(visitor)),
      });
      answers.push(answer);
      void answer.then(({ status }) => (turnedAway += status === 503 ? 1 : 0));
    }
    await expect.poll(() => turnedAway, { timeout: 30_000 }).toBeGreaterThan(0);
    expect(await app.client.call(aliveEndpoint)).toMatchObject({ ok: true });
  });
  const statuses: number[] = [];
  for (const answer of await Promise.all(answers)) {
    statuses.push(answer.status);
    if (answer.status === 503) expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
  }
  expect([...new Set(statuses)].sort()).toEqual([200, 503]);
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from enquiry`.execute(app.db);
  expect(rows[0]?.count).toBe(statuses.filter((status) => status === 200).length);
  // Finished calls no longer count.
  expect(await app.client.call(submitEnquiryEndpoint, { body: exampleEnquiry(CROWD) })).toMatchObject({
    ok: true,
  });
  expect(app.log.filter((line) => line.includes('calls are turned away'))).toHaveLength(1);
  const headers = { authorization: `Bearer ${METRICS_TOKEN}` };
  const metrics = await (await fetch(`${app.origin}/metrics`, { headers })).text();
  const shed = Number(/^funnel_http_shed_total (\d+)$/m.exec(metrics)?.[1]);
  expect(shed).toBeGreaterThan(0);
  // Other calls may have failed because they waited too long for the database.
  expect(shed).toBeLessThanOrEqual(statuses.filter((status) => status === 503).length);
});

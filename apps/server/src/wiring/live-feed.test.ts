import { once } from 'node:events';
import { request } from 'node:http';
import { submitEnquiryEndpoint } from '@funnel/contract/enquiry/submit-enquiry';
import { followChangesEndpoint } from '@funnel/contract/event/follow-changes';
import { followEventsEndpoint } from '@funnel/contract/event/follow-events';
import type { ApiScope } from '@funnel/domain/access/api-scope';
import { sql } from 'kysely';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { revokeApiKey } from '../api-key/api-key.queries.ts';
import { makeApiKey } from '../api-key/make-api-key.ts';
import { codeOf, openBrowser, submitExample } from '../testing/customer-browser.ts';
import { exampleEnquiry } from '../testing/example-enquiry.ts';
import { followEvents, openFeed } from '../testing/follow-events.ts';
import { secondServer } from '../testing/second-server.ts';
import { staffBrowser, staffEvents } from '../testing/staff-browser.ts';
import { useTestApp } from '../testing/test-app.ts';

const app = useTestApp({ environment: { TRUST_PROXY: '1' }, streamBeatMs: 50 });

const WAIT = { timeout: 60_000, interval: 20 };

let apiKey = '';
let keyId = '';
const makeKey = (scopes: readonly ApiScope[]) =>
  makeApiKey(app.db, { name: 'CRM', scopes, now: app.clock.now });

beforeEach(async () => {
  ({ key: apiKey, keyId } = await makeKey(['events:read']));
});

async function follow(after?: string, origin = app.origin) {
  const reader = await followEvents(origin, { apiKey, ...(after !== undefined && { after }) });
  onTestFinished(() => reader.leave());
  await vi.waitFor(() => expect(reader.parts).not.toEqual([]), WAIT);
  return reader;
}

describe('a follower of the events', () => {
  test('gets each event as it happens, with the data of a webhook', async () => {
    const reader = await follow();
    const { enquiryId } = await submitExample(app);
    await reader.until(1);
    expect(reader.events()[0]).toMatchObject({
      type: 'enquiry.received',
      version: 2,
      actor: 'visitor',
      timestamp: app.clock.now.toISOString(),
      data: { enquiryId, enquiry: { fullName: exampleEnquiry().personal_full_name } },
    });
    const [row] = await app.db.selectFrom('event').selectAll().execute();
    expect(reader.lastId()).toBe(row?.sequence);
    expect(reader.events()[0]?.eventId).toBe(row?.event_id);
  });

  test('resumes after the last event it has read, also if none had come yet', async () => {
    const first = await follow();
    const beginning = first.lastId();
    await submitExample(app, 1);
    await first.until(1);
    first.leave();
    await first.ended;
    await submitExample(app, 2);
    await submitExample(app, 3);
    const second = await follow(first.lastId());
    await second.until(2);
    const third = await follow(beginning);
    await third.until(3);
    expect(third.events().slice(1)).toEqual(second.events());
    const { parts } = await followEvents(app.origin, { apiKey, query: { after: beginning } });
    await vi.waitFor(() => expect(parts.filter(({ data }) => data)).toHaveLength(3), WAIT);
  });

  test('with a number of another database starts from now', async () => {
    const reader = await follow('999999999999999');
    await submitExample(app);
    await reader.until(1);
  });

  test('of the staff names what has changed without its content, so no view is logged', async () => {
    const { browser } = await staffBrowser(app, 'agent');
    const answer = await browser.send(app.origin + followChangesEndpoint.path);
    const reading = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
    let text = '';
    const { enquiryId } = await submitExample(app);
    for (let part = await reading?.read(); part?.value; part = await reading?.read()) {
      text += part.value;
      if (text.includes(enquiryId)) break;
    }
    await reading?.cancel();
    const [, data = ''] = /^data: (.+)$/m.exec(text) ?? [];
    expect(JSON.parse(data)).toEqual({ type: 'enquiry.received', enquiryId });
    expect(await staffEvents(app)).toEqual([]);
    expect((await browser.send(app.origin + followEventsEndpoint.path)).status).toBe(401);
  });

  test('gets events of another server too', async () => {
    const origin = await secondServer(app);
    const [here, there] = [await follow(), await follow(undefined, origin)];
    const visitors = [1, 2, 3, 4, 5, 6];
    const clients = [app.origin, origin].map((at) => openBrowser(at).client);
    await Promise.all(
      visitors.map((visitor) =>
        clients[visitor % 2]?.call(submitEnquiryEndpoint, { body: exampleEnquiry(visitor) }),
      ),
    );
    await here.until(visitors.length);
    await there.until(visitors.length);
    expect(there.parts.filter(({ data }) => data)).toEqual(here.parts.filter(({ data }) => data));
  });
});

test('a client that does not read is disconnected, and resumes later where it was', async () => {
  const { enquiryId } = await submitExample(app);
  const beginning = (await follow()).lastId();
  // More than the buffers of a connection.
  await sql`
    insert into event (event_id, type, version, enquiry_id, actor, happened_at, data)
    select gen_random_uuid(), 'callback.wished', 1, ${enquiryId}, 'visitor', now(),
      jsonb_build_object('enquiryId', ${enquiryId}::text, 'showroom', repeat(md5(n::text), 4096))
    from generate_series(1, 200) as n`.execute(app.db);
  const call = request(app.origin + followEventsEndpoint.path, {
    headers: { authorization: `Bearer ${apiKey}`, 'last-event-id': beginning },
  });
  onTestFinished(() => void call.destroy());
  const connected = once(app.server(), 'connection');
  call.end();
  const [socket] = await connected;
  // The response is not read.
  await Promise.all([once(call, 'response'), once(socket, 'close')]);
  // Heartbeats are short here, so a busy machine may be disconnected as well. Then it reconnects, as any reader does.
  const numbers: string[] = [];
  for (let after = beginning; numbers.length < 200; after = numbers.at(-1) ?? after) {
    const again = await follow(after);
    await Promise.race([again.ended, again.until(200 - numbers.length)]);
    again.leave();
    numbers.push(...again.parts.flatMap(({ id, data }) => (data ? [id] : [])));
  }
  expect(numbers).toHaveLength(200);
  expect(new Set(numbers).size).toBe(200);
});

describe('the stream', () => {
  const headers = () => ({ authorization: `Bearer ${apiKey}` });

  test('is not cached or buffered, and sends heartbeats', async () => {
    const leaving = new AbortController();
    const { signal } = leaving;
    const answer = await fetch(app.origin + followEventsEndpoint.path, { headers: headers(), signal });
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store, no-transform',
      'x-accel-buffering': 'no',
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringContaining("default-src 'none'"),
    });
    let text = '';
    for await (const chunk of answer.body?.pipeThrough(new TextDecoderStream()) ?? []) {
      text += chunk;
      if (text.includes('\n:\n')) break;
    }
    expect(text).toMatch(/^id: \d+\n\n:\n\n/);
    leaving.abort();
  });

  test('is documented as an event stream', async () => {
    const docs = (await (await fetch(`${app.origin}/api/docs/json`)).json()) as {
      paths: Record<string, { get: { responses: Record<string, { content: object }> } }>;
    };
    const { responses } = docs.paths[followEventsEndpoint.path]?.get ?? {};
    expect(Object.keys(responses?.['200']?.content ?? {})).toEqual(['text/event-stream']);
  });

  test('answers HEAD at once, and opens no stream for it', async () => {
    // One caller may have ten streams.
    for (let time = 0; time < 11; time++) {
      const answer = await fetch(app.origin + followEventsEndpoint.path, {
        method: 'HEAD',
        headers: headers(),
      });
      expect(answer.status).toBe(200);
    }
    await follow();
  });

  test('ends soon after the key is revoked', async () => {
    const reader = await follow();
    await revokeApiKey(app.db, keyId, app.clock.now);
    await reader.ended;
    const { outcome } = await openFeed(app.origin, { apiKey });
    expect(codeOf(outcome)).toBe('UNAUTHENTICATED');
  });

  test('ends soon after the session at the desk, which it does not keep alive', async () => {
    const { browser, sessionId } = await staffBrowser(app, 'agent');
    const answer = await browser.send(app.origin + followChangesEndpoint.path);
    const texts = answer.body?.pipeThrough(new TextDecoderStream()) ?? [];
    app.clock.now = new Date(app.clock.now.getTime() + 60 * 60 * 1000);
    let beats = 0;
    const reading = (async () => {
      for await (const text of texts) beats += text.match(/^:$/gm)?.length ?? 0;
    })().catch(() => undefined);
    // The second heartbeat was checked after the clock had moved.
    await vi.waitFor(() => expect(beats).toBeGreaterThanOrEqual(2), WAIT);
    const [row] = await app.db.selectFrom('staff_session').select(['seen_at', 'opened_at']).execute();
    expect(row?.seen_at).toEqual(row?.opened_at);
    await app.db.deleteFrom('staff_session').where('session_id', '=', sessionId).execute();
    await reading;
  });

  test('may be opened ten times at once for one key, and not more often', async () => {
    const readers = [];
    for (let count = 0; count < 10; count++) readers.push(await follow());
    const { outcome } = await openFeed(app.origin, { apiKey });
    expect(outcome).toMatchObject({ failure: { code: 'TOO_MANY_REQUESTS', retryAfterSeconds: 10 } });
    const other = await makeKey(['events:read']);
    expect(codeOf((await openFeed(app.origin, { apiKey: other.key })).outcome)).toBe('OK');
    readers.pop()?.leave();
    await vi.waitFor(async () => {
      const again = await openFeed(app.origin, { apiKey });
      expect(codeOf(again.outcome)).toBe('OK');
    }, WAIT);
  });

  test('is refused to a key without the scope, or with one character missing', async () => {
    const { key } = await makeKey([]);
    expect(codeOf((await openFeed(app.origin, { apiKey: key })).outcome)).toBe('FORBIDDEN');
    const { outcome } = await openFeed(app.origin, { apiKey: apiKey.slice(0, -1) });
    expect(codeOf(outcome)).toBe('UNAUTHENTICATED');
  });
});

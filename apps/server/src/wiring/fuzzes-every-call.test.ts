import { type Endpoint, IDEMPOTENCY_HEADER } from '@funnel/contract/endpoint';
import { ERROR_STATUS } from '@funnel/contract/error-code';
import { z } from '@funnel/domain/schema';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { exampleEnquiry } from '../testing/example-enquiry.ts';
import { faultSize, tellFault } from '../testing/fault-size.ts';
import { staffBrowser } from '../testing/staff-browser.ts';
import { useTestApp } from '../testing/test-app.ts';

const RUNS = faultSize({ quick: 400, whole: 2_000, full: 20_000 });
const app = useTestApp();

/** Values that have broken servers before. */
const hostile = fc.constantFrom<unknown>(
  ...[
    '',
    ' ',
    '\u0000',
    '\ud800',
    '../../etc/passwd',
    "'; drop table enquiry;--",
    '{{7*7}}',
    '__proto__',
    'NaN',
  ],
  ...['<script>alert(1)</script>', 'a@b.de\r\nBcc: c@d.de', '2026-02-30T25:61:00Z', '9'.repeat(400), '=1+1'],
  ...[null, true, 0, -1, 1e308, Number.MAX_SAFE_INTEGER, [], {}, [[]], { constructor: { prototype: 1 } }],
);
const anything = fc.oneof(hostile, fc.jsonValue(), fc.string({ unit: 'binary' }));

/** Not `String()`: a value may have its own toString that is not a function. */
const asText = (value: unknown) => (typeof value === 'string' ? value : (JSON.stringify(value) ?? ''));

/** The field names of a declared schema, so that fuzzed input gets past the first check. */
function namesOf(schema: z.ZodType | undefined): string[] {
  const { properties = {} } = schema ? z.toJSONSchema(schema, { unrepresentable: 'any', io: 'input' }) : {};
  return Object.keys(properties);
}

function bodyFor({ body, bodyAs }: Endpoint): fc.Arbitrary<string | undefined> {
  if (!body) return fc.constantFrom(undefined, '{}');
  if (bodyAs === 'files') return fc.string({ unit: 'binary' });
  const names = fc.constantFrom('extra', ...namesOf(body));
  const guessed = fc.dictionary(names, anything, { maxKeys: 12 });
  const nearlyRight = guessed.map((change) => ({ ...exampleEnquiry(), ...change }));
  return fc.oneof(
    fc.oneof(guessed, nearlyRight, anything).map((value) => JSON.stringify(value) ?? ''),
    fc.string({ unit: 'binary' }),
  );
}

const STRANGERS = ['', 'customer=x', `customer=${'x'.repeat(43)}`, '__Host-customer=;customer=%00'];

const anyCall = (endpoints: readonly Endpoint[], cookies: readonly string[]) =>
  fc.constantFrom(...endpoints).chain((endpoint) =>
    fc.record({
      endpoint: fc.constant(endpoint),
      query: fc.dictionary(
        fc.constantFrom('x', ...namesOf(endpoint.query)),
        anything.map(asText).filter((text) => text.isWellFormed()),
        { maxKeys: 4 },
      ),
      body: bodyFor(endpoint),
      type: fc.constantFrom(
        'application/json',
        'application/json',
        'text/plain',
        'multipart/form-data; boundary=x',
      ),
      key: fc.option(
        fc.string({ minLength: 1, maxLength: 300 }).filter((text) => /^[\x20-\x7e]*$/.test(text)),
      ),
      cookie: fc.constantFrom(...cookies),
    }),
  );

async function fuzz(name: string, calls: ReturnType<typeof anyCall>): Promise<ReadonlyMap<number, number>> {
  const statuses = new Map<number, number>();
  await fc.assert(
    fc.asyncProperty(calls, async ({ endpoint, query, body, type, key, cookie }) => {
      const response = await fetch(`${app.origin}${endpoint.path}?${new URLSearchParams(query)}`, {
        method: endpoint.method,
        headers: {
          origin: app.origin,
          'content-type': type,
          cookie,
          ...(key && { [IDEMPOTENCY_HEADER]: key }),
        },
        ...(endpoint.method === 'POST' && body !== undefined && { body }),
      });
      const { status } = response;
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      // An open stream never ends.
      if (response.ok && endpoint.replyAs === 'stream') return response.body?.cancel();
      const answer = await response.text();
      expect(status, `${endpoint.path}: ${answer}`).toBeLessThan(500);
      if (status >= 400) expect(Object.keys(ERROR_STATUS)).toContain(JSON.parse(answer).code);
    }),
    { numRuns: RUNS },
  );
  const count = (from: number) =>
    [...statuses].reduce(
      (sum, [status, times]) => (status >= from && status < from + 100 ? sum + times : sum),
      0,
    );
  tellFault(name, { calls: RUNS, '2xx': count(200), '4xx': count(400), '5xx': count(500) });
  return statuses;
}

test('no fuzzed input to any call causes a 500: each answer has a code of the closed list', async () => {
  await fuzz('fuzzed calls', anyCall(app.endpoints, STRANGERS));
}, 1_800_000);

test('nor does fuzzed input of a staff member to any call of the desk', async () => {
  const { browser } = await staffBrowser(app, 'owner');
  const cookie = `staff=${browser.cookies.get('staff')}`;
  const desk = app.endpoints.filter(({ path }) => path.startsWith('/api/v1/desk/'));
  expect(desk.length).toBeGreaterThan(15);
  const statuses = await fuzz('fuzzed calls of staff', anyCall(desk, [cookie]));
  expect(statuses.get(401) ?? 0).toBe(0);
  expect(statuses.get(200) ?? 0).toBeGreaterThan(0);
}, 1_800_000);

import { requestPrecallEndpoint } from '@funnel/contract/appointment/request-precall';
import { submitTerminfinderEnquiryEndpoint } from '@funnel/contract/appointment/submit-terminfinder-enquiry';
import { showOverviewEndpoint } from '@funnel/contract/customer-area/show-overview';
import { submitEnquiryEndpoint } from '@funnel/contract/enquiry/submit-enquiry';
import { listViewsEndpoint } from '@funnel/contract/saved-view/manage-views';
import { DEFAULT_LIMITS } from '@funnel/domain/limit/limit-settings';
import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { codeOf, confirmedCustomer } from '../testing/customer-browser.ts';
import { exampleEnquiry } from '../testing/example-enquiry.ts';
import { exampleTerminfinderEnquiry } from '../testing/example-terminfinder-enquiry.ts';
import { anotherBrowser, staffBrowser } from '../testing/staff-browser.ts';
import { storeSetting } from '../testing/store-setting.ts';
import { useTestApp } from '../testing/test-app.ts';
import { clientList } from './client-list.ts';
import { clientNetwork, wideNetwork } from './client-network.ts';

const precall = { enquiryId: 'no-such-enquiry', ts: '2026-11-17T09:00:00+01:00', duration: 1800 };

/** Each visitor has another phone number. */
const enquiry = (visitor: number) => ({
  ...exampleEnquiry(visitor),
  personal_telephone_raw: `0681 ${500_000 + visitor}`,
});

function clientAt(origin: () => string, address: () => string) {
  const statuses: number[] = [];
  const headers: Headers[] = [];
  const call = async (path: string, body: object) => {
    const response = await fetch(origin() + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': address() },
      body: JSON.stringify(body),
    });
    statuses.push(response.status);
    headers.push(response.headers);
    return { status: response.status, headers: response.headers, body: await response.json() };
  };
  return { statuses, headers, call };
}

const count = <T>(list: readonly T[], value: T) => list.filter((entry) => entry === value).length;
const PATHS = {
  enquiry: submitEnquiryEndpoint.path,
  precall: requestPrecallEndpoint.path,
  booking: submitTerminfinderEnquiryEndpoint.path,
};

describe('behind a proxy that is trusted', () => {
  const app = useTestApp({ environment: { TRUST_PROXY: '1' } });
  beforeEach(() => app.settings.refresh());
  const from = (address: string) =>
    clientAt(
      () => app.origin,
      () => address,
    );

  test('the 31st enquiry of an address within ten minutes is refused, and another address is not', async () => {
    const visitor = from('203.0.113.1');
    for (let n = 0; n < 31; n++) await visitor.call(PATHS.enquiry, enquiry(n));
    expect(visitor.statuses).toEqual([...Array(30).fill(200), 429]);
    const { body, headers } = await visitor.call(PATHS.enquiry, enquiry(32));
    expect(body).toMatchObject({ code: 'TOO_MANY_REQUESTS', message: expect.any(String) });
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(9 * 60);
    expect(Number(headers.get('retry-after'))).toBeLessThanOrEqual(10 * 60);
    expect(await app.db.selectFrom('enquiry').select('szid').execute()).toHaveLength(30);

    expect((await from('203.0.113.2').call(PATHS.enquiry, enquiry(33))).status).toBe(200);
    // Other endpoints have their own counters.
    expect((await visitor.call(PATHS.precall, precall)).status).toBe(404);
  });

  test('a whole /64 of IPv6 is one address', async () => {
    const statuses: number[] = [];
    for (let n = 0; n < 31; n++) {
      const visitor = from(`2001:db8:0:1::${n.toString(16)}`);
      statuses.push((await visitor.call(PATHS.precall, { ...precall, enquiryId: `unknown-${n}` })).status);
    }
    expect(statuses).toEqual([...Array(30).fill(404), 429]);
    const neighbour = from('2001:db8:0:2::1');
    expect((await neighbour.call(PATHS.precall, { ...precall, enquiryId: 'unknown-31' })).status).toBe(404);
  });

  test('after the window the visitor may call again', async () => {
    const body = { ...precall, enquiryId: 'over-and-over' };
    const statuses: number[] = [];
    for (let n = 0; n < 10; n++)
      statuses.push((await from(`198.51.100.${n}`).call(PATHS.precall, body)).status);
    await sql`update rate_limit set expire = 0`.execute(app.db);
    statuses.push((await from('198.51.100.77').call(PATHS.precall, body)).status);
    expect(statuses).toEqual(Array(11).fill(404));
  });

  test('the 11th enquiry of an e-mail address or a phone number within an hour is refused, from any client', async () => {
    const statuses = { email: [] as number[], phone: [] as number[] };
    for (let n = 0; n < 11; n++) {
      const sameEmail = { ...enquiry(100 + n), personal_email: n % 2 ? 'same@x.example' : 'Same@X.example' };
      const samePhone = {
        ...enquiry(200 + n),
        personal_telephone_raw: n % 2 ? '0681/999999' : '(0681) 999 999',
      };
      statuses.email.push((await from(`198.51.100.${100 + n}`).call(PATHS.enquiry, sameEmail)).status);
      statuses.phone.push((await from(`198.51.100.${150 + n}`).call(PATHS.enquiry, samePhone)).status);
    }
    expect(statuses.email).toEqual([...Array(10).fill(200), 429]);
    expect(statuses.phone).toEqual([...Array(10).fill(200), 429]);
  });

  test('all addresses of one mailbox are one address', async () => {
    const statuses: number[] = [];
    for (let n = 0; n < 11; n++) {
      const body = { ...enquiry(400 + n), personal_email: `plus+${n}@x.example` };
      statuses.push((await from(`198.51.100.${200 + n}`).call(PATHS.enquiry, body)).status);
    }
    expect(statuses).toEqual([...Array(10).fill(200), 429]);
    // The enquiry stores the address as it was typed.
    const rows = await app.db.selectFrom('enquiry').select('email').execute();
    expect(rows.map(({ email }) => email)).toContain('plus+3@x.example');

    const bookings: number[] = [];
    for (let n = 0; n < 6; n++) {
      const start = `2026-11-17T${10 + n}:00:00+01:00`;
      const body = {
        ...exampleTerminfinderEnquiry(start, 400 + n),
        personal_email: `plus+${n}@x.example`,
        personal_telephone_raw: `0681 ${700_000 + n}`,
      };
      bookings.push((await from(`198.51.${n}.220`).call(PATHS.booking, body)).status);
    }
    expect(bookings).toEqual([...Array(5).fill(200), 429]);
  });

  test('a contact may book five times a day, and a booking that failed does not count', async () => {
    const start = (hour: number) => `2026-11-17T${hour}:00:00+01:00`;
    const booking = (hour: number, n: number) => ({
      ...exampleTerminfinderEnquiry(start(hour), n),
      personal_telephone_raw: '0681 424242',
    });
    const statuses: number[] = [];
    for (const hour of [10, 10, 10, 10, 10, 11, 11, 12, 12, 13]) {
      const n = statuses.length;
      statuses.push((await from(`192.0.${n}.2`).call(PATHS.booking, booking(hour, n))).status);
    }
    expect(statuses).toEqual([200, 200, 200, 200, 409, 200, 429, 429, 429, 429]);
    const rows = await app.db.selectFrom('appointment').select('seat').execute();
    expect(rows).toHaveLength(5);
  });

  test('strangers who are over their own limit use up nothing of the e-mail address that they name', async () => {
    const { calls } = DEFAULT_LIMITS;
    const oneEach = { ...calls, enquiriesOfClient: { calls: 1, minutes: 60 } };
    const twoOfContact = { ...oneEach, enquiriesOfContact: { calls: 2, minutes: 60 } };
    await storeSetting(app.db, 'limits', { ...DEFAULT_LIMITS, calls: twoOfContact }, app.clock.now);
    await app.settings.refresh();
    const named = (visitor: number) => ({ ...enquiry(visitor), personal_email: 'anna@x.example' });
    for (let n = 0; n < 3; n++) {
      const stranger = from(`192.0.2.${n}`);
      await stranger.call(PATHS.enquiry, enquiry(500 + n));
      await stranger.call(PATHS.enquiry, named(510 + n));
      expect(stranger.statuses).toEqual([200, 429]);
    }
    const statuses: number[] = [];
    for (let n = 0; n < 3; n++)
      statuses.push((await from(`192.0.2.${10 + n}`).call(PATHS.enquiry, named(520 + n))).status);
    expect(statuses).toEqual([200, 200, 429]);
  });

  test('the counters hold no address and no phone number', async () => {
    await from('203.0.113.200').call(PATHS.enquiry, enquiry(300));
    const rows = await app.db.selectFrom('rate_limit').select('key').execute();
    expect(rows).toHaveLength(3);
    for (const { key } of rows) expect(key).toMatch(/^enquiriesOf(?:Client|Contact):[\w-]{43}$/);
  });

  test('a call goes through while the counters cannot be reached', async () => {
    await sql`alter table rate_limit rename to rate_limit_away`.execute(app.db);
    const { status } = await from('203.0.113.201').call(PATHS.enquiry, enquiry(301));
    await sql`alter table rate_limit_away rename to rate_limit`.execute(app.db);
    expect(status).toBe(200);
    expect(app.log.some((line) => line.includes('limits not counted'))).toBe(true);
  });

  test('staff who read too often are refused, each person on their own and in every browser', async () => {
    const calls = { ...DEFAULT_LIMITS.calls, deskReadsOfStaff: { calls: 2, minutes: 60 } };
    await storeSetting(app.db, 'limits', { ...DEFAULT_LIMITS, calls }, app.clock.now);
    await app.settings.refresh();
    const { browser, staffId } = await staffBrowser(app, 'agent');
    const read = async ({ client }: typeof browser) => {
      const outcome = await client.call(listViewsEndpoint);
      return outcome.ok ? 'read' : outcome.failure.code;
    };
    const outcomes = ['read', 'read', 'TOO_MANY_REQUESTS', 'TOO_MANY_REQUESTS'];
    for (const outcome of outcomes) expect(await read(browser)).toBe(outcome);
    // A second sign-in does not reset the limit.
    expect(await read((await anotherBrowser(app, staffId)).browser)).toBe('TOO_MANY_REQUESTS');
    const colleague = (await staffBrowser(app, 'agent')).browser;
    const atOnce = await Promise.all(Array.from({ length: 5 }, () => read(colleague)));
    expect(atOnce.filter((outcome) => outcome === 'read')).toHaveLength(2);
  });

  test('customers who read too often are refused, each on their own', async () => {
    const calls = { ...DEFAULT_LIMITS.calls, areaReadsOfCustomer: { calls: 2, minutes: 60 } };
    await storeSetting(app.db, 'limits', { ...DEFAULT_LIMITS, calls }, app.clock.now);
    await app.settings.refresh();
    const one = await confirmedCustomer(app);
    const other = await confirmedCustomer(app, 2);
    const read = async ({ browser }: typeof one) => codeOf(await browser.client.call(showOverviewEndpoint));
    expect([await read(one), await read(one), await read(one)]).toEqual(['OK', 'OK', 'TOO_MANY_REQUESTS']);
    expect(await read(other)).toBe('OK');
  });
});

describe('without a trusted proxy', () => {
  const app = useTestApp({ environment: { UNLIMITED_CLIENTS: '' } });

  test('claiming another address each time does not help', async () => {
    let n = 0;
    const bot = clientAt(
      () => app.origin,
      () => `203.0.113.${n}`,
    );
    for (n = 0; n < 40; n++) await bot.call(PATHS.precall, { ...precall, enquiryId: `guess-${n}` });
    expect([count(bot.statuses, 404), count(bot.statuses, 429)]).toEqual([30, 10]);
  });
});

test('a listed client is not limited', async () => {
  const isListed = clientList(['192.0.2.7', '198.51.100.0/24', '2001:db8::/48']);
  const rows: [string, boolean][] = [
    ['192.0.2.7', true],
    ['192.0.2.8', false],
    ['198.51.100.255', true],
    ['198.51.101.0', false],
    ['2001:db8:0:ffff::1', true],
    ['2001:db9::1', false],
    ['', false],
    ['unknown', false],
  ];
  expect(rows.map(([address]) => [address, isListed(address)])).toEqual(rows);
  expect(clientList([])('127.0.0.1')).toBe(false);
});

test.each([
  ['192.0.2.7', '192.0.2.7'],
  ['2001:DB8::1', '2001:db8:0:0'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:0db8::0001', '2001:db8:0:0'],
  ['::1', '0:0:0:0'],
])('the network of %s is %s', (address, network) => {
  expect(clientNetwork(address)).toBe(network);
});

test.each([
  ['192.0.2.7', '192.0.2'],
  ['192.0.20.7', '192.0.20'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1'],
  ['2001:0DB8:0001::6', '2001:db8:1'],
  ['::1', '0:0:0'],
  ['unknown', 'unknown'],
])('the wide network of %s is %s', (address, network) => {
  expect(wideNetwork(address)).toBe(network);
});

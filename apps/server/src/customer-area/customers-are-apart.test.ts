import type { Endpoint } from '@funnel/contract/endpoint';
import { isFor } from '@funnel/domain/access/capability';
import { describe, expect, test } from 'vitest';
import { withheldEnquiryToken } from '../account/withheld-enquiry.queries.ts';
import { useCustomerApp } from '../testing/customer-app.ts';
import {
  type Browser,
  confirmedCustomer,
  mailTo,
  openBrowser,
  PASSWORD,
  pendingCustomer,
} from '../testing/customer-browser.ts';
import { bookExample, sendPdf, uploadPdf } from '../testing/customer-files.ts';

const { app } = useCustomerApp();

interface Things {
  readonly enquiryId: string;
  readonly kitchenId: string;
  readonly email: string;
  readonly fileId: string;
  readonly token: string;
}

/** How each call names its objects. A call for customers that is missing here fails the first test. */
const calls: Readonly<Record<string, (browser: Browser, things: Things) => Promise<Response>>> = {
  'GET /api/v1/customer/session': (browser) => get(browser, '/api/v1/customer/session'),
  'POST /api/v1/customer/confirm': (browser, { token }) =>
    post(browser, '/api/v1/customer/confirm', { token }),
  'POST /api/v1/customer/enquiry/confirm': (browser, { token }) =>
    post(browser, '/api/v1/customer/enquiry/confirm', { token }),
  'GET /api/v1/customer/status': (browser) => get(browser, '/api/v1/customer/status'),
  'GET /api/v1/customer/overview': (browser) => get(browser, '/api/v1/customer/overview'),
  'POST /api/v1/customer/account/password': (browser) =>
    post(browser, '/api/v1/customer/account/password', {
      password: PASSWORD,
      newPassword: 'lieber maultaschen',
    }),
  'POST /api/v1/customer/account/delete': (browser) =>
    post(browser, '/api/v1/customer/account/delete', { password: PASSWORD }),
  'POST /api/v1/customer/appointment/confirm': (browser, { enquiryId }) =>
    post(browser, '/api/v1/customer/appointment/confirm', { enquiryId }),
  'POST /api/v1/customer/appointment/move': (browser, { enquiryId }) =>
    post(browser, '/api/v1/customer/appointment/move', { enquiryId, start: '2026-11-17T10:00:00+01:00' }),
  'POST /api/v1/customer/appointment/cancel': (browser, { enquiryId }) =>
    post(browser, '/api/v1/customer/appointment/cancel', { enquiryId }),
  'POST /api/v1/customer/files': (browser, { enquiryId }) => sendPdf(browser, app.origin, enquiryId),
  'GET /api/v1/customer/files/content': (browser, { enquiryId, fileId }) =>
    get(browser, `/api/v1/customer/files/content?enquiryId=${enquiryId}&fileId=${fileId}`),
  'POST /api/v1/customer/files/delete': (browser, { enquiryId, fileId }) =>
    post(browser, '/api/v1/customer/files/delete', { enquiryId, fileId }),
};

/** These calls take no ids: they concern only the caller. */
const ABOUT_ONESELF = ['session', 'status', 'overview', 'account/password', 'account/delete'];

const json = { 'content-type': 'application/json' };
const get = (browser: Browser, path: string) => browser.send(app.origin + path);
const post = (browser: Browser, path: string, body: object) =>
  browser.send(app.origin + path, { method: 'POST', headers: json, body: JSON.stringify(body) });

const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`;
const forCustomers = () => app.endpoints.filter(({ capability }) => isFor('customer', capability));

async function customerWithThings(visitor: number) {
  const customer = await pendingCustomer(app, visitor);
  await bookExample(app, customer.enquiryId);
  const token = mailTo(app, customer.email).tokens.confirm ?? '';
  return { ...customer, token, fileId: '' };
}

async function confirmedWithThings(visitor: number) {
  const customer = await confirmedCustomer(app, visitor);
  await bookExample(app, customer.enquiryId);
  const fileId = await uploadPdf(customer.browser, app.origin, customer.enquiryId);
  const token = await withheldEnquiryToken(app.db, customer.enquiryId, customer.email);
  return { ...customer, token, fileId };
}

/** Everything in the database that belongs to a customer. */
async function kept({ email, enquiryId, kitchenId }: Things) {
  const account = await app.db
    .selectFrom('customer_account')
    .selectAll()
    .where('email', '=', email)
    .execute();
  const accountIds = account.map((row) => row.account_id);
  return {
    account,
    sessions: await app.db
      .selectFrom('customer_session')
      .selectAll()
      .where('account_id', 'in', accountIds)
      .execute(),
    tokens: await app.db
      .selectFrom('customer_token')
      .selectAll()
      .where('account_id', 'in', accountIds)
      .execute(),
    enquiry: await app.db.selectFrom('enquiry').selectAll().where('enquiry_id', '=', enquiryId).execute(),
    appointment: await app.db
      .selectFrom('appointment')
      .selectAll()
      .where('enquiry_id', '=', enquiryId)
      .execute(),
    files: await app.db.selectFrom('file').selectAll().where('kitchen_id', '=', kitchenId).execute(),
  };
}

test('every call for customers is tried below', () => {
  expect(forCustomers().map(nameOf).sort()).toEqual(Object.keys(calls).sort());
});

describe.each(Object.entries(calls))('%s', (name, call) => {
  test('reaches no data of another customer, while the owner gets through (IDOR)', async () => {
    const isConfirming = name === 'POST /api/v1/customer/confirm';
    const make = isConfirming ? customerWithThings : confirmedWithThings;
    const anna = await make(1);
    const berta = await make(2);
    const before = await kept(anna);
    expect(before.account).toHaveLength(1);

    const response = await call(berta.browser, anna);
    const text = await response.text();
    if (ABOUT_ONESELF.some((part) => name.endsWith(part))) expect(response.status).toBe(200);
    else expect([404, 410]).toContain(response.status);
    for (const secret of [
      anna.email,
      anna.enquiryId,
      anna.kitchenId,
      '%PDF',
      ...(anna.fileId ? [anna.fileId] : []),
    ]) {
      expect(text).not.toContain(secret);
    }
    expect(await kept(anna)).toEqual(before);

    expect((await call(anna.browser, anna)).status).toBe(200);
  });
});

/** Well-formed ids, so that only the caller can be the reason for a refusal. */
const nobody: Things = { enquiryId: 'e', kitchenId: 'k', email: '', fileId: 'f', token: 't' };

async function answersOf(browser: Browser, endpoints: readonly Endpoint[]) {
  const answers: Record<string, unknown> = {};
  for (const endpoint of endpoints) {
    const call = calls[nameOf(endpoint)];
    if (!call) throw new Error(`${nameOf(endpoint)} is not listed`);
    const response = await call(browser, nobody);
    const { code } = (await response.json()) as { code?: string };
    answers[nameOf(endpoint)] = `${response.status} ${code ?? ''}`;
  }
  return answers;
}

const allAre = (endpoints: readonly Endpoint[], answer: string) =>
  Object.fromEntries(endpoints.map((endpoint) => [nameOf(endpoint), answer]));

describe('every call for customers', () => {
  test('is refused without a session', async () => {
    const endpoints = forCustomers();
    expect(endpoints.length).toBeGreaterThan(8);
    expect(await answersOf(openBrowser(app.origin), endpoints)).toEqual(
      allAre(endpoints, '401 UNAUTHENTICATED'),
    );
  });

  test('is refused with a session that was never issued', async () => {
    const browser = openBrowser(app.origin);
    browser.cookies.set('customer', 'A'.repeat(43));
    const endpoints = forCustomers();
    expect(await answersOf(browser, endpoints)).toEqual(allAre(endpoints, '401 UNAUTHENTICATED'));
  });

  test('is refused to a pending customer, except for the few declared ones', async () => {
    const { browser } = await pendingCustomer(app);
    const endpoints = forCustomers().filter(({ capability }) => !isFor('pending-customer', capability));
    expect(await answersOf(browser, endpoints)).toEqual(allAre(endpoints, '403 UNCONFIRMED'));
    const open = forCustomers()
      .filter(({ capability }) => isFor('pending-customer', capability))
      .map(nameOf);
    expect(open.sort()).toEqual([
      'GET /api/v1/customer/session',
      'GET /api/v1/customer/status',
      'POST /api/v1/customer/confirm',
    ]);
  });

  test.each(['https://evil.example', 'null', 'http://127.0.0.1:1', ''])(
    'that changes something is refused from the origin %j',
    async (origin) => {
      const { browser } = await confirmedCustomer(app);
      const from: Browser = {
        ...browser,
        send: (url, init = {}) => browser.send(url, { ...init, headers: { ...init.headers, origin } }),
      };
      const changing = app.endpoints.filter(
        (endpoint) =>
          endpoint.sameOriginOnly || (!isFor('anyone', endpoint.capability) && endpoint.method === 'POST'),
      );
      expect(changing.length).toBeGreaterThan(8);
      for (const endpoint of changing) {
        const url = app.origin + endpoint.path;
        const response = await from.send(url, { method: 'POST', headers: json, body: '{}' });
        expect(await response.json(), nameOf(endpoint)).toMatchObject({ code: 'CROSS_ORIGIN' });
        expect(response.status).toBe(403);
      }
      expect((await browser.send(`${app.origin}/api/v1/customer/session`)).status).toBe(200);
    },
  );

  test('takes JSON only, which no form of another site can send (CSRF)', async () => {
    const { browser } = await confirmedCustomer(app);
    for (const endpoint of app.endpoints.filter(({ path, method, bodyAs }) => {
      return path.startsWith('/api/v1/customer/') && method === 'POST' && bodyAs === undefined;
    })) {
      for (const type of ['text/plain', 'application/x-www-form-urlencoded']) {
        const headers = { 'content-type': type };
        const response = await browser.send(app.origin + endpoint.path, {
          method: 'POST',
          headers,
          body: '{}',
        });
        expect(response.status, nameOf(endpoint)).toBe(415);
      }
    }
  });
});

import { activateIflowEndpoint } from '@funnel/contract/account/activate-iflow';
import { confirmEmailEndpoint } from '@funnel/contract/account/confirm-email';
import { openSessionEndpoint } from '@funnel/contract/account/session';
import { createClient, type Outcome } from '@funnel/contract/client';
import { submitEnquiryEndpoint } from '@funnel/contract/enquiry/submit-enquiry';
import type { EnquiryInput } from '@funnel/domain/enquiry/enquiry-schema';
import { exampleEnquiry } from './example-enquiry.ts';
import type { useTestApp } from './test-app.ts';

type TestApp = ReturnType<typeof useTestApp>;

interface Answer {
  readonly status: number;
  readonly headers: Headers;
}

/** A browser on one of our pages: stores cookies, sends Origin, and has its own address. */
export function openBrowser(origin: string, address = '203.0.113.1') {
  const cookies = new Map<string, string>();
  const seen: Answer[] = [];

  async function send(url: string, init: RequestInit = {}): Promise<Response> {
    const headers = new Headers(init.headers);
    if (init.method !== undefined && init.method !== 'GET' && !headers.has('origin'))
      headers.set('origin', origin);
    if (!headers.has('x-forwarded-for')) headers.set('x-forwarded-for', address);
    if (cookies.size > 0) headers.set('cookie', [...cookies].map((pair) => pair.join('=')).join('; '));
    const response = await fetch(url, { ...init, headers });
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (value === '') cookies.delete(name);
      else cookies.set(name, value);
    }
    seen.push({ status: response.status, headers: response.headers });
    return response;
  }

  return { client: createClient(send, origin), send, cookies, last: () => seen.at(-1) };
}

export type Browser = ReturnType<typeof openBrowser>;

export const PASSWORD = 'linsen mit spätzle';

/** Sends an enquiry. Each number is another visitor. */
export async function submitExample(app: TestApp, visitor = 0, change: Partial<EnquiryInput> = {}) {
  const body = { ...exampleEnquiry(visitor), ...change };
  return replyOf(await app.client.call(submitEnquiryEndpoint, { body })).data;
}

/** The same with an account and a session, before the mail is confirmed. */
export async function pendingCustomer(app: TestApp, visitor = 0) {
  const enquiry = await submitExample(app, visitor);
  const browser = openBrowser(app.origin, `203.0.113.${visitor + 1}`);
  const { kitchenId, email } = enquiry;
  const body = { kitchenId, email, password: PASSWORD };
  const { data } = replyOf(await browser.client.call(activateIflowEndpoint, { body }));
  replyOf(await browser.client.call(openSessionEndpoint, { body: data }));
  return { ...enquiry, browser };
}

/** The same with the mailed link followed. */
export async function confirmedCustomer(app: TestApp, visitor = 0) {
  const customer = await pendingCustomer(app, visitor);
  const token = mailTo(app, customer.email).tokens.confirm ?? '';
  replyOf(await customer.browser.client.call(confirmEmailEndpoint, { body: { token } }));
  return customer;
}

/** The newest mail to an address. */
export function mailTo(app: TestApp, email: string) {
  const mail = app.mails.findLast(({ to }) => to === email);
  if (!mail) throw new Error('no mail was written');
  return mail;
}

export function replyOf<T>(outcome: Outcome<T>): T {
  if (!outcome.ok) throw new Error(`refused: ${JSON.stringify(outcome.failure)}`);
  return outcome.reply;
}

export function codeOf(outcome: Outcome<unknown>): string {
  return outcome.ok ? 'OK' : outcome.failure.code;
}

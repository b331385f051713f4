import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { APIRequestContext, Page } from '@playwright/test';
import { ACTIVATION } from './example-file.ts';
import { givenEnquiry, type Lead } from './given.ts';
import { expect, step } from './product-test.ts';

export const PASSWORD = 'korrekt pferd batterie';

export interface Customer extends Lead {
  /** Opens one session. */
  readonly creds: string;
}

/** An enquiry with an account, as created by the funnel. */
export async function givenCustomer(
  request: APIRequestContext,
  email: string,
  answers = {},
): Promise<Customer> {
  const lead = await givenEnquiry(request, email, answers);
  const { kitchenId } = lead;
  const answer = await request.post(ACTIVATION, { data: { kitchenId, email, password: PASSWORD } });
  expect(answer.status()).toBe(200);
  const { data } = (await answer.json()) as { data: { creds: string } };
  return { ...lead, creds: data.creds };
}

/** The token of the newest mail of that kind, from the mail file. */
export async function mailedToken(
  email: string,
  kind: 'confirm' | 'disown' | 'reset' | 'enquiry' | 'invitation',
  /** The database of a separate product. */
  database = '',
): Promise<string> {
  const folder = path.join(process.env['PRODUCT_SOCKET'] ?? '', '..', database, 'mail');
  let found: string | undefined;
  await expect(async () => {
    const names = (await readdir(folder)).sort().reverse();
    const mails = await Promise.all(names.map((name) => readFile(path.join(folder, name), 'utf8')));
    const own = mails.filter((mail) => mail.includes(`To: ${email}`)).map(readQuotedPrintable);
    found = own.flatMap((mail) => new RegExp(`#${kind}=([\\w-]+(?:\\.[\\w-]+)*)`).exec(mail)?.[1] ?? [])[0];
    expect(found).toBeDefined();
  }).toPass({ timeout: 20_000 });
  return found ?? '';
}

/** The fields for a link. */
function readQuotedPrintable(text: string): string {
  return text.replaceAll(/=\r?\n/g, '').replaceAll('=3D', '=');
}

/** Opens the area with a confirmed address. */
export async function enterConfirmed(
  page: Page,
  { email, creds }: Customer,
  search = '',
  /** The database of a separate product. */
  database = '',
): Promise<void> {
  await page.goto(`/customer${search}#creds=${creds}`);
  await expect(step(page, 'pending-area')).toBeVisible();
  await page.goto(`/customer${search}#confirm=${await mailedToken(email, 'confirm', database)}`);
  await expect(step(page, 'area').getByRole('list').first()).toBeVisible();
}

export async function signIn(page: Page, email: string, password: string): Promise<void> {
  const form = step(page, 'sign-in');
  await form.locator('[name=email]').fill(email);
  await form.locator('[name=password]').fill(password);
  await form.locator('button[type=submit]').click();
}

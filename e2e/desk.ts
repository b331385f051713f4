import { createHash, randomBytes } from 'node:crypto';
import type { Page } from '@playwright/test';
import { TOTP } from 'otpauth';
import { step } from './product-test.ts';

export const STAFF_PASSWORD = 'linsen mit spätzle';

/** The code of the authenticator app, now or some seconds later. */
export function codeIn(secret: string, seconds = 0): string {
  const totp = new TOTP({ secret, algorithm: 'SHA1', digits: 6, period: 30 });
  return totp.generate({ timestamp: Date.now() + seconds * 1000 });
}

export async function typeStaffPassword(page: Page, email: string, password = STAFF_PASSWORD): Promise<void> {
  await step(page, 'sign-in').locator('[name=email]').fill(email);
  await step(page, 'sign-in').locator('[name=password]').fill(password);
  await page.locator('button[type=submit]:visible').click();
}

/** The secret of one-time codes, as the set-up shows it. */
export async function shownSecret(page: Page): Promise<string> {
  return (await page.locator('[data-secret]').getAttribute('data-secret')) ?? '';
}

/** A name with an injected script. */
export const WICKED_NAME = '<script>window.acted=1</script> <img src=x onerror="window.acted=1">';

type Query = (sql: string, values?: unknown[]) => Promise<Record<string, unknown>[]>;

interface Colleague {
  readonly name: string;
  readonly url: string;
  readonly role?: 'owner' | 'manager' | 'agent';
}

/** The dialled numbers since page load. A browser without a telephone would not navigate. */
async function hearDialling(page: Page): Promise<() => Promise<readonly string[]>> {
  await page.addInitScript(() => {
    const dialled: string[] = [];
    Object.assign(globalThis, { dialled });
    addEventListener('click', (event) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      if (link?.protocol !== 'tel:' || event.defaultPrevented) return;
      event.preventDefault();
      dialled.push(link.href);
    });
  });
  return () => page.evaluate(() => (globalThis as unknown as { dialled: string[] }).dialled);
}

/** Signs somebody in by inserting a session, and opens the desk. */
export async function openDeskAs(page: Page, query: Query, { name, url, role = 'agent' }: Colleague) {
  const token = randomBytes(32).toString('base64url');
  const staffId = randomBytes(12).toString('hex');
  await query(
    // Not usable for a sign-in.
    `insert into staff (staff_id, email, name, role, password_hash, code_secret, created_at)
     values ($1, $2, $3, $4, '', $5, now())`,
    [staffId, `${staffId}@kueche.example`, name, role, role === 'agent' ? null : Buffer.alloc(1)],
  );
  await query(
    `insert into staff_session (session_id, token_hash, staff_id, opened_at, seen_at, browser)
     values ($1, $2, $3, now(), now(), '')`,
    [randomBytes(12).toString('hex'), createHash('sha256').update(token).digest('base64url'), staffId],
  );
  await page.context().addCookies([{ name: 'staff', value: token, url }]);
  const dialled = await hearDialling(page);
  await page.goto(`${url}/desk`);
  return { staffId, dialled };
}

/** A colleague at another desk, by default on a break. */
export async function givenColleague(
  query: Query,
  name: string,
  { enquiryId, isPaused = true }: { readonly enquiryId?: string; readonly isPaused?: boolean } = {},
): Promise<string> {
  const staffId = randomBytes(12).toString('hex');
  await query(
    `insert into staff (staff_id, email, name, role, password_hash, created_at)
     values ($1, $2, $3, 'agent', '', now())`,
    [staffId, `${staffId}@kueche.example`, name],
  );
  await query(
    `insert into staff_session (session_id, token_hash, staff_id, opened_at, seen_at, browser)
     values ($1, $1, $1, now(), now(), '')`,
    [staffId],
  );
  await query(
    `insert into presence (session_id, page_id, enquiry_id, is_paused, seen_at)
     values ($1, 'a page elsewhere', $2, $3, now() + interval '1 hour')`,
    [staffId, enquiryId ?? null, isPaused],
  );
  return staffId;
}

import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { exportEnquiriesEndpoint } from '@funnel/contract/enquiry-list/export-enquiries';
import type { APIRequestContext } from '@playwright/test';
import { givenCustomer, mailedToken } from './customer.ts';
import { openDeskAs } from './desk.ts';
import { test } from './desk-test.ts';
import { picture } from './example-file.ts';
import { givenBooking, givenEnquiry, givenFile, openStarts } from './given.ts';
import { WICKED_FORMULA, WICKED_LINK, WICKED_TEXT, watchHarm } from './harm.ts';
import { expect, step } from './product-test.ts';
import { insertVisit } from './step-sql.ts';

test.use({ refusals: [401] });

const MAILBOX = 'konz@kueche.example';

type Query = (sql: string, values?: unknown[]) => Promise<Record<string, unknown>[]>;

/** Hostile input of visitors, by the API, with a call and a visit on one day. */
async function givenWickedVisitors(request: APIRequestContext, query: Query, email: string) {
  const start = (await openStarts(request)).at(-1) ?? '';
  const customer = await givenCustomer(request, email, {
    personal_full_name: WICKED_TEXT,
    utm_campaign: WICKED_TEXT,
    utm_source: WICKED_LINK,
    hidden: { branch: WICKED_TEXT, page: WICKED_LINK },
  });
  const { enquiryId } = customer;
  const fileId = await givenFile(request, customer.kitchenId, picture('plan.png'));
  await givenBooking(request, `2${email}`, start);
  await givenEnquiry(request, `3${email}`, { personal_full_name: WICKED_FORMULA });
  // Bypassing all validation, as if it had failed.
  await query('update file set name = $2 where file_id = $1', [fileId, WICKED_TEXT]);
  await query('update enquiry set full_name = $2 where email = $1', [`2${email}`, WICKED_TEXT]);
  await query(
    `update enquiry set salutation = $2, postcode = $2, funnel = $2, operating_system = $2, showroom = 'KONZ',
       telephone_formatted = $3, telephone_raw = $3, tracking = tracking || jsonb_build_object($2::text, $2::text)
     where enquiry_id = $1`,
    [enquiryId, WICKED_TEXT, WICKED_LINK],
  );
  await query(insertVisit({ id: "'visit'", kind: "'HOME'", showroom: "'KONZ'", start: '$2', minutes: 60 }), [
    enquiryId,
    start,
  ]);
  return { ...customer, start };
}

/** Hostile names, texts and addresses of the staff. */
async function givenWickedStaff(query: Query, staffId: string, enquiryId: string): Promise<void> {
  await query("update staff set email = $2 || '@kueche.example' where staff_id = $1", [staffId, WICKED_TEXT]);
  await query(
    `insert into staff_session (session_id, token_hash, staff_id, opened_at, seen_at, browser)
     values ('other', 'none', $1, now(), now(), $2)`,
    [staffId, `Firefox/1 ${WICKED_TEXT}`],
  );
  await query(
    `insert into staff_invitation (invitation_id, email, role, created_at, expires_at)
     values ('invitation', $1, 'agent', now(), now() + interval '1 day')`,
    [WICKED_TEXT],
  );
  await query(
    `insert into saved_view (view_id, staff_id, is_shared, name, filter, created_at)
     values ('view', $1, true, $2, '{}', now())`,
    [staffId, WICKED_TEXT],
  );
  await query(
    `insert into webhook_endpoint (endpoint_id, url, secret, created_at, disabled_at, disabled_because)
     values ('hook', $1, 'whsec_x', now(), now(), 'GONE')`,
    [`https://attacker.example/${WICKED_TEXT}`],
  );
  await query(
    `insert into webhook_delivery (event_id, endpoint_id, attempt, attempted_at, outcome, ms)
     select event_id, 'hook', 0, now(), $2, 1 from event where enquiry_id = $1 limit 1`,
    [enquiryId, WICKED_TEXT],
  );
}

test('stored script does nothing on any screen of the desk, in no file, no mail, and not at the customer', {
  tag: ['@desktop', '@whole'],
}, async ({ page, browser, request, query, ownProduct: { url, database }, email }) => {
  const { enquiryId, creds, start } = await givenWickedVisitors(request, query, email);
  const expectHarmless = await watchHarm(page);
  const { staffId } = await openDeskAs(page, query, { name: WICKED_TEXT, url, role: 'owner' });
  await givenWickedStaff(query, staffId, enquiryId);
  const screen = page.locator('#root');
  const dialog = page.getByRole('dialog');
  const open = async (address: string, shown = WICKED_TEXT) => {
    await page.goto(address);
    await expect(screen).toContainText(shown);
    await expectHarmless();
  };

  await open('/desk/calls');
  await page.locator(`li[data-enquiry="${enquiryId}"]`).getByRole('button').first().click();
  await expect(page.locator('[data-file]')).toContainText(WICKED_TEXT);
  await expectHarmless();
  await page.keyboard.press('g');
  await expect(dialog).toContainText(WICKED_TEXT);
  await expectHarmless();

  await open('/desk/enquiries');
  await page.locator('[data-view]').click();
  await expect(page.locator('[data-view]')).toContainText(WICKED_TEXT);
  await expectHarmless();
  await page.locator('[name=search]').fill(WICKED_TEXT);
  await expect(page.locator('[data-row]').first()).toContainText(WICKED_TEXT);
  await expectHarmless();
  await page.keyboard.press('Control+k');
  await dialog.getByRole('combobox').fill(WICKED_TEXT);
  await expect(dialog.getByRole('option').first()).toContainText(WICKED_TEXT);
  await expectHarmless();
  const csv = await (await page.request.get(`${exportEnquiriesEndpoint.path}?format=csv`)).text();
  expect(csv).toContain(`"'${WICKED_FORMULA.replaceAll('"', '""')}"`);
  expect(csv).toContain(WICKED_TEXT.replaceAll('"', '""'));
  expect(csv).not.toMatch(/(?:^|[;,\n])"*=/);

  // Hidden fields, and a file of the staff.
  await open(`/desk/enquiries/${enquiryId}`);
  for (const name of ['branch', 'Kampagne']) await expect(screen).toContainText(name);
  await page.locator('[name=note]').fill(WICKED_TEXT);
  await page.keyboard.press('Control+s');
  await expect(page.locator('[data-entry=note]')).toContainText(WICKED_TEXT);
  await page.locator('[name=add-OFFER]').setInputFiles(picture(`${WICKED_TEXT}.png`));
  await expect(page.locator('[data-file]')).toHaveCount(2);
  await page.locator('[data-action=edit-contact]').click();
  await expectHarmless();

  const date = start.slice(0, 10);
  const cell = page.locator(`[data-cell="${date} ${start.slice(11, 16)}"]`);
  for (const view of ['week', 'day']) {
    await open(`/desk/calendar?date=${date}&view=${view}`, 'acted=1>');
    await cell.click();
    await expect(page.locator('section[data-panel]')).toContainText(WICKED_TEXT);
    await expectHarmless();
  }
  await page.locator('[data-action=close-days]').click();
  await page.locator('[name=closure-reason]').fill(WICKED_TEXT);
  await expect(page.locator('[data-booked]').first()).toContainText('acted=1>');
  await expectHarmless();
  await page.locator('[data-action=submit-closure]').click();
  await expect(dialog).toHaveCount(0);
  await open(`/desk/calendar?date=${date}`);
  await expect(page.locator('[data-closure]')).toContainText(WICKED_TEXT);

  await page.goto('/desk/settings/showrooms');
  await page.locator('[data-showroom=KONZ]').click();
  await page.locator('[name=name]').fill(WICKED_TEXT);
  await page.locator('[name=mailbox]').fill(WICKED_TEXT);
  await page.locator('[data-action=save]').click();
  await expect(page.locator('[name=mailbox]')).toHaveAttribute('aria-invalid', 'true');
  await expectHarmless();
  await page.locator('[name=mailbox]').fill(MAILBOX);
  await page.locator('[name=postcodes]').fill('54');
  await page.locator('[data-action=save]').click();
  await expect(page.locator('[data-showroom=KONZ]')).toContainText(WICKED_TEXT);
  await expectHarmless();
  // It is in the pages of every visitor.
  await expect(async () => {
    expect(await (await request.get('/services/fun/funnel')).text()).toContain('attacker.example');
  }).toPass();
  await givenEnquiry(request, `4${email}`, {
    personal_full_name: WICKED_TEXT,
    personal_postcode: '54329',
    utm_campaign: WICKED_TEXT,
    hidden: { branch: WICKED_TEXT },
  });
  for (const address of ['/services/fun/funnel', '/services/fun/terminfinder']) {
    await page.goto(address);
    await expect(page.getByRole('heading').first()).toBeVisible();
    await expectHarmless();
  }

  await open('/desk/settings/webhooks');
  await expect(page.locator('[data-delivery]')).toContainText(WICKED_TEXT);
  await page.locator('[data-action=show-body]').click();
  await expect(page.locator('pre')).toContainText('acted=1');
  await expectHarmless();
  await open('/desk/settings/staff');
  await expect(page.locator('[data-invitation]')).toContainText(WICKED_TEXT);
  await page.locator('[data-action=change-person]').first().click();
  await expect(dialog).toContainText(WICKED_TEXT);
  await expectHarmless();
  await open('/desk/settings/audit');
  await page.locator(`[data-entry] [data-enquiry="${enquiryId}"]`).first().click();
  await expect(page.locator('[data-action=all-enquiries]')).toContainText(WICKED_TEXT);
  await expectHarmless();
  await page.goto('/desk/access');
  await expect(page.locator('[data-session]')).toHaveCount(2);
  await expectHarmless();

  await page.goto(`/customer#creds=${creds}`);
  await expect(step(page, 'pending-area')).toBeVisible();
  await page.goto(`/customer#confirm=${await mailedToken(email, 'confirm', database)}`);
  await expect(page.locator('[data-file]')).toHaveText([/acted=1>/, /acted=1>/]);
  await expectHarmless();

  // A mail program has no Content-Security-Policy.
  const mail = await browser.newPage();
  const expectMailHarmless = await watchHarm(mail);
  // The notice is debounced.
  await query("update pgboss.job set start_after = now() where name = 'gather-notices'");
  await expect(async () => {
    const notice = (await mailedPages(database)).find((html) => html.includes('acted=1'));
    await mail.setContent(notice ?? '');
    await expect(mail.locator('body')).toContainText(WICKED_TEXT);
  }).toPass();
  await expectMailHarmless();
  await mail.close();
});

/** The notice to the showroom, as shown by a mail program. */
async function mailedPages(database: string): Promise<string[]> {
  const folder = path.join(process.env['PRODUCT_SOCKET'] ?? '', '..', database, 'mail');
  const names = (await readdir(folder)).filter((name) => name.endsWith('.eml'));
  const mails = await Promise.all(names.map((name) => readFile(path.join(folder, name), 'latin1')));
  return mails
    .filter((mail) => mail.includes(`To: ${MAILBOX}`))
    .map((mail) => decoded(/<!doctype html.*?<\/html>/is.exec(mail)?.[0] ?? ''));
}

function decoded(quotedPrintable: string): string {
  const text = quotedPrintable.replaceAll(/=\r?\n/g, '');
  const bytes = text.replaceAll(/=([\dA-F]{2})/g, (_, code) =>
    String.fromCodePoint(Number.parseInt(code, 16)),
  );
  return Buffer.from(bytes, 'latin1').toString('utf8');
}

test('the watch for stored script notices what it watches for', { tag: ['@desktop', '@whole'] }, async ({
  browser,
  ownProduct: { url },
}) => {
  const page = await browser.newPage();
  const expectHarmless = await watchHarm(page);
  await page.goto(`${url}/desk`);
  await expectHarmless();
  await page.evaluate(() => {
    const picture = document.createElement('img');
    picture.src = '//attacker.example';
    document.body.append(picture);
  });
  await expect(expectHarmless()).rejects.toThrow('attacker.example');
  await page.close();
});

import { showCalendarEndpoint } from '@funnel/contract/calendar/show-calendar';
import { showQueueEndpoint } from '@funnel/contract/call-queue/show-queue';
import { listEnquiriesEndpoint } from '@funnel/contract/enquiry-list/list-enquiries';
import { showEnquiryEndpoint } from '@funnel/contract/enquiry-record/show-enquiry';
import type { APIRequestContext, Page } from '@playwright/test';
import { audit, auditWaiting } from './audit.ts';
import { codeIn, openDeskAs, STAFF_PASSWORD, shownSecret, typeStaffPassword } from './desk.ts';
import { picture } from './example-file.ts';
import { givenEnquiry, givenFile, openStarts } from './given.ts';
import { ANSWERS } from './look/desk-scenes.ts';
import { expect, step } from './product-test.ts';
import { testWithSettings } from './settings-test.ts';

// A separate product: the first owner is set up once, and the list is empty.
const test = testWithSettings({});
test.use({ refusals: [400, 401, 404, 409, 410] });

const action = (page: Page, name: string) => page.locator(`[data-action=${name}]:visible`);
const dialog = (page: Page) => page.getByRole('dialog');
const submit = (page: Page) => page.locator('button[type=submit]:visible');

test('every screen before the desk is accessible, by day and by night', { tag: ['@both', '@whole'] }, async ({
  page,
  ownProduct,
  email,
}) => {
  const fragment = await ownProduct.setUpFragment();
  await page.goto(`/desk${fragment}`);
  await expect(step(page, 'invitation-access')).toBeVisible();
  await submit(page).click();
  await audit(page);
  await page.locator('[name=email]').fill(email);
  await page.locator('[name=name]').fill('Mia Brandt');
  await page.locator('[name=new_password]').fill(STAFF_PASSWORD);
  await submit(page).click();
  const secret = await shownSecret(page);
  await audit(page);
  await page.locator('[name=code]').fill(codeIn(secret));
  await submit(page).click();
  await expect(step(page, 'invitation-recovery')).toBeVisible();
  await audit(page);
  await action(page, 'finish').click();
  await page.goto('/desk/access');
  for (const act of ['password', 'codes', 'recovery']) {
    await action(page, `change-${act}`).click();
    await expect(dialog(page)).toBeVisible();
    await audit(page);
    await page.keyboard.press('Escape');
  }
  await page.locator('[data-session=this] [data-action=end-session]').click();
  await expect(step(page, 'sign-in')).toBeVisible();
  await audit(page);
  await typeStaffPassword(page, email, 'irgendein kennwort');
  await expect(page.getByRole('alert')).toBeVisible();
  await audit(page);
  await typeStaffPassword(page, email);
  await expect(step(page, 'code')).toBeVisible();
  await audit(page);
  await action(page, 'other-code').click();
  await page.locator('[name=recovery_code]').fill('nicht dieser');
  await submit(page).click();
  await expect(page.locator('[aria-invalid=true]')).toBeVisible();
  await audit(page);
  await page.goto(`/desk${fragment}`);
  await expect(step(page, 'invitation-over')).toBeVisible();
  await audit(page);
});

type Query = (sql: string, values?: unknown[]) => Promise<Record<string, unknown>[]>;

/** On a computer the whole call is visible, down to the plans. */
async function expectWholeCall(page: Page): Promise<void> {
  const seen = page.viewportSize() ?? { width: 0, height: 0 };
  if (seen.width < 1000) return;
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect.poll(() => overlap(page, '[data-file]', '[name=note]')).toBeLessThan(0);
  await page.setViewportSize(seen);
}

/** How far the first reaches below the top of the second. */
async function overlap(page: Page, above: string, below: string): Promise<number> {
  const [upper, lower] = await Promise.all(
    [above, below].map((each) => page.locator(each).first().boundingBox()),
  );
  return (upper?.y ?? 0) + (upper?.height ?? 0) - (lower?.y ?? 0);
}

async function auditQueue(page: Page, query: Query, enquiryId: string, colleague: string): Promise<void> {
  const row = page.locator(`li[data-enquiry="${enquiryId}"]`);
  await page.goto('/desk/calls');
  await expect(row).toBeVisible();
  await audit(page);
  await row.getByRole('button').first().click();
  await page.keyboard.press('a');
  await expect(row).toHaveAttribute('data-claim', 'mine');
  await audit(page);
  await expectWholeCall(page);
  // On a phone the outcomes are behind a button.
  const outcomes = page.locator('[data-action=outcomes]');
  if (await outcomes.isVisible()) await outcomes.click();
  await page.locator('[data-outcome=SHOWROOM]').click();
  await expect(page.locator('[data-panel=time] [data-start]').first()).toBeVisible();
  await audit(page);
  await page.keyboard.press('Escape');
  await page.locator('[data-outcome=LOST]').click();
  await expect(page.locator('[data-reason]').first()).toBeVisible();
  await audit(page);
  await page.locator('[data-reason=TOO_FAR]').click();
  await expect(page.locator('[data-action=undo]')).toBeVisible();
  await audit(page);
  await page.locator('[data-action=undo]').click();
  await expect(row).toHaveAttribute('data-claim', 'mine');
  await query('update call_claim set staff_id = $1', [colleague]);
  await page.reload();
  await expect(row).toHaveAttribute('data-claim', 'taken');
  await row.getByRole('button').first().click();
  await audit(page);
  await page.keyboard.press('?');
  await expect(dialog(page)).toBeVisible();
  await audit(page);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+k');
  await dialog(page).getByRole('combobox').fill('weiß');
  await expect(dialog(page).getByRole('option').first()).toContainText('Weiß');
  await audit(page);
  await page.keyboard.press('Escape');
  await query('delete from call_claim');
}

async function auditList(page: Page): Promise<void> {
  await page.goto('/desk/enquiries');
  await expect(page.locator('[data-row]').first()).toBeVisible();
  await audit(page);
  await page.locator('[name=select]').first().check();
  await expect(page.locator('[data-bulk]')).toBeVisible();
  await audit(page);
  await action(page, 'enter').click();
  await submit(page).click();
  await expect(dialog(page).locator('[aria-invalid=true]').first()).toBeVisible();
  await audit(page);
  await page.keyboard.press('Escape');
  await page.goto('/desk/enquiries?search=gibtesnicht');
  await expect(page.getByText('Keine Anfrage passt dazu.')).toBeVisible();
  await audit(page);
  await action(page, 'save-view').click();
  await audit(page);
}

async function auditRecord(page: Page, query: Query, enquiryId: string): Promise<void> {
  await page.goto('/desk/enquiries/nothing');
  await expect(page.getByRole('alert')).toBeVisible();
  await audit(page);
  await query("update enquiry set suspicion = '{TOO_FAST}', is_rescued = true where enquiry_id = $1", [
    enquiryId,
  ]);
  await page.goto(`/desk/enquiries/${enquiryId}`);
  await expect(page.locator('[data-file]')).toBeVisible();
  await audit(page);
  await page.keyboard.press('g');
  await expect(dialog(page)).toBeVisible();
  await audit(page);
  await page.keyboard.press('Escape');
  await action(page, 'edit-contact').click();
  await page.locator('[name=email]').fill('keine');
  await action(page, 'save-contact').click();
  await expect(page.locator('#contact-invalid')).toBeVisible();
  await audit(page);
  await page.keyboard.press('Escape');
  await page.locator('[data-step=LOST]').click();
  await expect(page.locator('[data-reason]').first()).toBeVisible();
  await audit(page);
  await page.keyboard.press('Escape');
  for (const what of ['CALL', 'HOME']) {
    await action(page, 'add-step').click();
    await audit(page);
    await page.locator(`[data-book=${what}]`).click();
    await expect(page.locator('[data-panel=time] [data-start]').first()).toBeVisible();
    await audit(page);
    await page.keyboard.press('Escape');
  }
}

async function auditCalendar(page: Page, request: APIRequestContext): Promise<void> {
  const start = (await openStarts(request)).at(-1) ?? '';
  const cell = page.locator(`[data-cell="${start.slice(0, 10)} ${start.slice(11, 16)}"]`);
  for (const view of ['week', 'day']) {
    await page.goto(`/desk/calendar?date=${start.slice(0, 10)}&view=${view}`);
    await expect(cell).toBeVisible();
    await audit(page);
    await cell.click();
    await expect(page.locator('section[data-panel]')).toBeVisible();
    await audit(page);
  }
  await action(page, 'start-booking').click();
  await audit(page);
  await page.goto('/desk/calendar');
  await expect(page.locator('[data-cell]').first()).toBeVisible();
  const hours = action(page, 'hours');
  if (await hours.isVisible()) await hours.click();
  await page.locator('[name=MON-to-0]').fill('10');
  await page.locator('[name=MON-to-0]').press('Tab');
  await expect(page.locator('[data-save]')).toBeVisible();
  await audit(page);
  await action(page, 'add-closure').click();
  await expect(dialog(page)).toBeVisible();
  await audit(page);
}

async function auditSettings(page: Page, query: Query, enquiryId: string): Promise<void> {
  await page.goto('/desk/settings/showrooms');
  await page.locator('[data-showroom=KONZ]').click();
  await page.locator('[name=postcodes]').fill('54, Trier');
  await audit(page);
  await action(page, 'add-showroom').click();
  await audit(page);
  await page.goto('/desk/settings/webhooks');
  await expect(page.getByText('Noch keine Adresse')).toBeVisible();
  await audit(page);
  await action(page, 'add-webhook').click();
  await submit(page).click();
  await expect(dialog(page).locator('[aria-invalid=true]')).toBeVisible();
  await audit(page);
  await query(
    `insert into webhook_endpoint (endpoint_id, url, secret, created_at, disabled_at, disabled_because)
     values ('crm', 'https://crm.example.com/hooks', 'whsec_x', now(), null, null),
            ('old', 'https://alt.example.com/lead', 'whsec_x', now(), now(), 'GONE')`,
  );
  await query(
    `insert into webhook_delivery (event_id, endpoint_id, attempt, attempted_at, outcome, ms)
     select event_id, 'crm', 0, now(), outcome, 86 from event, unnest(array['OK', '503', 'TIMEOUT']) as outcome
     where enquiry_id = $1`,
    [enquiryId],
  );
  await page.goto('/desk/settings/webhooks');
  await action(page, 'show-body').click();
  await expect(page.locator('pre')).toBeVisible();
  await audit(page);
  await query("delete from webhook_endpoint where endpoint_id = 'crm'");
  await page.goto('/desk/settings/staff');
  await expect(page.locator('[data-person]').first()).toBeVisible();
  await audit(page);
  await action(page, 'invite').click();
  await submit(page).click();
  await expect(dialog(page).locator('[aria-invalid=true]')).toBeVisible();
  await audit(page);
  await page.keyboard.press('Escape');
  await action(page, 'change-person').first().click();
  await expect(dialog(page)).toBeVisible();
  await audit(page);
  await page.goto('/desk/settings/audit');
  await expect(page.locator('[data-entry]').first()).toBeVisible();
  await audit(page);
  await page.goto('/desk/access');
  await expect(page.locator('[data-session]').first()).toBeVisible();
  await audit(page);
}

test('every screen of the desk is accessible in every state, by day and by night', {
  tag: ['@both', '@whole'],
}, async ({ page, request, query, ownProduct: { url }, email }) => {
  test.slow();
  await openDeskAs(page, query, { name: 'Carla Nowak', url, role: 'owner' });
  await query(
    `insert into staff (staff_id, email, name, role, password_hash, created_at)
     values ('jana', 'jana@kueche.example', 'Jana Keller', 'agent', '', now())`,
  );
  const isSaid = () =>
    expect(page.locator('[data-screen] [role=status]').filter({ hasText: 'wird geladen' })).toBeAttached();
  await expect(page.locator('[data-empty=true]')).toBeVisible();
  await audit(page);
  await page.goto('/desk/enquiries');
  await expect(page.getByText('Keine Anfrage passt dazu.')).toBeVisible();
  await audit(page);
  // The footer is at the bottom of the screen, also without rows.
  const foot = page.locator('[data-screen=enquiries] footer');
  if (await foot.isVisible()) {
    const box = await foot.boundingBox();
    const height = page.viewportSize()?.height ?? 0;
    expect(height - (box?.y ?? 0) - (box?.height ?? 0)).toBeLessThan(20);
  }

  const { enquiryId, kitchenId } = await givenEnquiry(request, email, {
    ...ANSWERS,
    espl_value: 18.35,
    espl_percentile: 65,
    utm_campaign: 'herbst-saarland',
  });
  await givenFile(request, kitchenId, picture('Skizze.png'));
  await givenEnquiry(request, `2${email}`, { personal_full_name: 'Katrin Sommerfeld' });
  const isHeadlined = () => expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await auditWaiting(page, '/desk/calls', showQueueEndpoint.path, isSaid);
  await auditWaiting(page, '/desk/enquiries', listEnquiriesEndpoint.path, isHeadlined);
  await auditWaiting(page, `/desk/enquiries/${enquiryId}`, showEnquiryEndpoint.path, isHeadlined);
  await auditWaiting(page, '/desk/calendar', showCalendarEndpoint.path, isHeadlined);
  await auditQueue(page, query, enquiryId, 'jana');
  await auditList(page);
  await auditRecord(page, query, enquiryId);
  await auditCalendar(page, request);
  await auditSettings(page, query, enquiryId);
});

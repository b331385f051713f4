import { mergeTests } from '@playwright/test';
import { givenColleague, openDeskAs } from '../desk.ts';
import { givenEnquiry, givenFile } from '../given.ts';
import { testWithSettings } from '../settings-test.ts';
import { ANSWERS, drawnPlan, shootLost } from './desk-scenes.ts';
import { expect, test as lookTest } from './look-test.ts';

// A separate product: no other enquiries in the history.
const test = mergeTests(testWithSettings({}), lookTest);
test.use({ refusals: [401, 409] });

test('desk: the record, its plans, times, contact, conflict, marks, palette, keys, search', async ({
  page,
  request,
  query,
  ownProduct: { url },
  open,
  shoot,
}) => {
  const { enquiryId, kitchenId } = await givenEnquiry(request, 'k.sommerfeld@example.com', {
    personal_full_name: 'Katrin Sommerfeld',
    utm_campaign: 'herbst-saarland',
    ...ANSWERS,
  });
  await givenFile(request, kitchenId, await drawnPlan(page, 'Grundriss Erdgeschoss.png'));
  await givenEnquiry(request, `2${Date.now()}@example.com`, { personal_full_name: 'Bernd Thielen' });
  await query("update enquiry set showroom = 'SAARBRUECKEN', espl_value = 18.35, espl_percentile = 65", []);
  await givenColleague(query, 'Henrik Vogt', { enquiryId, isPaused: false });
  await givenColleague(query, 'Leyla Demir');
  const jana = await givenColleague(query, 'Jana Keller', { isPaused: false });
  await query(
    `insert into call_claim (person_id, enquiry_id, staff_id, claimed_at, seen_at)
     select person_id, enquiry_id, $1, now() - interval '48 seconds', now() + interval '1 hour' from enquiry where enquiry_id <> $2`,
    [jana, enquiryId],
  );
  const { staffId } = await openDeskAs(page, query, { name: 'Mia Brandt', url, role: 'manager' });
  await query(
    `insert into saved_view (view_id, name, staff_id, is_shared, filter, created_at)
     values ('1', 'Meine offenen', $1, false, '{"assignee":"me"}', now()),
            ('2', 'Neu seit gestern', $1, true, '{"status":["NEW"]}', now())`,
    [staffId],
  );
  await open(`/desk/enquiries/${enquiryId}`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Katrin Sommerfeld');
  await page.locator('[name=note]').fill('Einzug im April, Insel wäre ein Traum');
  await page.locator('[data-action=save-note]').click();
  await expect(page.locator('[name=note]')).toHaveValue('');
  await page.getByRole('heading', { level: 1 }).scrollIntoViewIfNeeded();
  await shoot('desk-record');
  await page.emulateMedia({ colorScheme: 'dark' });
  await shoot('desk-record-dark');
  await page.emulateMedia({ colorScheme: 'light' });
  await page.locator('[data-action=edit-contact]').click();
  await shoot('desk-record-contact');
  // A colleague has changed the same field meanwhile.
  await page.locator('[name=fullName]').fill('Katrin Sommer');
  await query(
    "update enquiry set full_name = 'Katja Sommerfeld', version = version + 1 where enquiry_id = $1",
    [enquiryId],
  );
  await page.locator('[data-action=save-contact]').click();
  await expect(page.locator('[data-conflict]')).toBeVisible();
  await shoot('desk-record-conflict');
  await page.keyboard.press('Escape');
  await page.keyboard.press('g');
  await expect(page.getByRole('dialog')).toBeVisible();
  await shoot('desk-record-plan');
  await page.keyboard.press('Escape');
  await page.locator('[data-book=SHOWROOM]').click();
  await expect(page.locator('[data-panel=time] [data-start]').first()).toBeVisible();
  await shoot('desk-record-appointment');
  await page.keyboard.press('Escape');
  await page.locator('[data-step=LOST]').click();
  await shoot('desk-record-reasons');
  await shootLost(page, shoot, 'desk-record');
  await query("update enquiry set suspicion = '{TOO_FAST}' where enquiry_id = $1", [enquiryId]);
  await open(`/desk/enquiries/${enquiryId}`);
  await expect(page.locator('[data-banner=ochre]')).toBeVisible();
  await shoot('desk-record-suspect');
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.getByRole('dialog').getByRole('combobox').fill('somm');
  await expect(page.getByRole('dialog').getByRole('option').first()).toContainText('Sommerfeld');
  await shoot('desk-palette');
  await page.keyboard.press('Escape');
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog')).toBeVisible();
  await shoot('desk-keys');
  await page.keyboard.press('Escape');
  await open('/desk/enquiries?search=sommerf');
  await expect(page.locator('[data-row]')).toHaveCount(1);
  await shoot('desk-list-search');
  // The loading state.
  await page.route('**/api/v1/desk/enquiry?*', () => {});
  await page.locator('[data-row] a').click();
  await expect(page.locator('[data-ghost]').first()).toBeVisible();
  await shoot('desk-record-begun');
  await page.reload();
  await expect(page.locator('[data-ghost]').first()).toBeVisible();
  await shoot('desk-record-loading');
  await page.route('**/api/v1/desk/enquiries?*', () => {});
  await open('/desk/enquiries');
  await expect(page.locator('[data-ghost]')).toBeVisible();
  await shoot('desk-list-loading');
});

import { mergeTests } from '@playwright/test';
import { openDeskAs } from '../desk.ts';
import { givenEnquiry } from '../given.ts';
import { testWithSettings } from '../settings-test.ts';
import { expect, test as lookTest } from './look-test.ts';

// A separate product: settings affect every visitor.
const test = mergeTests(testWithSettings({}), lookTest);
test.use({ refusals: [400, 401] });

test('desk: settings', async ({ page, request, query, ownProduct: { url }, open, shoot }) => {
  await openDeskAs(page, query, { name: 'Carla Nowak', url, role: 'owner' });
  await query(
    `insert into staff (staff_id, email, name, role, password_hash, created_at, code_secret, deactivated_at)
     values ('mia', 'mia.brandt@example.com', 'Mia Brandt', 'agent', '', now(), null, null),
            ('hv', 'henrik.vogt@example.com', 'Henrik Vogt', 'manager', '', now(), '\\x00', null),
            ('ld', 'leyla.demir@example.com', 'Leyla Demir', 'agent', '', now(), '\\x00', now())
     on conflict do nothing`,
  );
  await query(
    `insert into staff_invitation (invitation_id, email, role, created_at, expires_at)
     values ('i', 'paul.arens@example.com', 'agent', now(), now() + interval '6 days') on conflict do nothing`,
  );
  const dialog = page.getByRole('dialog');

  await open('/desk/settings/staff');
  await expect(page.locator('[data-invitation]')).toBeVisible();
  await shoot('desk-settings-staff');
  await page.locator('[data-action=invite]').click();
  await dialog.locator('[name=email]').fill('falsch');
  await dialog.locator('button[type=submit]').click();
  await shoot('desk-settings-staff-invite');
  await page.keyboard.press('Escape');
  await page.locator('[data-person="mia.brandt@example.com"] [data-action=change-person]').click();
  await shoot('desk-settings-staff-person');
  await page.keyboard.press('Escape');

  await open('/desk/settings/showrooms');
  await page.locator('[data-showroom=KONZ]').click();
  await page.locator('[name=postcodes]').fill('54290–54349, 54439, Trier');
  await page.locator('[data-person=mia]').click();
  await shoot('desk-settings-showrooms');

  await open('/desk/settings/webhooks');
  await page.locator('[data-action=add-webhook]').click();
  await dialog.locator('[name=url]').fill('http://crm.example');
  await dialog.locator('button[type=submit]').click();
  await expect(dialog.locator('[aria-invalid]')).toBeVisible();
  await shoot('desk-settings-webhooks-add');
  await page.keyboard.press('Escape');
  const { enquiryId } = await givenEnquiry(request, `webhook.${Date.now()}@example.com`);
  await query(
    `insert into webhook_endpoint (endpoint_id, url, secret, created_at, disabled_at, disabled_because)
     values ('crm', 'https://crm.example.com/hooks/kueche', 'whsec_x', now(), null, null),
            ('bi', 'https://bi.example.com/in', 'whsec_x', now(), null, null),
            ('old', 'https://alt.example.com/lead', 'whsec_x', now(), now() - interval '14 days', 'GONE')
     on conflict do nothing`,
  );
  await query(
    `insert into webhook_delivery (event_id, endpoint_id, attempt, attempted_at, outcome, ms)
     select event_id, endpoint, try, now() - make_interval(mins => 20 - try), outcome, ms
     from event, (values ('crm', 0, 'OK', 86), ('bi', 0, '503', 2104), ('bi', 1, 'TIMEOUT', 15003)) as v (endpoint, try, outcome, ms)
     where enquiry_id = $1`,
    [enquiryId],
  );
  await open('/desk/settings/webhooks');
  await expect(page.locator('[data-delivery]').first()).toBeVisible();
  await page.locator('[data-action=show-body]').click();
  await expect(page.locator('pre')).toBeVisible();
  await shoot('desk-settings-webhooks');

  await open('/desk/settings/audit');
  await expect(page.locator('[data-entry]').first()).toBeVisible();
  await shoot('desk-settings-audit');

  await open('/desk/access');
  await expect(page.locator('[data-session]')).not.toHaveCount(0);
  await shoot('desk-access-owner');
  await page.locator('[data-action=change-password]').click();
  await dialog.locator('button[type=submit]').click();
  await expect(dialog.locator('[aria-invalid]').first()).toBeVisible();
  await shoot('desk-access-password');
  await page.keyboard.press('Escape');
  await page.locator('[data-action=change-codes]').click();
  await expect(dialog.locator('[data-secret]')).toBeVisible();
  await shoot('desk-access-codes');
});

import { openDeskAs } from './desk.ts';
import { test } from './desk-test.ts';
import { givenEnquiry } from './given.ts';
import { expect, expectAccessible, expectNothingCut } from './product-test.ts';

test.use({ refusals: [400, 401, 409] });

test('showrooms get postcodes and a mailbox, webhooks are added, tested and paused, the trail tells of it, and a colleague sees each at once', {
  tag: ['@desktop', '@whole'],
}, async ({ page, browser, request, query, ownProduct: { url }, email }) => {
  await openDeskAs(page, query, { name: 'Carla Nowak', url, role: 'owner' });
  const henrik = await browser.newPage();
  await openDeskAs(henrik, query, { name: 'Henrik Vogt', url, role: 'owner' });
  await henrik.goto(`${url}/desk/settings/showrooms`);
  await henrik.locator('[data-showroom=KONZ]').click();
  await henrik.locator('[name=phone]').fill('06501 12');
  const settings = page.getByRole('navigation', { name: 'Einstellungen' });
  const save = page.locator('[data-action=save]');

  await page.getByRole('link', { name: 'Einstellungen' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Studios');
  await page.locator('[data-showroom=KONZ]').click();
  await page.locator('[name=postcodes]').fill('54');
  await page.locator('[name=mailbox]').fill('konz@kueche.example');
  await page.getByRole('button', { name: 'Carla Nowak' }).click();
  await expect(page.getByText('Geändert: Anfragen aus PLZ, Postfach, Außerdem an')).toBeVisible();
  await expectNothingCut(page);
  await expectAccessible(page);
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Gespeichert. Es gilt ab sofort.')).toBeVisible();
  await expect(page.locator('[data-showroom=KONZ]')).toContainText('PLZ 54000–54999');
  // Her colleague sees it, keeps his input and gets a notice; his change reaches her in turn.
  await expect(henrik.locator('[data-showroom=KONZ]')).toContainText('PLZ 54000–54999');
  await expect(henrik.getByRole('alert')).toContainText('Jemand hat die Studios inzwischen geändert.');
  await expect(henrik.locator('[name=mailbox]')).toHaveValue('konz@kueche.example');
  await expect(henrik.locator('[name=phone]')).toHaveValue('06501 12');
  await expectAccessible(henrik);
  await henrik.keyboard.press('Control+s');
  await expect(henrik.getByText('Gespeichert. Es gilt ab sofort.')).toBeVisible();
  await expect(page.locator('[name=phone]')).toHaveValue('06501 12');
  // Names are updated on every other screen, too.
  await henrik.goto(`${url}/desk/calendar`);
  const shownOption = henrik.locator('select option[value=KONZ]').first();
  await expect(shownOption).toHaveText('Konz');
  await page.locator('[name=name]').fill('Konz am Markt');
  await page.keyboard.press('Control+s');
  await expect(shownOption).toHaveText('Konz am Markt');
  await page.locator('[name=name]').fill('Konz');
  await page.keyboard.press('Control+s');
  await expect(shownOption).toHaveText('Konz');
  await henrik.goto(`${url}/desk/settings/webhooks`);
  await page.locator('[data-showroom=MAINZ]').click();
  await page.locator('[name=postcodes]').fill('54500-55999');
  await expect(page.getByText('54500–54999 hat schon Konz.')).toBeVisible();
  await expectAccessible(page);
  // A colleague was faster: nothing is overwritten, and no input is lost.
  await page.locator('[name=postcodes]').fill('55');
  await query(`insert into setting_version (name, revision, value, author, at, state)
    select name, revision + 1, jsonb_set(value, '{0,phone}', '"069 1"'), 'operator', now(), state
    from setting_version where name = 'showrooms' order by revision desc limit 1`);
  await save.click();
  await expect(page.getByRole('alert')).toContainText('Jemand hat die Studios inzwischen geändert.');
  await expect(page.locator('[name=postcodes]')).toHaveValue('55');
  await save.click();
  await expect(page.getByText('Gespeichert. Es gilt ab sofort.')).toBeVisible();

  // One more, which visitors can choose, and which is deleted again.
  await page.locator('[data-action=add-showroom]').click();
  await page.locator('[name=name]').fill('Trier');
  await save.click();
  await expect(page.locator('[aria-invalid=true]').first()).toBeVisible();
  await expectAccessible(page);
  for (const [name, value] of [
    ['street', 'Musterweg 1'],
    ['postcode', '54290'],
    ['town', 'Trier'],
    ['phone', '0651 1'],
  ] as const)
    await page.locator(`[name=${name}]`).fill(value);
  await save.click();
  await expect(page.getByText('Gespeichert. Es gilt ab sofort.')).toBeVisible();
  const trier = page.locator('[data-showroom=TRIER]');
  await expect(trier).toHaveAttribute('aria-current', 'true');
  await expectNothingCut(page);
  await page.locator('[data-action=remove-showroom]').click();
  await expect(trier).toHaveCount(0);
  expect(
    await query(`select value::text like '%TRIER%' as has from setting_version
      where name = 'showrooms' order by revision desc limit 1`),
  ).toEqual([{ has: false }]);

  // The rules apply within a second.
  await expect(async () => {
    const { enquiryId } = await givenEnquiry(request, `${Date.now()}${email}`, {
      personal_postcode: '54329',
    });
    const [row] = await query('select showroom from enquiry where enquiry_id = $1', [enquiryId]);
    expect(row).toEqual({ showroom: 'KONZ' });
  }).toPass();

  await settings.getByRole('link', { name: 'Webhooks' }).click();
  await expect(page.getByText('Noch keine Adresse')).toBeVisible();
  await expectAccessible(page);
  const dialog = page.getByRole('dialog');
  await page.locator('[data-action=add-webhook]').click();
  await dialog.locator('[name=url]').fill('http://crm.example/hook');
  await dialog.getByRole('button', { name: 'Adresse hinzufügen' }).click();
  await expect(dialog.getByText('Das ist keine Adresse mit https://')).toBeVisible();
  await expectAccessible(page);
  await dialog.locator('[name=url]').fill('https://127.0.0.1/hook');
  await dialog.getByRole('button', { name: 'Adresse hinzufügen' }).click();
  await expect(dialog.locator('[data-secret]')).toHaveText(/^whsec_/);
  await expectAccessible(page);
  await dialog.locator('[data-action=secret-kept]').click();
  const address = page.locator('[data-webhook]');
  // A private address is refused at the call itself.
  await address.locator('[data-action=test]').click();
  await expect(page.getByText(/^Nicht angekommen/)).toBeVisible();
  await expect(page.locator('[data-delivery]')).toHaveCount(1);
  await expect(henrik.locator('[data-delivery]')).toHaveCount(1);
  await expectAccessible(page);
  await expectNothingCut(page);
  // A failed event is viewed and replayed.
  await query(
    `insert into webhook_delivery (event_id, endpoint_id, attempt, attempted_at, outcome, ms)
     select event_id, endpoint_id, 0, now() + interval '1 minute', '503', 2104 from event, webhook_endpoint
     where type = 'enquiry.received' limit 1`,
  );
  await page.reload();
  await page.locator('[data-delivery="503"]').getByRole('button').click();
  await expect(page.getByText('503 · 2,1 s')).toBeVisible();
  await page.locator('[data-action=show-body]').click();
  await expect(page.locator('pre')).toContainText('"type": "enquiry.received"');
  await expectAccessible(page);
  await page.locator('[data-action=resend]').click();
  await expect(page.getByText('Unterwegs. Gleich steht es im Protokoll.')).toBeVisible();
  await page.locator('[data-filter=failed]').click();
  await expect(page.locator('[data-delivery="503"]')).toHaveCount(1);
  await address.getByRole('switch').click();
  await expect(address).toContainText('pausiert');
  await expect(henrik.locator('[data-webhook]')).toContainText('pausiert');
  await expectAccessible(page);
  // An address with 410s shows that, before and after the pause.
  await query(`update webhook_endpoint set disabled_at = null, disabled_because = null, gone_since = now()`);
  await page.reload();
  await expect(address).toContainText('Nach einem Tag wird die Adresse pausiert.');
  await query(`update webhook_endpoint set disabled_at = now(), disabled_because = 'GONE'`);
  await page.reload();
  await expect(address).toContainText('hat einen Tag lang jeden Aufruf mit 410');
  await expectNothingCut(page);
  await expectAccessible(page);

  await settings.getByRole('link', { name: 'Protokoll' }).click();
  const entries = page.locator('[data-entry]');
  await expect(entries.first()).toContainText('Adresse pausiert');
  await expect(entries.filter({ hasText: 'Studios' })).toHaveCount(7);
  // A retry of the replayed event may have shown the address as enabled for a moment.
  await henrik.reload();
  await expect(henrik.locator('[data-webhook]').getByRole('switch')).not.toBeChecked();
  await henrik.locator('[data-webhook]').getByRole('switch').click();
  await expect(entries.first()).toContainText('Henrik Vogt');
  await henrik.close();
  await expectNothingCut(page);
  await expectAccessible(page);
  await page.locator('[name=kind]').selectOption('access');
  await expect(page.getByText('Kein Eintrag passt dazu.')).toBeVisible();
});

test('who is no owner sees no webhooks, and an agent no settings', {
  tag: ['@desktop', '@whole'],
}, async ({ page, query, ownProduct: { url } }) => {
  await openDeskAs(page, query, { name: 'Henrik Vogt', url, role: 'manager' });
  await page.getByRole('link', { name: 'Einstellungen' }).click();
  await expect(page.getByRole('link', { name: 'Studios' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Webhooks' })).toHaveCount(0);
  await page.goto('/desk/settings/webhooks');
  await expect(page.getByText('Nicht für Ihre Rolle')).toBeVisible();
  await expectAccessible(page);
  await openDeskAs(page, query, { name: 'Jana Keller', url });
  await expect(page.getByRole('link', { name: 'Anfragen' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Einstellungen' })).toHaveCount(0);
});

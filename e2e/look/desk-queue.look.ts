import { showQueueEndpoint } from '@funnel/contract/call-queue/show-queue';
import { mergeTests } from '@playwright/test';
import { openDeskAs } from '../desk.ts';
import { givenEnquiry, givenFile } from '../given.ts';
import { testWithSettings } from '../settings-test.ts';
import { ANSWERS, drawnPlan, shootLost, shootWaiting } from './desk-scenes.ts';
import { expect, test as lookTest } from './look-test.ts';

const test = mergeTests(testWithSettings({}), lookTest);
test.use({ refusals: [401, 409] });

test('call list: loading, free, mine, times, reasons, undo, conflict, offline, keys, empty', async ({
  page,
  request,
  query,
  ownProduct,
  language,
  email,
  shoot,
}) => {
  const names = [
    'Katrin Sommerfeld',
    'Maximiliane Gräfin von Hohenstein zu Thurnau',
    'Sarah Quint',
    'Emily Carter',
    'Martin Hollerbach',
  ];
  const plan = await drawnPlan(page, 'Grundriss.png');
  for (const [index, name] of names.entries()) {
    const { enquiryId, kitchenId } = await givenEnquiry(
      request,
      `${name.toLowerCase().replaceAll(/\W+/g, '.')}@example.com`,
      {
        personal_full_name: name,
        ...ANSWERS,
      },
    );
    await givenFile(request, kitchenId, plan);
    await query(
      `update enquiry set received_at = now() - make_interval(mins => $2),
         next_try_at = case when $3 then now() + make_interval(mins => $2 - 60) end,
         tries = case when $3 then 1 else 0 end, espl_value = 18.35, espl_percentile = 65, showroom = 'SAARBRUECKEN'
       where enquiry_id = $1`,
      [enquiryId, 50 - index * 12, index > 0],
    );
  }
  await openDeskAs(page, query, { name: 'Mia Brandt', url: ownProduct.url });
  const address = `${ownProduct.url}/desk/calls?lang=${language}`;
  await shootWaiting(page, shoot, {
    name: 'desk-queue',
    call: showQueueEndpoint.path,
    waiting: '[data-screen=queue] [role=status] li',
    open: async () => void (await page.goto(address)),
  });
  await page.goto(address);
  await expect(page.locator('li[data-enquiry]')).toHaveCount(names.length);
  await shoot('desk-queue');
  await page.locator('[data-action=pause]').click();
  await shoot('desk-queue-paused');
  await page.locator('[data-action=pause]').click();
  await page.emulateMedia({ colorScheme: 'dark' });
  await shoot('desk-queue-dark');
  await page.emulateMedia({ colorScheme: 'light' });
  await page.locator('li[data-enquiry] button').first().click();
  await page.keyboard.press('a');
  await expect(page.locator('[data-claim=mine]')).toHaveCount(1);
  await page.locator('[name=note]').fill('Einzug im April, Insel wäre ein Traum');
  await shoot('desk-queue-mine');
  // A phone has the outcomes behind a button.
  const outcomes = page.locator('[data-action=outcomes]');
  if (await outcomes.isVisible()) {
    await outcomes.click();
    await shoot('desk-queue-outcomes');
  }
  await page.locator('[data-outcome=SHOWROOM]').click();
  await expect(page.locator('[data-panel=time] [data-start]').first()).toBeVisible();
  await shoot('desk-queue-appointment');
  await page.keyboard.press('Escape');
  await page.locator('[data-outcome=LOST]').click();
  await shoot('desk-queue-reasons');
  await page.locator('[data-reason=TOO_FAR]').click();
  await expect(page.locator('[data-action=undo]')).toBeVisible();
  await shoot('desk-queue-undo');

  await page.goto(address);
  await expect(page.locator('li[data-enquiry]').first()).toBeVisible();
  const call = `**${showQueueEndpoint.path}`;
  await page.route(call, (route) => route.fulfill({ json: {} }));
  await givenEnquiry(request, `9${email}`);
  await expect(page.locator('[data-banner=error]')).toBeVisible();
  await shoot('desk-queue-error');
  await page.unroute(call);

  // A colleague was faster.
  const first = page.locator('li[data-enquiry]').first();
  await query(
    `insert into staff (staff_id, email, name, role, password_hash, created_at)
     values ('jana', 'jana@kueche.example', 'Jana Keller', 'agent', '', now()) on conflict do nothing`,
  );
  await page.goto(address);
  await expect(first).toBeVisible();
  await first.getByRole('button').first().click();
  await page.locator('[name=note]').fill('Ruft nach 18 Uhr zurück');
  await page.keyboard.press('Escape');
  await query(
    `insert into call_claim (enquiry_id, staff_id, claimed_at, seen_at) values ($1, 'jana', now(), now())`,
    [await first.getAttribute('data-enquiry')],
  );
  await page.keyboard.press('a');
  await expect(page.locator('[data-banner=plum]')).toBeVisible();
  await shoot('desk-queue-conflict');
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog')).toBeVisible();
  await shoot('desk-queue-keys');
  await page.keyboard.press('Escape');
  await shootLost(page, shoot, 'desk-queue');
  await page.goto(address);
  await query('delete from enquiry');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('li[data-enquiry]')).toHaveCount(0);
  await shoot('desk-queue-empty');
});

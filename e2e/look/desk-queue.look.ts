import { showQueueEndpoint } from '@funnel/contract/call-queue/show-queue';
import { mergeTests } from '@playwright/test';
import { openDeskAs } from '../desk.ts';
import { givenEnquiry, givenFile } from '../given.ts';
import { testWithSettings } from '../settings-test.ts';
import { asTry } from '../step-sql.ts';
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
         tries = case when $3 then 1 else 0 end, espl_value = case when $3 then 24.4 else 18.35 end,
         espl_percentile = case when $3 then 86 else 65 end, showroom = 'SAARBRUECKEN'
       where enquiry_id = $1`,
      [enquiryId, 50 - index * 12, index > 0],
    );
    const tried = `${asTry('now() + make_interval(mins => $2)')} and enquiry_id = $1`;
    const firstCall = `update next_step set starts_at = now() - make_interval(mins => 50 - $2),
      ends_at = now() - make_interval(mins => 20 - $2) where enquiry_id = $1`;
    await query(index > 0 ? tried : firstCall, [enquiryId, index > 0 ? -10 - index * 12 : 0]);
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
  // On a phone the outcomes are behind a button.
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
    `insert into call_claim (person_id, enquiry_id, staff_id, claimed_at, seen_at)
     select person_id, enquiry_id, 'jana', now(), now() from enquiry where enquiry_id = $1`,
    [await first.getAttribute('data-enquiry')],
  );
  await page.keyboard.press('a');
  await expect(page.locator('[data-banner=plum]')).toBeVisible();
  await shoot('desk-queue-conflict');
  await query("update staff set role = 'manager', code_secret = '\\x00' where name <> 'Jana Keller'");
  await page.reload();
  await first.getByRole('button').first().click();
  await expect(page.locator('[data-action=take-over]')).toBeVisible();
  await shoot('desk-queue-take-over');
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog')).toBeVisible();
  await shoot('desk-queue-keys');
  await page.keyboard.press('Escape');
  await shootLost(page, shoot, 'desk-queue');

  await query(`insert into call (call_id, enquiry_id, staff_id, begun_at, ended_at, outcome, event_ids, before, after)
    select 'c' || n, (array_agg(enquiry_id))[1 + n % 5], 'jana', now(), now() - n * interval '7 minutes',
      (array['REACHED', 'NOT_REACHED', 'APPOINTMENT', 'WRONG_NUMBER'])[1 + n % 4], '{}', '{}', '{}'
    from enquiry, generate_series(1, 7) as n group by n`);
  await query("update enquiry set status = 'CONTACTED', lost_reason = null, tries = 1");
  await query(asTry("now() + interval '2 hours' + length(enquiry_id) * interval '1 hour'"));
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 2, name: /angerufen|called/ })).toBeVisible();
  await shoot('desk-queue-empty');
  await page.locator('[data-tab=LATER]').click();
  await expect(page.locator('li[data-enquiry]').first()).toBeVisible();
  await shoot('desk-queue-later');
  await page.locator('[data-tab=DONE]').click();
  await expect(page.locator('[data-done]').first()).toBeVisible();
  await shoot('desk-queue-done');
  await query('delete from enquiry');
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 2 })).toBeVisible();
  await shoot('desk-queue-nobody');
});

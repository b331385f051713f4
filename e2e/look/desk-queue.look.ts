import { mergeTests } from '@playwright/test';
import { openDeskAs } from '../desk.ts';
import { givenEnquiry } from '../given.ts';
import { testWithSettings } from '../settings-test.ts';
import { expect, test as lookTest } from './look-test.ts';

const test = mergeTests(testWithSettings({}), lookTest);
test.use({ refusals: [401] });

const ANSWERS = {
  question_shape: 'L_FORM',
  question_size: 'FROM_5M_TO_7M',
  question_layout: 'OPEN',
  question_style: 'MODERN',
  question_color: 'DARK',
  question_worktop_material: 'NATURAL_QUARTZ_STONE',
  question_cooker_type: 'INDUCTION',
  question_oven_type: 'AT_COUNTER_HEIGHT',
  kitchen_planning_place: 'IN_SHOP',
  question_cooking_situation: 'WITH_CHILDREN',
  question_reason: 'NEW_BUILT',
  question_timeframe: 'FROM_4_6_MONTHS',
  question_budget: 'FROM_15K_20K',
};

test('call list: free, mine, reasons, undo, empty', async ({
  page,
  request,
  query,
  ownProduct,
  language,
  shoot,
  email,
}) => {
  const names = [
    'Katrin Sommerfeld',
    'Maximiliane Gräfin von Hohenstein zu Thurnau',
    'Sarah Quint',
    'Emily Carter',
    'Martin Hollerbach',
  ];
  for (const [index, name] of names.entries()) {
    const { enquiryId } = await givenEnquiry(request, `${index}${email}`, {
      personal_full_name: name,
      ...ANSWERS,
    });
    await query(
      `update enquiry set received_at = now() - make_interval(mins => $2),
         next_try_at = case when $3 then now() + make_interval(mins => $2 - 60) end,
         tries = case when $3 then 1 else 0 end, espl_value = 18.35, espl_percentile = 65, showroom = 'SAARBRUECKEN'
       where enquiry_id = $1`,
      [enquiryId, 50 - index * 12, index > 0],
    );
  }
  await openDeskAs(page, query, { name: 'Mia Brandt', url: ownProduct.url });
  if (language !== 'de') await page.goto(`${ownProduct.url}/desk/calls?lang=${language}`);
  await expect(page.locator('li[data-enquiry]')).toHaveCount(names.length);
  await shoot('desk-queue');
  const size = page.viewportSize();
  if (size && size.width === 1280) {
    await page.setViewportSize({ width: 1440, height: 900 });
    await shoot('desk-queue-1440');
    await page.setViewportSize(size);
  }
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
    await page.locator('[data-outcome=SHOWROOM]').click();
    await expect(page.locator('[data-start]').first()).toBeVisible();
    await shoot('desk-queue-sheet-time');
  }
  await page.locator('[data-outcome=LOST]').click();
  await shoot('desk-queue-reasons');
  await page.locator('[data-reason=TOO_FAR]').click();
  await expect(page.locator('[data-action=undo]')).toBeVisible();
  await shoot('desk-queue-undo');
  await page.goto(`${ownProduct.url}/desk/enquiries?lang=${language}`);
  await expect(page.locator('[data-row]')).toHaveCount(names.length);
  await shoot('desk-enquiries');
  await page.goto(`${ownProduct.url}/desk/calls?lang=${language}`);
  await expect(page.locator('li[data-enquiry]').first()).toBeVisible();
  const address = '**/api/v1/desk/queue';
  await page.route(address, (route) => route.fulfill({ json: {} }));
  await givenEnquiry(request, `9${email}`);
  await expect(page.locator('[data-banner=error]')).toBeVisible();
  await shoot('desk-queue-error');
  await page.unroute(address);
  await query('delete from enquiry');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('li[data-enquiry]')).toHaveCount(0);
  await shoot('desk-queue-empty');
});

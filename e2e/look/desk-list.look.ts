import { listEnquiriesEndpoint } from '@funnel/contract/enquiry-list/list-enquiries';
import { mergeTests } from '@playwright/test';
import { openDeskAs } from '../desk.ts';
import { givenEnquiry } from '../given.ts';
import { testWithSettings } from '../settings-test.ts';
import { shootLost, shootWaiting } from './desk-scenes.ts';
import { expect, test as lookTest } from './look-test.ts';

// A separate product: the list shows all enquiries.
const test = mergeTests(testWithSettings({}), lookTest);
test.use({ refusals: [401] });

const PEOPLE = ['Katrin Sommerfeld', 'Sarah Quint', 'Daniel Weber-Lang', 'Emily Carter', 'Bernd Thielen'];

test('desk: the list loading, failed, empty, with a selection, a view, an entry', async ({
  page,
  request,
  query,
  ownProduct: { url },
  open,
  shoot,
}) => {
  await openDeskAs(page, query, { name: 'Mia Brandt', url, role: 'manager' });
  await open('/desk/enquiries');
  await expect(page.locator('[data-screen=enquiries]')).toBeVisible();
  await shoot('desk-list-empty');
  for (const [index, name] of PEOPLE.entries()) {
    const answers = {
      question_shape: 'L_FORM',
      question_size: 'FROM_5M_TO_7M',
      utm_campaign: 'herbst-saarland',
      espl_value: 18.35,
    };
    await givenEnquiry(request, `${index}.${Date.now()}@example.com`, {
      personal_full_name: name,
      ...answers,
    });
  }
  await query("update enquiry set suspicion = '{TOO_FAST}' where full_name = 'Sarah Quint'");
  await query("update enquiry set is_rescued = true where full_name = 'Daniel Weber-Lang'");
  await shootWaiting(page, shoot, {
    name: 'desk-list',
    call: listEnquiriesEndpoint.path,
    waiting: '[data-screen=enquiries]',
    open: () => open('/desk/enquiries'),
  });
  await open('/desk/enquiries');
  const boxes = page.locator('[name=select]');
  await expect(boxes.first()).toBeVisible();
  await shoot('desk-list');
  // Highlighted in the name, the postcode, and below the name.
  await page.locator('[name=search]').fill('som 661 0681');
  await expect(page.locator('mark:visible').first()).toBeVisible();
  await expect(page.locator('[data-row]')).toHaveCount(1);
  await shoot('desk-list-found');
  await page.route(`**${listEnquiriesEndpoint.path}?*`, (route) => route.fulfill({ status: 503 }));
  await page.locator('[name=search]').fill('');
  await expect(page.locator('[data-stale]')).toBeVisible();
  await shoot('desk-list-stale');
  await page.unroute(`**${listEnquiriesEndpoint.path}?*`);
  await shootLost(page, shoot, 'desk-list');
  await open('/desk/enquiries');
  await boxes.nth(1).check();
  await boxes.nth(2).check();
  await expect(page.locator('[data-bulk]')).toBeVisible();
  await shoot('desk-list-selected');
  await page.locator('[name=bulk_status]').selectOption('CONTACTED');
  await expect(page.locator('[data-action=undo]')).toBeVisible();
  await boxes.nth(3).check();
  await shoot('desk-list-undo');
  await page.locator('[data-action=clear-selection]').click();
  await page.locator('[data-filter=NEW]').click();
  await page.locator('[name=filter_assignee]').selectOption('nobody');
  await expect(page.locator('[data-chip]')).toBeVisible();
  await shoot('desk-list-filter');
  await page.locator('[data-action=save-view]').click();
  await shoot('desk-list-view');
  await page.keyboard.press('Escape');
  await page.locator('[data-action=enter]').click();
  await page.getByRole('dialog').locator('button[type=submit]').click();
  await shoot('desk-list-entry');
});

import type { Page } from '@playwright/test';
import { enterConfirmed, givenCustomer } from '../customer.ts';
import { answerInTurn, answers, chooseMadeFiles, fails } from '../example-file.ts';
import { givenEnquiry } from '../given.ts';
import { uploadSlowly } from './floor-plan-scenes.ts';
import { action, expect, held, numberOfRun, step, test } from './stage.ts';

const ANSWERS = {
  question_shape: 'L_FORM',
  question_size: 'FROM_3M_TO_5M',
  question_timeframe: 'FROM_1_3_MONTHS',
  question_worktop_material: 'NO_IDEA',
  question_budget: 'FROM_10K_15K',
};
const times = (page: Page) => page.locator('[data-slot]');

/** Pictures are lazy-loaded, and the screenshot shows the whole page. */
async function loadPictures(page: Page): Promise<void> {
  for (const picture of await page.locator('main img').all()) {
    await picture.scrollIntoViewIfNeeded();
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
  }
  await page.evaluate(() => scrollTo(0, 0));
}

test.use({ refusals: [401, 409] });

test('customer: address not confirmed yet', async ({ page, open, shoot, request, email }) => {
  const { creds } = await givenCustomer(request, email, ANSWERS);
  await open(`/customer#creds=${creds}`);
  await expect(step(page, 'pending-area').getByRole('listitem').first()).toBeVisible();
  await shoot('customer-pending');
  await action(page, 'resend').click();
  await expect(action(page, 'resend')).toHaveCount(0);
  await shoot('customer-pending-mail-sent');
});

test('customer: area', async ({ page, shoot, request, email, searchOfLanguage }) => {
  const customer = await givenCustomer(request, email, ANSWERS);
  await enterConfirmed(page, customer, searchOfLanguage);
  await loadPictures(page);
  await shoot('customer-area-new');

  await action(page, 'step-call').click();
  await expect(page.locator('[data-date]').first()).toBeVisible();
  await shoot('customer-days');
  await page
    .locator('[data-date]')
    .nth(2 + numberOfRun())
    .click();
  await expect(times(page).first()).toBeVisible();
  await shoot('customer-times');
  await answerInTurn(page, '/api/v1/precall-requests', answers({ code: 'SLOT_TAKEN', message: '' }, 409));
  await times(page).nth(3).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(times(page).first()).toBeVisible();
  await shoot('customer-times-taken-meanwhile');
  await page.unroute('**/api/v1/precall-requests*');
  await times(page).nth(3).click();
  await expect(action(page, 'cancel')).toBeVisible();
  await loadPictures(page);
  await shoot('customer-area-appointment');

  const arrive = await uploadSlowly(page);
  await loadPictures(page);
  await shoot('customer-area-files-uploading');
  await arrive();
  await expect(page.locator('[data-file]')).toHaveCount(3);
  await page.reload();
  await expect(page.locator('[data-file]')).toHaveCount(3);
  await loadPictures(page);
  await shoot('customer-area-files-and-appointment');

  await page
    .getByRole('button', { name: /^(?:Löschen|Delete):/ })
    .first()
    .click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await shoot('customer-area-delete-file-question');
  await page.locator('dialog[open] [data-action=stay]').click();
  await action(page, 'cancel').click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await shoot('customer-area-cancel-question');
  await page.locator('dialog[open] [data-action=confirm]').click();
  await expect(action(page, 'cancel')).toHaveCount(0);
  await loadPictures(page);
  await shoot('customer-area-cancelled');
});

test('customer: files refused', async ({ page, shoot, request, email, searchOfLanguage }) => {
  await enterConfirmed(page, await givenCustomer(request, email), searchOfLanguage);
  await answerInTurn(page, '/api/v1/customer/files', fails);
  await chooseMadeFiles(
    page,
    { name: 'Scan.jpg', type: 'image/jpeg', bytes: 15 * 1024 * 1024 + 1 },
    {
      name: 'Beschreibung der Küche mit allen Maßen und Wünschen.docx',
      type: 'application/msword',
      bytes: 9000,
    },
    { name: 'Grundriss.png', type: 'image/png', bytes: 2000 },
  );
  await expect(page.locator('[data-status=failed]')).toHaveCount(3);
  await loadPictures(page);
  await shoot('customer-area-files-failed');
});

test('customer: two enquiries', async ({ page, shoot, request, email, searchOfLanguage }) => {
  const customer = await givenCustomer(request, email, ANSWERS);
  await givenEnquiry(request, email, { question_shape: 'U_FORM' });
  await enterConfirmed(page, customer, searchOfLanguage);
  await expect(page.locator('[name=enquiry]')).toBeVisible();
  await loadPictures(page);
  await shoot('customer-area-two-enquiries');
});

test('customer: area that does not come', async ({ page, open, shoot, request, email, searchOfLanguage }) => {
  await enterConfirmed(page, await givenCustomer(request, email), searchOfLanguage);
  const lost = held(fails);
  await answerInTurn(page, '/api/v1/customer/overview', lost.answer);
  await open('/customer');
  await expect(step(page, 'area')).toBeVisible();
  await shoot('customer-area-loading');
  lost.release();
  await expect(action(page, 'retry')).toBeVisible();
  await shoot('customer-area-failed');
});

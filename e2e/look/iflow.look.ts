import { ACTIVATION, answerInTurn, answers, chooseFiles, rows, takeEveryFile } from '../example-file.ts';
import { openShop, SHOP } from '../shop.ts';
import { failUpload, refuseFiles, uploadSlowly, visitOf } from './floor-plan-scenes.ts';
import { action, expect, planPicture, skipFloorPlan, step, test } from './stage.ts';

const ADDRESS = '/services/fun/iflow';
const SOMEBODY = `${ADDRESS}?kitchenId=kitchen-1&email=johanna.weiss%40example.com`;

test('iflow: floor plan', async ({ page, open, shoot, request, email, isMobile }) => {
  await open(`${ADDRESS}${await visitOf(request, email)}`);
  await expect(action(page, 'skip')).toBeVisible();
  // On a computer with the QR code.
  if (!isMobile) await expect(page.getByRole('img', { name: /QR/ })).toBeVisible();
  await shoot('iflow-floor-plan-empty');
  const arrive = await uploadSlowly(page);
  await shoot('iflow-floor-plan-uploading');
  await arrive();
  await expect(action(page, 'next')).toBeVisible();
  await shoot('iflow-floor-plan-done');
});

test('iflow: floor plan refused', async ({ page, open, shoot }) => {
  await open(SOMEBODY);
  await refuseFiles(page);
  await shoot('iflow-floor-plan-refused');
});

test('iflow: floor plan failed', async ({ page, open, shoot }) => {
  await open(SOMEBODY);
  await failUpload(page);
  await shoot('iflow-floor-plan-failed');
});

test('iflow: more floor plans than are taken', async ({ page, open, shoot }) => {
  await takeEveryFile(page);
  await open(SOMEBODY);
  const plan = await planPicture(page, 'Grundriss.png');
  await chooseFiles(
    page,
    ...Array.from({ length: 9 }, (_, index) => ({ ...plan, name: `Plan ${index + 1}.png` })),
  );
  await expect(rows(page).getByText(/Hochgeladen|Uploaded/)).toHaveCount(8);
  await shoot('iflow-floor-plan-full');
});

test('iflow: files over the page', { tag: '@desktop' }, async ({ page, open, shoot }) => {
  await open(SOMEBODY);
  await expect(action(page, 'skip')).toBeVisible();
  await expect
    .poll(() =>
      page.evaluate(() => {
        const dataTransfer = new DataTransfer();
        dataTransfer.items.add(new File(['%PDF-'], 'plan.pdf', { type: 'application/pdf' }));
        const event = new DragEvent('dragover', { dataTransfer, bubbles: true, cancelable: true });
        document.body.dispatchEvent(event);
        return event.defaultPrevented;
      }),
    )
    .toBe(true);
  await expect(page.getByText(/Loslassen zum Hochladen|Drop to upload/)).toBeVisible();
  await shoot('iflow-floor-plan-dragging');
});

test.describe('a code that is over', () => {
  test.use({ refusals: [410] });

  test('iflow: code for the phone is over', { tag: '@desktop' }, async ({
    page,
    open,
    shoot,
    request,
    email,
  }) => {
    await answerInTurn(
      page,
      '/api/v1/floorplan-links/arrived',
      answers({ code: 'TOKEN_OVER', message: '' }, 410),
    );
    await open(`${ADDRESS}${await visitOf(request, email)}`);
    await expect(action(page, 'renew')).toBeVisible();
    await shoot('iflow-floor-plan-code-over');
  });
});

test('iflow: incomplete address', async ({ page, open, shoot }) => {
  await open(ADDRESS);
  await expect(page.getByRole('link', { name: /Küche planen|Plan a kitchen/ })).toBeVisible();
  await shoot('iflow-incomplete-address');
});

test('iflow: confirmation', async ({ page, open, shoot }) => {
  await open(SOMEBODY);
  await skipFloorPlan(page);
  await action(page, 'skip').click();
  await expect(step(page, 'confirmation')).toBeVisible();
  await shoot('iflow-confirmation');
});

test.describe('the end', () => {
  test.use({ foreignOrigins: [SHOP()] });

  test('iflow: left within a frame', async ({ page, baseURL, language, shoot }) => {
    const src = `${baseURL}${SOMEBODY}&lang=${language}`;
    await openShop(page, { body: `<iframe src="${src}" style="width:100%;height:700px;border:0"></iframe>` });
    const frame = page.frameLocator('iframe');
    await frame.locator('[data-step=floorplan] [data-action=skip]').click();
    await frame.locator('[data-step=signup] [data-action=skip]').click();
    await frame.locator('[data-action=leave]').click();
    await expect(frame.locator('[data-step=thank_you] img')).toBeVisible();
    await shoot('iflow-left-framed');
  });

  test('iflow: exit after the signup', async ({ page, context, open, shoot }) => {
    await context.route('**/customer', (route) => route.fulfill({ contentType: 'text/html', body: '' }));
    await answerInTurn(page, ACTIVATION, answers({ code: 'SUCCESS', data: { creds: 'x' } }));
    await open(SOMEBODY);
    await skipFloorPlan(page);
    await page.locator('[name=password]').fill('korrekt pferd');
    await page.locator('[name=password_confirmation]').fill('korrekt pferd');
    await page.locator('button[type=submit]').click();
    await page.waitForURL(/\/thank-you/);
    await page.goBack();
    await expect(step(page, 'exit')).toBeVisible();
    await shoot('iflow-exit-area-opened');
  });
});

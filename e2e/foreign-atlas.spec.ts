import type { Page } from '@playwright/test';
import { ACTIVATION } from './example-file.ts';
import { ATLAS, answerElsewhere, isDown, offersNoTime, says } from './foreign-system.ts';
import { answerShortFunnel, expect, fillContact, step, tap } from './product-test.ts';
import { testWithSettings } from './settings-test.ts';

/** Enquiries are sent to a foreign system: our server never receives them and sends no mails about them. */
const test = testWithSettings({ showSubmitErrors: true }, undefined, { ATLAS_ENDPOINT: ATLAS });
test.use({ foreignOrigins: [ATLAS] });

const ENQUIRIES = '/api/v1/funnel-enquiries';
const SETTLED = '**/api/v1/error-reports/settled';
const MAIL = /E-Mail|Postfach|Bestätigung|Alles Weitere|email|inbox|confirmation|everything else/i;
/** Labels and password rules, which promise nothing. */
const LABEL = /^(?:E-Mail|Email|.*(?:E-Mail-Adresse|email address).*)$/gm;

async function expectNoPromise(page: Page, email: string): Promise<void> {
  const words = await page.locator('main, [role=dialog]').first().innerText();
  expect(words).not.toBe('');
  expect(words.replaceAll(email, '').replaceAll(LABEL, ''), page.url()).not.toMatch(MAIL);
}

async function choosePassword(page: Page): Promise<void> {
  for (const name of ['password', 'password_confirmation'])
    await page.locator(`[name=${name}]`).fill('korrekt pferd batterie');
  await page.locator('button[type=submit]').click();
}

for (const language of ['de', 'en'] as const)
  test.describe(`no page promises a mail that we do not send (${language})`, () => {
    const lead = (email: string) =>
      `kitchenId=k&enquiryId=e&email=${encodeURIComponent(email)}&lang=${language}`;

    test('after the enquiry', async ({ page, email }) => {
      await offersNoTime(page);
      for (const address of [
        `datepicker?${lead(email)}`,
        `thank-you?${lead(email)}`,
        `iflow?${lead(email)}`,
        `iflow?lang=${language}`,
        `terminfinder-iflow?${lead(email)}&date=2026-11-20T09:00:00%2B01:00`,
        `terminfinder-iflow?${lead(email)}&date=2026-11-20T09:00:00%2B01:00&reserved=true`,
      ]) {
        await page.goto(`/services/fun/${address}`);
        await page.locator('html[data-ready]').waitFor();
        await expectNoPromise(page, email);
      }
    });

    test('at the step that asks for the address', async ({ page, email }) => {
      await page.goto(`/services/fun/funnel?funnel_name=short_steps&lang=${language}`);
      for (const value of ['L_FORM', 'OVER_7M', 'OVER_12_MONTHS', 'MOVING', 'OVER_20K'])
        await tap(page, value);
      await step(page, 'personal').getByRole('radio').first().check({ force: true });
      await page.locator('[name=personal_full_name]').fill('Johanna Weiß');
      await page.locator('[name=personal_full_name]').press('Enter');
      await page.locator('[name=personal_postcode]').fill('66111');
      await page.locator('[name=personal_postcode]').press('Enter');
      await expect(step(page, 'personal_email')).toBeVisible();
      // The previous step slides out.
      await expect(page.locator('[name=personal_postcode]')).toHaveCount(0);
      await expectNoPromise(page, email);
    });

    test('at the sign-up, whether it works or not', async ({ page, email }) => {
      await page.addInitScript(() => {
        window.open = () => null;
      });
      let reply: object = { code: 'UNKNOWN_KITCHEN', message: '' };
      await answerElsewhere(page, ACTIVATION, (route) => says(reply)(route));
      await page.goto(`/services/fun/iflow?${lead(email)}`);
      await page.locator('[data-action=skip]').click();
      await expect(step(page, 'signup')).toBeVisible();
      await choosePassword(page);
      await expect(page.getByRole('alert')).toBeVisible();
      await expectNoPromise(page, email);
      reply = { code: 'SUCCESS', data: { creds: 'x' } };
      await page.locator('button[type=submit]').click();
      await expect(step(page, 'exit')).toBeVisible();
      await expectNoPromise(page, email);
      // A reloaded page has lost the state that the window was blocked, and has another text.
      await page.reload();
      await expect(step(page, 'exit')).toBeVisible();
      await expectNoPromise(page, email);
    });
  });

test.describe('an enquiry that our server rescued', () => {
  const rescuedOf = 'select is_rescued, status from enquiry where email = $1';
  const OPEN = [{ is_rescued: true, status: 'NEW' }];
  const CLOSED = [{ is_rescued: true, status: 'LOST' }];

  test('is closed once the other system has it; the visitor does not wait for that', async ({
    page,
    query,
    email,
  }) => {
    let answer = isDown;
    await answerElsewhere(page, ENQUIRIES, (route) => answer(route));
    await offersNoTime(page);
    // Our own server is unreachable.
    await page.route(SETTLED, (route) => route.abort());
    await answerShortFunnel(page);
    await fillContact(page, email);
    await page.locator('button[type=submit]').click();
    await expect(page.getByRole('alert')).toBeVisible();
    const rescued = () => query(rescuedOf, [email]);
    await expect.poll(rescued).toEqual(OPEN);
    answer = says({ data: { enquiryId: 17, kitchenId: 4, email } });
    await page.evaluate(() => dispatchEvent(new Event('online')));
    await expect(step(page, 'datepicker')).toBeVisible();
    const kept = () => page.evaluate(() => Object.keys(sessionStorage));
    expect(await kept()).not.toContain('waiting-enquiry');
    expect(await kept()).toContain('waiting-settlement');
    expect(await rescued()).toEqual(OPEN);
    await page.unroute(SETTLED);
    await page.evaluate(() => dispatchEvent(new Event('online')));
    await expect.poll(rescued).toEqual(CLOSED);
    await expect.poll(kept).not.toContain('waiting-settlement');
  });

  test('stays open while the other system answers without ids', async ({ page, query, email }) => {
    const settled: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/settled')) settled.push(request.url());
    });
    let reply: object = { data: { accepted: true } };
    await answerElsewhere(page, ENQUIRIES, (route) => says(reply)(route));
    await offersNoTime(page);
    await answerShortFunnel(page);
    await fillContact(page, email);
    for (const unclear of [reply, { data: { enquiryId: '17', kitchenId: '4', email: '' } }]) {
      reply = unclear;
      await page.locator('button[type=submit]').click();
      await expect(page.locator('button[type=submit][aria-disabled=true]')).toHaveCount(0);
      await expect(page.getByRole('alert')).toBeVisible();
      await expect.poll(() => query(rescuedOf, [email])).toEqual(OPEN);
    }
    expect(settled).toEqual([]);
    // The visitor submits again, and the response is clear.
    reply = { data: { enquiryId: '17', kitchenId: '4', email } };
    await page.locator('button[type=submit]').click();
    await expect(step(page, 'datepicker')).toBeVisible();
    await expect.poll(() => query(rescuedOf, [email])).toEqual(CLOSED);
  });
});

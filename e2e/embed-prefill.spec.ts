import type { PrefillValues } from '@funnel/embed/shell/kitchen-funnel-api';
import { type Page, test as plain } from '@playwright/test';
import { expect, test } from './product-test.ts';
import { embedTag, openShop, PRODUCT, SHOP, SHORT, STRANGER, tapIn } from './shop.ts';

test.use({ foreignOrigins: [SHOP(), STRANGER()] });

const KNOWN = {
  question_shape: 'L_FORM',
  question_size: 'OVER_7M',
  personal_salutation_english: 'MRS',
  personal_full_name: 'Johanna Weiß',
  personal_postcode: '66111',
  personal_telephone_raw: '0681 123456',
} as const satisfies PrefillValues;

const attribute = (values: object) => JSON.stringify(values).replaceAll('"', '&quot;');
const isMarked = { name: 'aria-checked', value: 'true' } as const;

test('the page fills in what it knows: the visitor sees it, may change it, and skips nothing', {
  tag: '@wide',
}, async ({ page, query, email }) => {
  const given = { ...KNOWN, personal_email: `not-${email}` };
  await openShop(page, { body: embedTag(`data-funnel="short" data-prefill="${attribute(given)}"`) });
  const frame = page.frameLocator('iframe');
  await expect(frame.locator('[data-step=question_shape]')).toBeVisible();
  await expect(frame.locator('[data-value=L_FORM]')).toHaveAttribute(isMarked.name, isMarked.value);
  // Storage is blocked in frames: after a reload the page sends everything again.
  await frame.locator('html').evaluate((old) => {
    old.dataset['old'] = '';
    location.reload();
  });
  const fresh = frame.locator('html:not([data-old])');
  await expect(fresh.locator('[data-value=L_FORM]')).toHaveAttribute(isMarked.name, isMarked.value);
  await tapIn(frame, ['U_FORM']);
  await expect(frame.locator('[data-value=OVER_7M]')).toHaveAttribute(isMarked.name, isMarked.value);
  await tapIn(frame, SHORT.slice(1));
  await expect(frame.locator('[name=personal_full_name]')).toHaveValue(KNOWN.personal_full_name);
  await frame.locator('[name=personal_email]').fill(email);
  await frame.locator('button[type=submit]').click();
  await expect(frame.locator('[data-step=datepicker]')).toBeVisible();
  const rows = await query('select answers, salutation, full_name, postcode from enquiry where email = $1', [
    email,
  ]);
  expect(rows).toEqual([
    {
      answers: expect.objectContaining({ question_shape: 'U_FORM', question_size: 'OVER_7M' }),
      salutation: 'MRS',
      full_name: 'Johanna Weiß',
      postcode: '66111',
    },
  ]);
});

test('a form that is shown already is filled in; what the visitor has typed stays, and also what was emptied', {
  tag: '@whole',
}, async ({ page }) => {
  await openShop(page, { body: embedTag('data-funnel="short"') });
  await page.waitForFunction(() => window.KitchenFunnel?.funnels.length === 1);
  const prefill = (values: PrefillValues) =>
    page.evaluate((given) => window.KitchenFunnel?.funnels[0]?.prefill(given), values);
  const frame = page.frameLocator('iframe');
  await tapIn(frame, SHORT);
  const name = frame.locator('[name=personal_full_name]');
  const postcode = frame.locator('[name=personal_postcode]');
  const telephone = frame.locator('[name=personal_telephone_raw]');
  await name.fill('Jo Groß');
  await postcode.fill('6');
  await postcode.fill('');
  await prefill(KNOWN);
  await expect(telephone).toHaveValue(KNOWN.personal_telephone_raw);
  await expect(frame.locator('[value=MRS]')).toBeChecked();
  await expect(name).toHaveValue('Jo Groß');
  await expect(postcode).toHaveValue('');

  await telephone.fill('');
  await prefill({ ...KNOWN, personal_email: 'jo@example.com' });
  await expect(frame.locator('[name=personal_email]')).toHaveValue('jo@example.com');
  await expect(telephone).toHaveValue('');
});

test('the terminfinder’s form is filled in, too', { tag: '@whole' }, async ({ page, baseURL }) => {
  await page.goto(`${SHOP()}/?${new URLSearchParams({ frame: `${baseURL}/services/fun/terminfinder` })}`);
  const frame = page.frameLocator('iframe');
  await frame.locator('[data-slot]').first().click();
  await expect(frame.locator('[name=personal_full_name]')).toBeVisible();
  await page.evaluate((values) => frames[0]?.postMessage({ type: 'set-prefill', values }, '*'), {
    personal_full_name: KNOWN.personal_full_name,
  });
  await expect(frame.locator('[name=personal_full_name]')).toHaveValue(KNOWN.personal_full_name);
});

test('a window that does not frame the funnel cannot fill anything in', { tag: '@whole' }, async ({
  page,
  context,
}) => {
  await page.goto(`${STRANGER()}/shop`);
  const opened = context.waitForEvent('page');
  await page.evaluate((url) => {
    Object.assign(window, { opened: open(url) });
  }, `${PRODUCT()}/services/fun/funnel?funnel_name=short`);
  await expectDeaf(await opened, () =>
    page.evaluate(
      (values) =>
        (window as unknown as { opened: Window }).opened.postMessage({ type: 'set-prefill', values }, '*'),
      KNOWN,
    ),
  );
});

test('a page that may not frame the funnel cannot fill anything in, even where a browser lets it frame', async ({
  page,
}) => {
  await page.route('**/services/fun/**', async (route) => {
    const response = await route.fetch();
    const { 'content-security-policy': _, ...headers } = response.headers();
    await route.fulfill({ response, headers });
  });
  const address = `${PRODUCT()}/services/fun/funnel?funnel_name=short`;
  await page.goto(`${STRANGER()}/?${new URLSearchParams({ frame: address })}`);
  await expectDeaf(page.frameLocator('iframe'), () =>
    page.evaluate((values) => frames[0]?.postMessage({ type: 'set-prefill', values }, '*'), KNOWN),
  );
});

/** The message arrives and changes nothing. */
async function expectDeaf(funnel: Pick<Page, 'locator'>, post: () => Promise<void>): Promise<void> {
  await funnel.locator('[data-value=L_FORM]').click();
  await expect(funnel.locator('[data-step=question_size]')).toBeVisible();
  // Before that there is no listener.
  await expect(funnel.locator('html[data-ready]')).toBeAttached();
  await funnel.locator('html').evaluate((html) => {
    addEventListener('message', () => html.toggleAttribute('data-heard', true));
  });
  await post();
  await expect(funnel.locator('html[data-heard]')).toBeAttached();
  // A later step proves that the message was processed.
  for (const value of SHORT.slice(1)) {
    await expect(funnel.locator('[data-value][aria-checked=true]')).toHaveCount(0);
    await funnel.locator(`[data-value=${value}]`).click();
    await expect(funnel.locator(`[data-value=${value}]`)).toHaveCount(0);
  }
  await expect(funnel.locator('[name=personal_full_name]')).toHaveValue('');
}

plain('an address fills in answers, and no personal data', { tag: '@whole' }, async ({ page, baseURL }) => {
  const told: string[] = [];
  page.on('console', (message) => told.push(message.text()));
  const values = { question_size: 'OVER_7M', question_reason: 'NOPE', personal_email: 'jo@example.com' };
  const link = new URLSearchParams({ funnel_name: 'short', utm_source: 'x', ...values });
  await page.goto(`${baseURL}/services/fun/funnel?${link}`);
  await page.locator('[data-value=L_FORM]').click();
  await expect(page.locator('[data-value=OVER_7M]')).toHaveAttribute(isMarked.name, isMarked.value);
  for (const value of SHORT.slice(1)) await page.locator(`[data-value=${value}]`).click();
  await expect(page.locator('[name=personal_email]')).toHaveValue('');
  expect(told).toEqual(['Prefill from the address: left out question_reason, personal_email']);
});

plain(
  'one message names what the page’s developer got wrong, without the values',
  { tag: '@whole' },
  async ({ page }) => {
    const told: string[] = [];
    page.on('console', (message) => told.push(message.text()));
    const given = { question_shape: 'ROUND', personal_mail: 'jo@example.com', question_size: 'OVER_7M' };
    await openShop(page, { body: embedTag(`data-funnel="short" data-prefill="${attribute(given)}"`) });
    const frame = page.frameLocator('iframe');
    await tapIn(frame, ['L_FORM']);
    await expect(frame.locator('[data-value=OVER_7M]')).toHaveAttribute(isMarked.name, isMarked.value);
    expect(told).toEqual(['Prefill from the parent: left out question_shape, personal_mail']);
  },
);

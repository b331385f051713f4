import { slotTexts } from '@funnel/domain/slot/slot-texts';
import type { Page } from '@playwright/test';
import { givenEnquiry, givenSeenFailures, type Lead } from './given.ts';
import { expect, expectAccessible, step, test } from './product-test.ts';
import { routeOpenPage } from './route-open-page.ts';

const SLOTS = '**/api/v1/datepickers/available';
const PRECALLS = '**/api/v1/precall-requests';

const address = ({ enquiryId, kitchenId, email }: Lead, more = '') =>
  `/services/fun/datepicker?kitchenId=${kitchenId}&enquiryId=${enquiryId}&email=${encodeURIComponent(email)}${more}`;

const days = (page: Page) => page.locator('button[data-date]');
const times = (page: Page) => page.locator('button[data-slot]');
const skip = (page: Page) => page.locator('[data-action=skip]');
const waits = (page: Page) => page.evaluate(() => sessionStorage.getItem('waiting-precall') !== null);
const noted = (page: Page) => page.getByText(slotTexts.noted.de);

/** The floor plan of this customer, in the language of the page. */
async function expectFloorPlan(
  page: Page,
  { kitchenId, email }: Lead,
  lang: string | null = null,
): Promise<void> {
  await expect(step(page, 'floorplan')).toBeVisible();
  const { pathname, searchParams } = new URL(page.url());
  expect(pathname).toBe('/services/fun/iflow');
  expect(Object.fromEntries(searchParams)).toEqual({ kitchenId, email, ...(lang && { lang }) });
}

for (const [name, url, later, earlier] of [
  [
    'the datepicker',
    '/services/fun/datepicker?kitchenId=k&enquiryId=e&email=a%40b.de',
    'timepicker',
    'datepicker',
  ],
  ['the funnel', '/services/fun/funnel', 'question_size', 'question_shape'],
] as const) {
  test(`a Back that is pressed before ${name} listens counts`, async ({ page }) => {
    await page.goto(url);
    await (name === 'the funnel' ? page.locator('[data-value=ISLAND]') : days(page).first()).click();
    await expect(step(page, later)).toBeVisible();
    await page.addInitScript((shown) => {
      const listen = window.addEventListener.bind(window);
      Object.assign(window, {
        addEventListener(type: string, ...rest: [EventListener]) {
          if (type === 'popstate') history.replaceState({ shown, depth: 0 }, '');
          listen(type, ...rest);
        },
      });
    }, earlier);
    await page.reload();
    await expect(step(page, earlier)).toBeVisible();
    await expect(page.locator('html[data-ready]')).toBeAttached();
    await expect(step(page, later)).toHaveCount(0);
    expect(await page.evaluate(() => history.state.shown)).toBe(earlier);
  });
}

test('a visitor wishes a time, there and back again, and the retailer has it once', { tag: '@wide' }, async ({
  page,
  request,
  query,
  email,
}) => {
  const lead = await givenEnquiry(request, email);
  await page.goto(address(lead));
  await expect(page.getByText('Vielen Dank, Ihre Anfrage ist da.')).toBeVisible();
  await expect(page.getByText(email)).toBeVisible();
  await expect(days(page).first()).toContainText(
    /^(?:Montag|Dienstag|Mittwoch|Donnerstag|Freitag|Samstag) \d+\. \p{L}+/u,
  );
  await expectAccessible(page);

  const date = await days(page).nth(2).getAttribute('data-date');
  await days(page).nth(2).click();
  await expect(step(page, 'timepicker')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(times(page).first()).toHaveText(/^\d\d:\d\d–\d\d:\d\d$/);
  await expectAccessible(page);
  await page.locator('[data-action=back]').click();
  await expect(step(page, 'datepicker')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.goForward();
  await expect(step(page, 'timepicker')).toBeVisible();
  await page.reload();
  await expect(step(page, 'timepicker')).toBeVisible();
  await page.goBack();
  await days(page).nth(2).click();

  const bodies: unknown[] = [];
  await routeOpenPage(page, PRECALLS, async (route) => {
    bodies.push(route.request().postDataJSON());
    expect(await route.request().headerValue('idempotency-key')).toMatch(/^[\w-]{22}$/);
    await route.continue();
  });
  const slot = times(page).nth(3);
  const ts = (await slot.getAttribute('data-slot')) ?? '';
  expect(ts.slice(0, 10)).toBe(date);
  await slot.dblclick();
  await expectFloorPlan(page, lead);
  await expect(noted(page)).toBeVisible();
  await expect(page.getByText(`, ${ts.slice(11, 16)}–`)).toBeVisible();
  expect(bodies).toEqual([{ enquiryId: lead.enquiryId, ts, duration: 3600 }]);
  expect(await query('select * from appointment where enquiry_id = $1', [lead.enquiryId])).toMatchObject([
    {
      kind: 'CALLBACK',
      state: 'BOOKED',
      starts_at: new Date(ts),
      ends_at: new Date(Date.parse(ts) + 3_600_000),
    },
  ]);
});

test('who goes back and chooses another time is called then, and a stranger with the address changes nothing', async ({
  page,
  browser,
  request,
  query,
  email,
}) => {
  const lead = await givenEnquiry(request, email);
  const calls = () => query('select starts_at from appointment where enquiry_id = $1', [lead.enquiryId]);
  // Another day each time: the number of times depends on weekday and hour.
  const choose = async (on: Page, day: number) => {
    await days(on).nth(day).click();
    const ts = (await times(on).last().getAttribute('data-slot')) ?? '';
    await times(on).last().click();
    await expectFloorPlan(on, lead);
    return [{ starts_at: new Date(ts) }];
  };
  await page.goto(address(lead));
  expect(await choose(page, 3)).toEqual(await calls());
  await page.goBack();
  await page.goBack();
  await expect(step(page, 'datepicker')).toBeVisible();
  const chosen = await choose(page, 4);
  expect(await calls()).toEqual(chosen);

  const stranger = await browser.newPage();
  await stranger.goto(address(lead));
  await choose(stranger, 5);
  await stranger.close();
  expect(await calls()).toEqual(chosen);
});

test('without a desired date nothing is sent, from either step', { tag: '@whole' }, async ({
  page,
  request,
  query,
  email,
}) => {
  const lead = await givenEnquiry(request, email);
  await page.goto(address(lead));
  await skip(page).click();
  await expectFloorPlan(page, lead);
  await page.goto(address(lead));
  await days(page).first().click();
  await expect(step(page, 'timepicker')).toBeVisible();
  await skip(page).click();
  await expectFloorPlan(page, lead);
  expect(await query('select 1 from appointment where enquiry_id = $1', [lead.enquiryId])).toEqual([]);
});

test('a wish that cannot be sent keeps nobody, and goes out from the next page', { tag: '@whole' }, async ({
  page,
  request,
  query,
  email,
}) => {
  const lead = await givenEnquiry(request, email);
  const keys: (string | null)[] = [];
  let isDown = true;
  await page.route(PRECALLS, async (route) => {
    keys.push(await route.request().headerValue('idempotency-key'));
    if (isDown) await route.fulfill({ status: 503, json: { code: 'UNAVAILABLE', message: '' } });
    else await route.continue();
  });
  await page.goto(address(lead));
  await days(page).first().click();
  const failure = page.waitForEvent('console', (message) => message.text().startsWith('Precall failed'));
  await times(page).first().click();
  await expect(times(page).first()).toHaveAttribute('aria-disabled', 'true');
  await expect(times(page).nth(1)).toHaveAttribute('aria-disabled', 'true');
  await failure;
  await expectFloorPlan(page, lead);
  await expect(noted(page)).toHaveCount(0);
  expect(keys.length).toBeGreaterThanOrEqual(3);
  // The reopened tab retries automatically.
  const tries = keys.length;
  await page.reload();
  await expect.poll(() => keys.length).toBeGreaterThan(tries);
  expect(await waits(page)).toBe(true);
  isDown = false;
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await expect
    .poll(() => query('select kind from appointment where enquiry_id = $1', [lead.enquiryId]))
    .toHaveLength(1);
  expect(new Set(keys).size).toBe(1);
  await expect.poll(() => waits(page)).toBe(false);
});

test('where the retailer wants failures to be seen, a wish that cannot be sent is told and can be sent again', {
  tag: '@whole',
}, async ({ page, request, query, email }) => {
  const lead = await givenEnquiry(request, email);
  const keys: (string | null)[] = [];
  let isDown = true;
  await givenSeenFailures(page);
  await page.route(PRECALLS, async (route) => {
    keys.push(await route.request().headerValue('idempotency-key'));
    if (isDown) await route.fulfill({ status: 503, json: { code: 'UNAVAILABLE', message: '' } });
    else await route.continue();
  });
  await page.goto(address(lead));
  await days(page).first().click();
  const last = times(page).last();
  const ts = (await last.getAttribute('data-slot')) ?? '';
  await last.click();
  const told = page.getByRole('alert');
  await expect(told).toContainText('Ihre Wunschzeit ist noch nicht bei uns angekommen.');
  await expect(told).toBeInViewport();
  await expect(last).toHaveAttribute('aria-current', 'true');
  await expectAccessible(page);
  expect(await waits(page)).toBe(true);

  // Continuing without a time discards the wish.
  await skip(page).click();
  await expectFloorPlan(page, lead);
  expect(await waits(page)).toBe(false);
  await page.goBack();
  await expect(step(page, 'timepicker')).toBeVisible();
  keys.length = 0;
  await last.click();
  await expect(told).toBeVisible();
  isDown = false;
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await expectFloorPlan(page, lead);
  await expect(noted(page)).toBeVisible();
  expect(await waits(page)).toBe(false);
  expect(new Set(keys).size).toBe(1);
  expect(await query('select starts_at from appointment where enquiry_id = $1', [lead.enquiryId])).toEqual([
    { starts_at: new Date(ts) },
  ]);
});

test('times that do not come can be asked for again, and none at all is no dead end', {
  tag: '@whole',
}, async ({ page, request, email }) => {
  const lead = await givenEnquiry(request, email);
  await page.route(SLOTS, (route) => route.abort());
  await page.goto(address(lead));
  await expect(page.getByRole('alert')).toContainText(slotTexts.failedTitle.de);
  await expect(skip(page)).toBeVisible();
  await expectAccessible(page);
  await page.unroute(SLOTS);
  await page.getByRole('button', { name: slotTexts.retry.de }).click();
  await expect(days(page).first()).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);

  await page.route(SLOTS, (route) => route.fulfill({ json: { data: { availableSlots: {}, duration: 60 } } }));
  await page.reload();
  await expect(page.getByText(slotTexts.noneTitle.de)).toBeVisible();
  await expectAccessible(page);
  await skip(page).click();
  await expectFloorPlan(page, lead);
});

test.describe('in New York', () => {
  test.use({ timezoneId: 'America/New_York' });

  test('the times are German ones, in English and by keyboard alone', { tag: ['@wide', '@whole'] }, async ({
    page,
    request,
    query,
    email,
  }) => {
    const lead = await givenEnquiry(request, email);
    await page.goto(address(lead, '&lang=en'));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('When can we call you?');
    await days(page).nth(7).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: slotTexts.timeTitle.en })).toBeFocused();
    await expect(page.getByText(slotTexts.germanTime.en)).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Tab');
    const chosen = page.locator('button[data-slot]:focus');
    const start = (await chosen.getAttribute('data-slot')) ?? '';
    await expect(chosen).toHaveText(new RegExp(`^${start.slice(11, 16)}–`));
    await page.keyboard.press('Enter');
    await expectFloorPlan(page, lead, 'en');
    expect(await query('select starts_at from appointment where enquiry_id = $1', [lead.enquiryId])).toEqual([
      { starts_at: new Date(start) },
    ]);
  });
});

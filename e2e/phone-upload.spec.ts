import { devices } from '@playwright/test';
import { chooseFiles, pdf, picture, rows } from './example-file.ts';
import { givenEnquiry } from './given.ts';
import { expect, expectAccessible, expectNothingCut, test } from './product-test.ts';

const next = '[data-action=next]';
const ARRIVED = '/api/v1/floorplan-links/arrived';
const { viewport, hasTouch, isMobile } = devices['Pixel 7'];

test.use({ refusals: [410] });

test('what the phone sends appears on the computer within two seconds', {
  tag: ['@desktop', '@whole'],
}, async ({ page, browser, request, email, query }) => {
  const { kitchenId } = await givenEnquiry(request, email);
  await page.goto(`/services/fun/iflow?kitchenId=${kitchenId}&email=${encodeURIComponent(email)}`);
  const card = page.getByRole('region', { name: 'Foto mit dem Handy machen?' });
  await expect(card.getByRole('img', { name: /QR-Code/ })).toBeVisible();
  await expect(page.locator(next)).toHaveCount(0);
  const address = await card.getByRole('link').getAttribute('href');
  expect(address).not.toContain(kitchenId);

  const context = await browser.newContext({ viewport, hasTouch, isMobile, reducedMotion: 'reduce' });
  const phone = await context.newPage();
  await phone.goto(address ?? '');
  await expect(phone.getByRole('heading', { level: 1 })).toHaveText('Grundriss für Ihre Küche');
  await expect.poll(() => phone.url()).not.toContain('token');
  await expect(phone.getByRole('button', { name: 'Foto aufnehmen' })).toBeVisible();
  await expectNothingCut(phone);
  await chooseFiles(phone, picture('foto.png'));
  await expect(phone.getByText('Am Computer angekommen')).toBeVisible();
  const sent = Date.now();
  await expect(rows(page)).toContainText(['foto.png']);
  expect(Date.now() - sent).toBeLessThan(2000);
  await expect(page.locator(next)).toBeVisible();
  await expect(page.getByRole('log')).toContainText('foto.png ist hochgeladen');
  await expectAccessible(page);
  await expectAccessible(phone);

  // After a reload on both devices the link is the same.
  await Promise.all([page.reload(), phone.reload()]);
  await expect(rows(page)).toContainText(['foto.png']);
  await chooseFiles(phone, pdf('plan.pdf'));
  await expect(rows(page)).toContainText(['foto.png', 'plan.pdf']);
  expect(await query('select name from file where kitchen_id = $1 order by name', [kitchenId])).toEqual([
    { name: 'foto.png' },
    { name: 'plan.pdf' },
  ]);

  // Expired: the phone shows a message, the computer offers another code.
  await query("update floor_plan_link set expires_at = now() - interval '1 hour' where kitchen_id = $1", [
    kitchenId,
  ]);
  await chooseFiles(phone, pdf('zu-spaet.pdf'));
  await expect(phone.getByText('Dieser Link ist abgelaufen')).toBeVisible();
  await expect(phone.locator('input[type=file]')).toHaveCount(0);
  await context.close();
  await card.getByRole('button', { name: 'Neuen Code anzeigen' }).click();
  await expect(card.getByRole('link')).not.toHaveAttribute('href', address ?? '');
  await expect(card).toBeFocused();
});

test('a computer asks for files only while its page is seen', { tag: ['@desktop', '@whole'] }, async ({
  page,
  request,
  email,
}) => {
  const { kitchenId } = await givenEnquiry(request, email);
  let asked = 0;
  page.on('request', (sent) => {
    if (sent.url().endsWith(ARRIVED)) asked += 1;
  });
  await page.clock.install();
  await page.goto(`/services/fun/iflow?lang=en&kitchenId=${kitchenId}&email=${encodeURIComponent(email)}`);
  await expect(page.getByRole('img', { name: /QR code/ })).toBeVisible();
  await expect.poll(() => asked).toBeGreaterThan(0);
  const see = (state: string) =>
    page.evaluate((visibilityState) => {
      Object.defineProperty(document, 'visibilityState', { value: visibilityState, configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
    }, state);
  await see('hidden');
  const before = asked;
  await page.clock.runFor(60_000);
  expect(asked).toBe(before);
  await see('visible');
  await expect.poll(() => asked).toBeGreaterThan(before);
});

test('a computer asks ever more rarely while nothing comes', { tag: ['@desktop', '@whole'] }, async ({
  page,
  request,
  email,
}) => {
  const { kitchenId } = await givenEnquiry(request, email);
  let asked = 0;
  page.on('request', (sent) => {
    if (sent.url().endsWith(ARRIVED)) asked += 1;
  });
  await page.clock.install();
  await page.goto(`/services/fun/iflow?kitchenId=${kitchenId}&email=${encodeURIComponent(email)}`);
  await expect.poll(() => asked).toBeGreaterThan(0);
  /** By the clock of the page, until the next poll. */
  async function secondsUntilAsked(): Promise<number> {
    const before = asked;
    let seconds = 0;
    for (; asked === before; seconds += 1) await page.clock.runFor(1000);
    return seconds;
  }
  await page.clock.runFor(6 * 60_000);
  await secondsUntilAsked();
  expect(await secondsUntilAsked()).toBeGreaterThanOrEqual(15);
});

test('the code goes, and the questions with it, once eight files are there', {
  tag: ['@desktop', '@whole'],
}, async ({ page, request, email }) => {
  const { kitchenId } = await givenEnquiry(request, email);
  let asked = 0;
  page.on('request', (sent) => {
    if (sent.url().endsWith(ARRIVED)) asked += 1;
  });
  await page.clock.install();
  await page.goto(`/services/fun/iflow?kitchenId=${kitchenId}&email=${encodeURIComponent(email)}`);
  const card = page.getByRole('region', { name: 'Foto mit dem Handy machen?' });
  await expect(card.getByRole('img', { name: /QR-Code/ })).toBeVisible();
  const files = Array.from({ length: 8 }, (_, index) => picture(`plan-${index}.png`));
  await chooseFiles(page, ...files.slice(1));
  await expect(rows(page).getByText('Hochgeladen')).toHaveCount(7);
  await expect(card).toBeVisible();
  await chooseFiles(page, ...files.slice(0, 1));
  await expect(card).toHaveCount(0);
  const before = asked;
  await page.clock.runFor(60_000);
  expect(asked).toBe(before);
  await expect(rows(page).getByText('Hochgeladen')).toHaveCount(8);
  await expect(page.locator(next)).toBeVisible();
});

test('a phone that fills in the funnel is offered no code, and a link that is not whole says so', {
  tag: '@whole',
}, async ({ page, request, email }) => {
  const { kitchenId } = await givenEnquiry(request, email);
  await page.goto(`/services/fun/iflow?kitchenId=${kitchenId}&email=${encodeURIComponent(email)}`);
  await expect(page.getByRole('button', { name: 'Foto aufnehmen' })).toBeVisible();
  await expect(page.getByText('Foto mit dem Handy machen?')).toHaveCount(0);
  await page.goto('/services/fun/floor-plan?lang=en#token=no.link');
  await expect(page.getByText('This link has expired')).toBeVisible();
  await expectAccessible(page);
  await expectNothingCut(page);
});

import type { Page } from '@playwright/test';
import { enterConfirmed, givenCustomer } from './customer.ts';
import { openDeskAs } from './desk.ts';
import { givenEnquiry, givenToken } from './given.ts';
import { answerShortFunnel, atRest, expect, step, test } from './product-test.ts';

const SERVICES = '/services/fun';
/** WCAG 2.2, 1.4.3. */
const READABLE = 4.5;

test.use({ contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' } });

/**
 * The text of every control contrasts with its painted background: the browser paints a backplate behind text, which is
 * not in the computed style.
 */
async function expectWordsSeen(page: Page): Promise<void> {
  await atRest(page);
  const shot = await page.screenshot();
  const unseen = await page.evaluate(findUnseenWords, { png: shot.toString('base64'), readable: READABLE });
  expect(unseen).toEqual([]);
}

/** Runs in the page. */
async function findUnseenWords({ png, readable }: { png: string; readable: number }): Promise<string[]> {
  const bytes = Uint8Array.from(atob(png), (letter) => letter.charCodeAt(0));
  const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
  const canvas = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d', {
    willReadFrequently: true,
  });
  canvas?.drawImage(bitmap, 0, 0);
  const scale = bitmap.width / innerWidth;

  function contrastIn({ x, y, width, height }: DOMRect): number {
    const box = [x + 1, y + 1, width - 2, height - 2].map((side) => Math.round(side * scale));
    const [left = 0, top = 0, wide = 0, high = 0] = box;
    const { data } = canvas?.getImageData(left, top, wide, high) ?? { data: [] };
    const seen: number[] = [];
    for (let at = 0; at < data.length; at += 4) {
      const [red = 0, green = 0, blue = 0] = [...data.slice(at, at + 3)].map((part) => {
        const share = part / 255;
        return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
      });
      seen.push(0.2126 * red + 0.7152 * green + 0.0722 * blue);
    }
    const lightest = seen.reduce((a, b) => Math.max(a, b), 0);
    const darkest = seen.reduce((a, b) => Math.min(a, b), 1);
    return (lightest + 0.05) / (darkest + 0.05);
  }

  const scope = document.querySelector('dialog[open]') ?? document.body;
  const unseen: string[] = [];
  for (const control of scope.querySelectorAll<HTMLElement>('button, a, label, legend')) {
    const words = control.innerText.trim();
    if (!words || control.ariaDisabled || !control.checkVisibility({ visibilityProperty: true })) continue;
    const range = document.createRange();
    range.selectNodeContents(control);
    const box = range.getBoundingClientRect();
    const isOnScreen = box.top >= 0 && box.bottom <= innerHeight && box.width > 4 && box.height > 4;
    if (isOnScreen && contrastIn(box) < readable) unseen.push(words);
  }
  return unseen;
}

for (const [colorScheme, tag] of [
  ['light', ['@wide', '@whole']],
  ['dark', ['@wide']],
] as const) {
  test(`every control can be read in the reader's own ${colorScheme} colours`, { tag: [...tag] }, async ({
    page,
    request,
    email,
  }) => {
    await page.emulateMedia({ colorScheme });
    await page.goto(`${SERVICES}/funnel`);
    await expectWordsSeen(page);
    await answerShortFunnel(page);
    await page.locator('[data-action=next]').click();
    await expect(page.locator('[aria-invalid=true]').first()).toBeVisible();
    await expectWordsSeen(page);
    await page.locator('[data-action=next]').scrollIntoViewIfNeeded();
    await page.locator('[data-action=next]').hover();
    await expectWordsSeen(page);

    await page.goto(`${SERVICES}/terminfinder`);
    await page.locator('[data-slot]').first().hover();
    await page.mouse.down();
    await expectWordsSeen(page);
    await page.mouse.up();
    await expect(step(page, 'combined_personal')).toBeVisible();
    await page.locator('[data-action=close]').click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectWordsSeen(page);

    const { enquiryId, kitchenId } = await givenEnquiry(request, email);
    await page.goto(
      `${SERVICES}/thank-you?${new URLSearchParams({ enquiryId, kitchenId, email, postcode: '66111' })}`,
    );
    const place = page.locator('[data-place=SAARBRUECKEN]');
    await place.click();
    await expect(place).toHaveAttribute('aria-pressed', 'true');
    await expectWordsSeen(page);
  });
}

test.describe('after the enquiry, too', () => {
  // The customer area checks for a session.
  test.use({ refusals: [401] });

  test('times, floor plan, password, appointment and customer area', {
    tag: ['@wide', '@whole'],
  }, async ({ page, request, query, email, isMobile }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    const customer = await givenCustomer(request, email);
    const { enquiryId, kitchenId } = customer;
    await page.goto(`${SERVICES}/datepicker?${new URLSearchParams({ enquiryId, kitchenId, email })}`);
    await page.locator('button[data-date]').first().hover();
    await expectWordsSeen(page);
    await page.locator('button[data-date]').first().click();
    await page.locator('button[data-slot]').first().hover();
    await expectWordsSeen(page);
    await page.locator('button[data-slot]').last().click();

    for (const id of ['floorplan', 'signup']) {
      await expect(step(page, id)).toBeVisible();
      // The QR code loads later.
      if (id === 'floorplan' && !isMobile) await expect(page.getByRole('img', { name: /QR/ })).toBeVisible();
      await expectWordsSeen(page);
      await page.locator('[data-action=skip]').click();
    }
    await expect(step(page, 'confirmation')).toBeVisible();
    await expectWordsSeen(page);

    await page.goto(`${SERVICES}/appointment#token=${await givenToken(query, request, customer)}`);
    await page.locator('[data-action=cancel]').click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectWordsSeen(page);

    await enterConfirmed(page, customer);
    await expectWordsSeen(page);
    await page.locator('[data-action=change-password]').click();
    await expect(page.locator('[name=new_password]')).toBeVisible();
    await expectWordsSeen(page);
  });
});

test('no word of the desk has the colour of its ground', { tag: ['@desktop', '@whole'] }, async ({
  page,
  request,
  query,
  email,
  baseURL,
}) => {
  await givenEnquiry(request, email);
  await openDeskAs(page, query, { name: 'Henrik Vogt', url: baseURL ?? '', role: 'manager' });
  const unseen = () =>
    page.evaluate(() => {
      const ground = getComputedStyle(document.documentElement).backgroundColor;
      const hasWords = ({ childNodes }: Element) =>
        [...childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());
      return [...document.querySelectorAll('body *')]
        .filter((element) => hasWords(element) && element.checkVisibility())
        .filter((element) => {
          const { color, forcedColorAdjust } = getComputedStyle(element) as CSSStyleDeclaration & {
            forcedColorAdjust: string;
          };
          return color === ground && forcedColorAdjust !== 'none';
        })
        .map((element) => element.outerHTML);
    });
  await page.goto('/desk/enquiries');
  await page.getByRole('checkbox').first().check();
  await expect(page.locator('[data-bulk]')).toBeVisible();
  expect(await unseen()).toEqual([]);
  await page.locator('[name=bulk_status]').selectOption('CONTACTED');
  await expect(page.locator('[data-action=undo]')).toBeVisible();
  expect(await unseen()).toEqual([]);
  for (const screen of ['calls', 'calendar', 'settings/webhooks', 'settings/staff']) {
    await page.goto(`/desk/${screen}`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(await unseen()).toEqual([]);
  }
});

test('a switch of the desk shows whether it is on', { tag: ['@desktop', '@whole'] }, async ({
  page,
  query,
  baseURL,
}) => {
  await openDeskAs(page, query, { name: 'Henrik Vogt', url: baseURL ?? '', role: 'manager' });
  await page.goto('/desk/access');
  const control = page.getByRole('switch').first();
  await control.scrollIntoViewIfNeeded();
  for (const isOn of [true, false]) {
    await expect(control).toBeChecked({ checked: isOn });
    await page.mouse.move(0, 0);
    await atRest(page);
    const { x, y, width, height } = (await control.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    // Across the middle, without borders and rounded ends.
    const clip = { x: x + 4, y: y + height / 2 - 1, width: width - 8, height: 2 };
    const png = (await page.screenshot({ clip })).toString('base64');
    const shades = await page.evaluate(countShades, png);
    expect(shades, isOn ? 'on' : 'off').toBeGreaterThan(1);
    await control.click();
  }
});

/** Runs in the page: the number of distinct greys of a picture. */
async function countShades(png: string): Promise<number> {
  const bytes = Uint8Array.from(atob(png), (letter) => letter.charCodeAt(0));
  const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
  const canvas = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
  canvas?.drawImage(bitmap, 0, 0);
  const { data } = canvas?.getImageData(0, 0, bitmap.width, bitmap.height) ?? { data: [] };
  const shades = new Set<number>();
  for (let at = 0; at < data.length; at += 4) {
    const [red = 0, green = 0, blue = 0] = data.slice(at, at + 3);
    shades.add(Math.round((0.3 * red + 0.6 * green + 0.1 * blue) / 128));
  }
  return shades.size;
}

test('every field of the desk shows that it has the focus', { tag: ['@desktop', '@whole'] }, async ({
  page,
  request,
  query,
  email,
  baseURL,
}) => {
  const { enquiryId } = await givenEnquiry(request, email);
  await openDeskAs(page, query, { name: 'Henrik Vogt', url: baseURL ?? '', role: 'manager' });
  const unmarked = () =>
    page.evaluate(() => {
      const scope = document.querySelector('dialog[open]') ?? document.body;
      const fields = [...scope.querySelectorAll<HTMLElement>('input, textarea, select')];
      const shown = fields.filter((field) => field.checkVisibility() && field.clientWidth > 4);
      return shown
        .filter((field) => {
          field.focus();
          return field.matches(':focus-visible') && getComputedStyle(field).outlineStyle === 'none';
        })
        .map((field) => field.outerHTML);
    });

  await page.goto('/desk/enquiries');
  await page.locator('[data-action=enter]').click();
  await page.locator('[name=postcode]').waitFor();
  expect(await unmarked()).toEqual([]);
  await page.goto(`/desk/enquiries/${enquiryId}`);
  await page.locator('textarea').first().waitFor();
  expect(await unmarked()).toEqual([]);
});

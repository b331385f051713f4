import { PAGE_PATHS, type PageName } from '@funnel/contract/page/page-path';
import type { Page } from '@playwright/test';
import { hold, holdScripts } from './hold-scripts.ts';
import { expect, test } from './product-test.ts';

/** With another font a word in the middle of a line moves a few pixels, a shift of about 0.0001. */
const FONTS_MAY_SHIFT = 0.002;

const VISIT = '?kitchenId=kitchen-1&enquiryId=enquiry-1&email=jo%40example.com';

/** Every page, on first load. */
const QUERIES: Readonly<Record<PageName, readonly string[]>> = {
  funnel: ['', '?funnel_name=short&lang=en', '?shape=U_FORM', '?style=noFooter'],
  datepicker: [VISIT],
  terminfinder: ['', '?lang=en'],
  appointment: ['#token=unknown'],
  iflow: [VISIT, `${VISIT}&lang=en`],
  terminfinderIflow: [
    `${VISIT}&date=2026-11-17T09:30:00%2B01:00`,
    `${VISIT}&date=2026-11-18T09:30:00%2B01:00&lang=en`,
    VISIT,
  ],
  thankYou: ['', '?postcode=66111&email=jo%40example.com'],
  tester: ['', '?done=true'],
  phoneUpload: ['#token=unknown'],
  legal: ['', '?lang=en'],
};

declare global {
  interface Window {
    shifts: { value: number; moved: string[] }[];
  }
}

interface LayoutShift extends PerformanceEntry {
  readonly value: number;
  readonly sources: readonly { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
}

async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.shifts = [];
    const nameOf = (node: Node | null) =>
      (node instanceof Element ? node.outerHTML : node?.textContent)?.slice(0, 80);
    new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries() as LayoutShift[]) {
        const moved = sources.map(
          ({ node, previousRect: from, currentRect: to }) =>
            `${nameOf(node)}: ${from.x}, ${from.y} -> ${to.x}, ${to.y}`,
        );
        window.shifts.push({ value, moved });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

type Places = Record<string, { x: number; y: number; width: number; height: number }>;

/** The positions of all controls, by kind and index. */
function places(page: Page): Promise<Places> {
  return page.evaluate(() => {
    const found: Places = {};
    for (const element of document.querySelectorAll<HTMLElement>('button, a, h1')) {
      if (!element.checkVisibility({ visibilityProperty: true })) continue;
      const { action, value } = element.dataset;
      let name = action ?? value ?? element.textContent;
      while (found[name]) name += '+';
      const { x, y, width, height } = element.getBoundingClientRect();
      if (y > innerHeight) continue;
      found[name] = {
        x: Math.round(x),
        y: Math.round(y),
        width: Math.round(width),
        height: Math.round(height),
      };
    }
    return found;
  });
}

/** Only top and height: with another font a word in the middle of a line moves. */
async function rows(page: Page): Promise<Record<string, string>> {
  const found = Object.entries(await places(page));
  return Object.fromEntries(found.map(([name, { y, height }]) => [name, `${y} + ${height}`]));
}

const painted = (page: Page) =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));

async function expectNothingMoves(page: Page, address: string): Promise<void> {
  const releaseScripts = await holdScripts(page);
  const releaseFonts = await hold(page, '**/*.woff2');
  await page.goto(address, { waitUntil: 'commit' });
  // A browser may paint a partially loaded document.
  await page.waitForFunction(() => document.readyState !== 'loading');
  // The legal links are shown after the first frame, marked by an attribute.
  await page.locator('html:not([data-painting])').waitFor();
  await painted(page);
  await page.evaluate(() => void window.shifts.splice(0));
  const withoutFonts = await rows(page);
  releaseFonts();
  await page.locator('html[data-fonts~=serif]').waitFor();
  await painted(page);
  expect(await rows(page)).toEqual(withoutFonts);
  const shifts = await page.evaluate(() => window.shifts);
  const sum = shifts.reduce((total, { value }) => total + value, 0);
  expect(sum, JSON.stringify(shifts, undefined, 2)).toBeLessThan(FONTS_MAY_SHIFT);

  const before = await places(page);
  releaseScripts();
  await page.locator('html[data-ready]').waitFor();
  await painted(page);
  expect(await places(page)).toMatchObject(before);
  expect(await page.evaluate((known) => window.shifts.slice(known), shifts.length)).toEqual([]);
}

for (const [name, queries] of Object.entries(QUERIES) as [PageName, readonly string[]][]) {
  test(`nothing moves when ${name} is taken over`, { tag: '@wide' }, async ({ page }) => {
    await watchShifts(page);
    // Each visit is the first of its tab.
    await page.addInitScript(() => sessionStorage.clear());
    // Without data that loads later.
    await hold(page, /\/(?:api|fc|int)\//);
    // The whole run has every navigation.
    for (const query of process.env['TEST_WHOLE'] === 'true' ? queries : queries.slice(0, 1)) {
      await test.step(query, () => expectNothingMoves(page, PAGE_PATHS[name] + query));
    }
  });
}

test('the funnel is taken over by scripts that its document names', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') asked.push(new URL(request.url()).pathname);
  });
  const response = await page.goto(PAGE_PATHS.funnel);
  await page.locator('html[data-ready]').waitFor();
  const html = (await response?.text()) ?? '';
  expect(asked).not.toEqual([]);
  expect(asked.filter((script) => !html.includes(`"${script}"`))).toEqual([]);
});

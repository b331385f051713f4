import { contactErrors } from '@funnel/domain/contact/contact-schema';
import { FUNNELS } from '@funnel/domain/flow/funnels';
import { shape } from '@funnel/domain/question/shape';
import { statisticsIdOf } from '@funnel/domain/tracking/statistics-id';
import { type Page, test as plain } from '@playwright/test';
import { expect, test } from './product-test.ts';
import {
  embedTag,
  expectFullHeight,
  heardEvents,
  openShop,
  PRODUCT,
  SHOP,
  SHORT,
  STRANGER,
  sendContact,
  tapIn,
} from './shop.ts';

/** The same server under another name is another origin. */
const OTHER_NAME = () => (process.env['PRODUCT_URL'] ?? '').replace('127.0.0.1', 'localhost');

test.use({ foreignOrigins: [SHOP(), OTHER_NAME()] });

/** The page scrolls a new step into view. A click while it still scrolls would miss. */
async function expectInView(page: Page): Promise<void> {
  const top = () => page.locator('iframe').evaluate((frame) => frame.getBoundingClientRect().top);
  await expect.poll(top).toBeGreaterThan(-1);
}

test('in a retailer’s page the funnel is as high as each step, tells what happens and goes on to the times', {
  tag: '@wide',
}, async ({ page, context, query, email }) => {
  await context.addCookies([
    { url: SHOP(), name: 'utm_source', value: 'cookie' },
    { url: SHOP(), name: 'utm_campaign', value: 'spring%20sale' },
    { url: SHOP(), name: '_fbp', value: 'fb.1.2' },
    { url: SHOP(), name: 'session', value: 'secret' },
  ]);
  await openShop(page, { body: embedTag('data-funnel="short"'), query: 'utm_source=query&gclid=g1' });
  const frame = page.frameLocator('iframe');
  const heights = new Set<number>();
  for (const value of SHORT) {
    await expect(frame.locator(`[data-value=${value}]`)).toBeVisible();
    await expectFullHeight(frame);
    await expectInView(page);
    heights.add((await page.locator('iframe').boundingBox())?.height ?? 0);
    await tapIn(frame, [value]);
  }
  await expect(frame.locator('[data-step=combined_personal]')).toBeVisible();
  await expectInView(page);
  await frame.locator('button[type=submit]').click();
  await expect(frame.getByText(contactErrors.personal_full_name.de)).toBeVisible();
  await expectFullHeight(frame);
  // The long form began above: the next step is scrolled into view.
  await sendContact(frame, email);
  await expect(frame.locator('[data-step=datepicker]').getByText(email)).toBeVisible();
  await expectFullHeight(frame);
  await expectInView(page);
  await frame.locator('[data-action=skip]').click();
  await expect(frame.locator('[data-step=floorplan]')).toBeVisible();
  await expectFullHeight(frame);
  expect(heights.size).toBeGreaterThan(1);

  const rows = await query('select enquiry_id, kitchen_id, tracking from enquiry where email = $1', [email]);
  expect(rows).toEqual([
    {
      enquiry_id: expect.any(String),
      kitchen_id: expect.any(String),
      tracking: {
        utm_source: 'query',
        click_id: 'g1',
        utm_campaign: 'spring sale',
        fbp: 'fb.1.2',
        landing_page: `${SHOP()}/shop`,
      },
    },
  ]);
  const events = await heardEvents(page);
  const steps = events.flatMap(({ name, detail }) => (name === 'step' ? [detail['step']] : []));
  expect(steps).toEqual(FUNNELS.short.steps);
  expect(events.filter(({ name }) => name === 'started')).toHaveLength(1);
  expect(events.find(({ name }) => name === 'done')?.detail).toEqual({
    type: 'funnel-done',
    enquiryId: rows[0]?.['enquiry_id'],
    kitchenId: rows[0]?.['kitchen_id'],
    email: encodeURIComponent(email),
    statisticsId: statisticsIdOf(String(rows[0]?.['enquiry_id'])),
  });
});

test('a step that begins above the window comes into view, and nobody else’s page is moved', {
  tag: '@whole',
}, async ({ page }) => {
  await openShop(page, { body: `${embedTag('data-funnel="short"')}<p style="height:3000px"></p>` });
  const frame = page.frameLocator('iframe');
  await expect(frame.locator('[data-value=L_FORM]')).toBeVisible();
  await expectFullHeight(frame);
  const top = () => page.locator('iframe').evaluate((element) => element.getBoundingClientRect().top);
  await page.evaluate(() => scrollTo(0, 300));
  expect(await top()).toBeLessThan(0);
  await tapIn(frame, ['ISLAND']);
  await expect(frame.locator('[data-step=question_size]')).toBeVisible();
  await expect.poll(top).toBeCloseTo(0, 0);
});

test('a press counts when the page around scrolls by itself before it ends', { tag: '@desktop' }, async ({
  page,
}) => {
  await openShop(page, { body: `${embedTag('data-funnel="short"')}<p style="height:3000px"></p>` });
  const frame = page.frameLocator('iframe');
  const tile = frame.locator('[data-value=ISLAND]');
  await expect(tile).toBeVisible();
  await expectFullHeight(frame);
  const { x, y, width, height } = (await tile.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  await page.mouse.move(x + width / 2, y + height / 2);
  await page.mouse.down();
  await page.evaluate((by) => scrollBy({ top: by, behavior: 'instant' }), height);
  await page.mouse.up();
  await expect(frame.locator('[data-step=question_size]')).toBeVisible();
});

/** A foreign frame on the same page, which imitates messages of both. */
const LIAR = `<iframe id="liar" title="" srcdoc="<script>
  const lies = [
    { type: 'pass-utm', utmData: { utm_source: 'lie' } },
    { type: 'funnel-next', by: 'parent' },
    { type: 'funnel-done', enquiryId: 'lie', kitchenId: 'lie', email: 'lie' },
    { type: 'funnel-height', height: 1 },
    { type: 'close-widget' },
  ];
  setInterval(() => {
    for (const lie of lies) for (const one of [top, ...Array.from(top)]) one.postMessage(lie, '*');
  }, 20);
</script>"></iframe>`;

test('the retailer says where the page goes afterwards, and nobody else has a say', {
  tag: '@whole',
}, async ({ page, query, email }) => {
  const script = embedTag('data-funnel="short" data-after="/shop?thanks=1" data-tracking="off"');
  await openShop(page, { body: script + LIAR, query: 'utm_source=query' });
  const frame = page.frameLocator('iframe:not(#liar)');
  await tapIn(frame, SHORT);
  await expectFullHeight(frame);
  expect(new Set((await heardEvents(page)).map(({ name }) => name))).toEqual(new Set(['step', 'started']));
  await sendContact(frame, email);
  await page.waitForURL(`${SHOP()}/shop?thanks=1`);
  expect(await query('select tracking from enquiry where email = $1', [email])).toEqual([{ tracking: {} }]);
});

test('several stand on one page, each on its own; removed, they leave nothing', { tag: '@whole' }, async ({
  page,
}) => {
  await openShop(page, {
    body: `${embedTag('data-funnel="short"')}<div id="long"></div>`,
    head: embedTag('data-funnel="long" data-target="#long" data-lang="en"'),
  });
  const short = page.frameLocator('body > iframe');
  const long = page.frameLocator('#long iframe');
  await tapIn(short, ['U_FORM']);
  await expect(short.locator('[data-step=question_size]')).toBeVisible();
  await page.locator('#long').scrollIntoViewIfNeeded();
  await expect(long.locator('html')).toHaveAttribute('lang', 'en');
  await expect(long.locator('[data-step=question_shape]')).toBeVisible();
  await expectFullHeight(short);
  await expectFullHeight(long);

  const left = await page.evaluate(() => {
    const api = window.KitchenFunnel;
    const modal = api?.create({ funnel: 'terminfinder', trigger: 'h1' });
    modal?.open();
    for (const funnel of api?.funnels ?? []) funnel.remove();
    modal?.open();
    document.querySelector('h1')?.click();
    for (const script of document.querySelectorAll('script')) script.remove();
    return { html: document.documentElement.outerHTML.replaceAll('\n', ''), count: api?.funnels.length };
  });
  expect(left.count).toBe(0);
  expect(left.html).toBe(
    '<html lang="de"><head><meta name="viewport" content="width=device-width"><title>Laden</title><link rel="icon" href="data:,"></head><body>' +
      '<h1>Laden</h1><div id="long"></div><p><a href="#below">Darunter</a></p></body></html>',
  );
});

test('funnels of two servers on one page each talk to their own', { tag: '@whole' }, async ({
  page,
  baseURL,
}) => {
  await openShop(page, {
    body: `<div id="a"></div><div id="b"></div>${embedTag('id="one"')}${embedTag('id="two"', OTHER_NAME())}`,
  });
  await page.waitForFunction(() =>
    [...document.scripts].every(({ id, kitchenFunnel }) => !id || kitchenFunnel),
  );
  const origins = await page.evaluate(() => {
    const api = (id: string) => (document.getElementById(id) as HTMLScriptElement).kitchenFunnel;
    const a = api('one')?.create({ funnel: 'short', target: '#a' });
    const b = api('two')?.create({ funnel: 'short', target: '#b' });
    return [a, b].map((funnel) => new URL(funnel?.frame.src ?? '').origin);
  });
  expect(origins).toEqual([baseURL, OTHER_NAME()]);
  for (const id of ['#a', '#b']) {
    const frame = page.frameLocator(`${id} iframe`);
    await tapIn(frame, ['ISLAND']);
    await expect(frame.locator('[data-step=question_size]')).toBeVisible();
    await expectFullHeight(frame);
  }
});

plain('a wrong option is told in the console and breaks nothing', async ({ page }) => {
  const complaints: string[] = [];
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
  page.on('pageerror', (error) => complaints.push(error.message));
  const wrong = [
    'data-funnel="shrt"',
    'data-funnel="terminfinder" data-trigger="a[["',
    'data-funnel="short"',
  ];
  const right = 'data-funnel="short" data-target="#here" data-lang="fr" data-after="javascript:alert(1)"';
  await openShop(page, {
    head: [...wrong, right].map((attributes) => embedTag(attributes)).join(''),
    body: '<div id="here"></div>',
  });
  const frame = page.frameLocator('#here iframe');
  await expect(frame.getByRole('heading', { level: 1 })).toHaveText(shape.title.de);
  expect(await page.locator('iframe').count()).toBe(1);
  expect(complaints.toSorted()).toEqual([
    "kitchen-funnel: SyntaxError: Failed to execute 'querySelector' on 'Document': 'a[[' is not a valid selector.",
    'kitchen-funnel: a target is missing.',
    'kitchen-funnel: after is an address to go to, not "javascript:alert(1)".',
    'kitchen-funnel: funnel is one of long, short, terminfinder, not "shrt".',
    'kitchen-funnel: lang is one of de, en, not "fr".',
  ]);
});

plain(
  'a page that is not allowed gets a link instead of a broken frame, and hears nothing',
  async ({ page }) => {
    const refused = page.waitForEvent('console', (message) => message.text().includes('frame-ancestors'));
    const told = page.waitForEvent('console', (message) =>
      message
        .text()
        .startsWith(`kitchen-funnel: this page may not show the funnel. Its operator adds ${STRANGER()}`),
    );
    await openShop(page, { body: embedTag('data-funnel="short"'), site: STRANGER() });
    await refused;
    await told;
    const link = page.getByRole('link', { name: 'In einem neuen Fenster öffnen' });
    await expect(link).toHaveAttribute('href', `${PRODUCT()}/services/fun/funnel?funnel_name=short`);
    await expect(page.locator('iframe')).toHaveCount(0);
    expect(await heardEvents(page)).toEqual([]);
  },
);

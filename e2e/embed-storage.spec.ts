import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { type BrowserContext, chromium } from '@playwright/test';
import { expect, test } from './product-test.ts';
import { embedTag, heardEvents, openShop, SHOP, SHORT, sendContact, tapIn } from './shop.ts';

/** Chromium with third-party storage blocked. */
const PREFERENCES = { profile: { block_third_party_cookies: true, cookie_controls_mode: 1 } };

test('where the browser keeps nothing for a framed page, the funnel still brings the enquiry', {
  tag: '@whole',
}, async ({ query, email, launchOptions }) => {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'funnel-e2e-browser-'));
  await mkdir(path.join(folder, 'Default'));
  await writeFile(path.join(folder, 'Default/Preferences'), JSON.stringify(PREFERENCES));
  let context: BrowserContext | undefined;
  try {
    context = await chromium.launchPersistentContext(folder, {
      ...launchOptions,
      viewport: { width: 390, height: 844 },
    });
    const page = await context.newPage();
    const complaints: string[] = [];
    page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
    page.on('pageerror', (error) => complaints.push(error.message));
    await openShop(page, { body: embedTag('data-funnel="short"'), query: 'utm_source=shop' });
    const frame = page.frameLocator('iframe');
    await tapIn(frame, ['L_FORM']);
    const kept = await frame.locator('#root').evaluate(() => {
      try {
        return sessionStorage.length;
      } catch (error) {
        return (error as Error).name;
      }
    });
    expect(kept).toBe('SecurityError');
    await tapIn(frame, SHORT.slice(1));
    await sendContact(frame, email);
    await expect(frame.locator('[data-step=datepicker]').getByText(email)).toBeVisible();
    expect((await heardEvents(page)).map(({ name }) => name)).toContain('done');
    expect(await query('select tracking from enquiry where email = $1', [email])).toEqual([
      { tracking: { utm_source: 'shop', landing_page: `${SHOP()}/shop` } },
    ]);
    expect(complaints).toEqual([]);
  } finally {
    await context?.close();
    await rm(folder, { recursive: true, force: true });
  }
});

import type {} from '@funnel/embed/shell/kitchen-funnel-api';
import type { FrameLocator, Page } from '@playwright/test';
import { expect } from './product-test.ts';

/** The retailer's site, on another site than the product, and a site that may not frame it. */
export const SHOP = () => process.env['PARENT_URL'] ?? '';
export const STRANGER = () => process.env['STRANGER_URL'] ?? '';
export const PRODUCT = () => process.env['PRODUCT_URL'] ?? '';

interface Shop {
  readonly head?: string;
  readonly body?: string;
  /** More of the address. */
  readonly query?: string;
  readonly site?: string;
  /** The load state to wait for; by default `load`. */
  readonly until?: 'load' | 'commit';
}

const EVENTS = ['started', 'step', 'done', 'lead', 'signup', 'close'];

/** Records the messages to the page. */
const LISTENER = `<script>
  window.heard = [];
  for (const name of ${JSON.stringify(EVENTS)}) {
    document.addEventListener('kitchen-funnel:' + name, ({ detail }) => heard.push({ name, detail }));
  }
</script>`;

export async function openShop(
  page: Page,
  { head = '', body = '', query = '', site, until = 'load' }: Shop,
): Promise<void> {
  const parts = new URLSearchParams({ head: LISTENER + head, body });
  await page.goto(`${site ?? SHOP()}/shop?${query}&${parts}`, { waitUntil: until });
}

/** A retailer's script tag. */
export function embedTag(attributes = '', origin = PRODUCT()): string {
  return `<script async src="${origin}/embed.js" ${attributes}></script>`;
}

export interface Heard {
  readonly name: string;
  readonly detail: Readonly<Record<string, unknown>>;
}

export const heardEvents = (page: Page) =>
  page.evaluate(() => (window as unknown as { heard: Heard[] }).heard);

export async function tapIn(frame: FrameLocator, values: readonly string[]): Promise<void> {
  for (const value of values) await frame.locator(`[data-value="${value}"]`).click();
}

/** All questions of the short funnel. */
export const SHORT = ['L_FORM', 'OVER_7M', 'OVER_12_MONTHS', 'MOVING', 'OVER_20K'];

export async function sendContact(frame: FrameLocator, email: string): Promise<void> {
  await frame.locator('label:has([name=personal_salutation_english][value=MR])').click();
  await frame.locator('[name=personal_full_name]').fill('Jo Weiß');
  await frame.locator('[name=personal_email]').fill(email);
  await frame.locator('[name=personal_telephone_raw]').fill('0681 123456');
  await frame.locator('[name=personal_postcode]').fill('66111');
  await frame.locator('button[type=submit]').click();
}

/** The frame is exactly as high as its content, so that it does not scroll. */
export async function expectFullHeight(frame: FrameLocator): Promise<void> {
  const surplus = () =>
    frame.locator('#root').evaluate((root) => ({
      below: innerHeight - Math.ceil(root.getBoundingClientRect().height),
      beyond: document.documentElement.scrollHeight - innerHeight,
      scrollbar: innerWidth - document.documentElement.clientWidth,
    }));
  await expect.poll(surplus).toEqual({ below: 0, beyond: 0, scrollbar: 0 });
}

import type { Page } from '@playwright/test';

export interface Message {
  readonly type: string;
  readonly [field: string]: unknown;
}

/** What the plain parent page (parent-page.ts) has heard. */
export const heard = (page: Page) => page.evaluate(() => (window as unknown as { heard: Message[] }).heard);

/** The same without what comes with every screen. */
export async function heardMessages(page: Page): Promise<Message[]> {
  return (await heard(page)).filter(({ type }) => type !== 'funnel-height' && type !== 'funnel-step');
}

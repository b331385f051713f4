import type { Page } from '@playwright/test';

export interface Message {
  readonly type: string;
  readonly [field: string]: unknown;
}

/** The messages received by the plain parent page (parent-page.ts). */
export const heard = (page: Page) => page.evaluate(() => (window as unknown as { heard: Message[] }).heard);

/** The same without the messages of every screen. */
export async function heardMessages(page: Page): Promise<Message[]> {
  return (await heard(page)).filter(({ type }) => type !== 'funnel-height' && type !== 'funnel-step');
}

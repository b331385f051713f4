import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser } from 'playwright-core';
import { withFreshPage } from './open-page.ts';
import type { Profile } from './profile.ts';
import { recordBytes } from './record-bytes.ts';

const QUIET_AFTER_LOAD_MS = 5000;
const LONG_TASK_MS = 50;

/** Bytes and milliseconds; null if the browser reported nothing. */
export interface Measures {
  readonly document: number;
  readonly script: number;
  readonly font: number;
  readonly image: number;
  readonly ahead: number;
  readonly fcp: number | null;
  readonly lcp: number | null;
  readonly cls: number;
  readonly tbt: number;
  readonly answer: number;
  readonly walk: number;
}

/** One visit is two loads: a calm one that reads first and then walks, and a hurried one. */
export async function visitPage(
  browser: Browser,
  profile: Profile,
  url: string,
  questions: number,
): Promise<Measures> {
  const calm = await withFreshPage(browser, profile, {}, async (page, cdp) => {
    const bytesSeen = await recordBytes(cdp);
    await page.goto(url, { waitUntil: 'load' });
    await page.evaluate(() => window.benchTaps.arrival(null));
    await sleep(QUIET_AFTER_LOAD_MS);
    const { firstView, ahead } = bytesSeen();
    const { fcp, lcp, cls, longTasks, loadedAt } = await page.evaluate(() => {
      const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
      return { ...window.benchLoad, loadedAt: navigation?.loadEventEnd ?? 0 };
    });
    const tbt = longTasks
      .filter(({ start }) => start < loadedAt + QUIET_AFTER_LOAD_MS)
      .reduce((sum, { duration }) => sum + duration - LONG_TASK_MS, 0);
    const steps = await page.evaluate((count) => window.benchTaps.walk(count), questions);
    return { ...firstView, ahead, fcp, lcp, cls, tbt, walk: steps.reduce((sum, step) => sum + step, 0) };
  });

  const answer = await withFreshPage(browser, profile, { isHurried: true }, async (page) => {
    await page.goto(url, { waitUntil: 'commit' });
    return page.evaluate(() => window.benchTaps.hurriedAnswer);
  });
  if (answer === null) throw new Error(`${url}: nobody was in a hurry`);
  return { ...calm, answer };
}

import { existsSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Browser, type CDPSession, chromium, type Page } from 'playwright-core';
import { installLoadProbe } from './load-probe.ts';
import type { Profile } from './profile.ts';
import { installTapProbe } from './tap-probe.ts';

const VISIT_LIMIT_MS = 120_000;
const INSTALLED = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** CHROMIUM_PATH, else an installed one, else Playwright's browser. */
export function launchBrowser(): Promise<Browser> {
  const executablePath = process.env['CHROMIUM_PATH'] ?? INSTALLED.find((file) => existsSync(file));
  return chromium.launch({
    ...(executablePath && { executablePath }),
    args: ['--disable-background-networking', ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])],
  });
}

interface Manner {
  readonly isHurried?: boolean;
  readonly reducedMotion?: boolean;
}

/** A new visitor: empty cache, empty storage. */
export async function withFreshPage<Result>(
  browser: Browser,
  profile: Profile,
  { isHurried = false, reducedMotion = false }: Manner,
  visit: (page: Page, cdp: CDPSession) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext({
    ...profile.context,
    locale: 'de-DE',
    reducedMotion: reducedMotion ? 'reduce' : 'no-preference',
  });
  try {
    await context.addInitScript(installLoadProbe);
    await context.addInitScript(installTapProbe, { isHurried });
    const page = await context.newPage();
    const cdp = await context.newCDPSession(page);
    await cdp.send('Network.enable');
    if (profile.network)
      await cdp.send('Network.emulateNetworkConditions', { offline: false, ...profile.network });
    if (profile.slowdown > 1) await cdp.send('Emulation.setCPUThrottlingRate', { rate: profile.slowdown });
    return await Promise.race([visit(page, cdp), tooLate()]);
  } finally {
    await context.close();
  }
}

async function tooLate(): Promise<never> {
  await sleep(VISIT_LIMIT_MS, undefined, { ref: false });
  throw new Error(`nothing for ${VISIT_LIMIT_MS / 1000} s`);
}

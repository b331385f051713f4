import type { BrowserContextOptions } from 'playwright-core';

export interface Profile {
  readonly context: BrowserContextOptions;
  /** The CPU slowdown factor. */
  readonly slowdown: number;
  /** Milliseconds and bytes a second, for the browser; without it there is no network throttling. */
  readonly network?: {
    readonly latency: number;
    readonly downloadThroughput: number;
    readonly uploadThroughput: number;
  };
}

const megabit = (1024 * 1024) / 8;

/** The phone is Lighthouse's mid-range phone on slow 4G. */
export const PROFILES = {
  phone: {
    context: { viewport: { width: 412, height: 823 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true },
    slowdown: 4,
    network: { latency: 150, downloadThroughput: 1.6 * megabit, uploadThroughput: 0.75 * megabit },
  },
  desktop: { context: { viewport: { width: 1350, height: 940 } }, slowdown: 1 },
} as const satisfies Record<string, Profile>;

export type ProfileName = keyof typeof PROFILES;

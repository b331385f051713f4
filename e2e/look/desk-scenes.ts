import { followChangesEndpoint } from '@funnel/contract/event/follow-changes';
import type { Page } from '@playwright/test';
import { type ExampleFile, picture } from '../example-file.ts';

/** Fixtures of several desk scenes. */

const ROOM = `<style>body{margin:0}</style><svg width="480" height="360" viewBox="0 0 480 360" fill="none"
  stroke="#1f2b27" stroke-width="3"><rect width="480" height="360" fill="#fffdf8" stroke="none"/>
  <path d="M60 300V60h360v240H260M200 300H60" stroke-width="9"/><path d="M200 300a60 60 0 0 1 60-60v60"/>
  <path d="M64 64h52v160H64zM116 64h200v52H116z" fill="#e8f0eb"/><path d="M330 180h70v70h-70z"/>
  <text x="180" y="50" font-family="sans-serif" font-size="22" fill="#1f2b27" stroke="none">4,20 m</text></svg>`;

/** A plausible sketch. Leaves the page blank. */
export async function drawnPlan(page: Page, name: string): Promise<ExampleFile> {
  await page.goto('about:blank');
  await page.setContent(ROOM);
  return { ...picture(name), buffer: await page.locator('svg').screenshot() };
}

export const ANSWERS = {
  question_shape: 'L_FORM',
  question_size: 'FROM_5M_TO_7M',
  question_layout: 'OPEN',
  question_style: 'MODERN',
  question_color: 'DARK',
  question_worktop_material: 'NATURAL_QUARTZ_STONE',
  question_cooker_type: 'INDUCTION',
  question_oven_type: 'AT_COUNTER_HEIGHT',
  kitchen_planning_place: 'IN_SHOP',
  question_cooking_situation: 'WITH_CHILDREN',
  question_reason: 'NEW_BUILT',
  question_timeframe: 'FROM_4_6_MONTHS',
  question_budget: 'FROM_15K_20K',
};

/** The loading state of a screen, then its load error. */
export async function shootWaiting(
  page: Page,
  shoot: (name: string) => Promise<void>,
  scene: {
    readonly name: string;
    readonly call: string;
    /** The state meanwhile. */
    readonly waiting: string;
    readonly open: () => Promise<void>;
  },
): Promise<void> {
  const held = Promise.withResolvers<void>();
  const pattern = new RegExp(`${scene.call}(?:\\?|$)`);
  await page.route(pattern, async (route) => {
    await held.promise;
    await route.fulfill({ status: 503 });
  });
  await scene.open();
  await page.locator(scene.waiting).first().waitFor({ state: 'attached' });
  await shoot(`${scene.name}-loading`);
  held.resolve();
  await page.locator('[data-banner=error], [role=alert]').first().waitFor();
  await shoot(`${scene.name}-error`);
  await page.unroute(pattern);
}

/** The open screen, once live updates have settled. */
export async function shootLost(
  page: Page,
  shoot: (name: string) => Promise<void>,
  name: string,
): Promise<void> {
  const pattern = `**${followChangesEndpoint.path}`;
  await page.route(pattern, (route) => route.abort());
  await page.reload();
  await page.locator('[data-banner=ochre]').waitFor();
  await shoot(`${name}-offline`);
  await page.unroute(pattern);
}

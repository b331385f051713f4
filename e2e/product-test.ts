import { SALUTATIONS } from '@funnel/domain/contact/salutation';
import { type Funnel, isContactStep, questionIn } from '@funnel/domain/flow/funnel';
import { FUNNELS } from '@funnel/domain/flow/funnels';
import type { Answers, QuestionKey } from '@funnel/domain/question/questions';
import { test as base, expect, type Frame, type Page } from '@playwright/test';
import axe from 'axe-core';
import pg from 'pg';

interface Fixtures {
  /** The name of the product's database. */
  readonly database: string;
  /** Its rows. */
  readonly query: (sql: string, values?: unknown[]) => Promise<Record<string, unknown>[]>;
  /** Additional origins that a test uses deliberately. */
  readonly foreignOrigins: readonly string[];
  /** Additional statuses besides 503 that a test provokes. */
  readonly refusals: readonly number[];
  /** An e-mail address no other test uses. */
  readonly email: string;
}

/** Every test also fails on console messages and on requests to other origins. */
export const test = base.extend<Fixtures>({
  foreignOrigins: [[], { option: true }],
  database: ['postgres', { option: true }],
  refusals: [[], { option: true }],
  page: async ({ page, baseURL, foreignOrigins, refusals }, use) => {
    const complaints: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text());
    });
    page.on('pageerror', (error) => complaints.push(error.message));
    page.on('request', (request) => {
      const { origin, protocol } = new URL(request.url());
      const isOurs = origin === baseURL || foreignOrigins.includes(origin) || protocol === 'data:';
      if (!isOurs) complaints.push(`request to ${origin}`);
    });
    await use(page);
    expect(complaints.filter((text) => !expected(text, refusals))).toEqual([]);
  },
  query: async ({ database }, use) => {
    const client = await connect(database);
    await use(async (sql, values) => (await client.query(sql, values)).rows);
    await client.end();
  },
  email: async ({ browserName: _ }, use, { testId, retry }) => {
    await use(`visitor-${testId}-${retry}@example.com`.replaceAll(/-(?=-)/g, ''));
  },
});

export async function connect(database: string): Promise<pg.Client> {
  const client = new pg.Client({ host: process.env['PRODUCT_SOCKET'] ?? '', user: 'postgres', database });
  await client.connect();
  return client;
}

/** The console messages about provoked failures. */
function expected(text: string, refusals: readonly number[]): boolean {
  const status = /^Failed to load resource: the server responded with a status of (\d+)/.exec(text)?.[1];
  if (status) return [503, ...refusals].includes(Number(status));
  return /^Failed to load resource: net::ERR_FAILED|^TypeError: Failed to fetch dynamically imported module|^Form submit error|^Precall failed|^Price estimate failed|^(?:Upload|Floor plan|Signup) error/.test(
    text,
  );
}

export { expect };

export async function tap(page: Page, value: string): Promise<void> {
  await page.locator(`[data-value="${value}"]`).click();
}

export function step(page: Page, id: string) {
  return page.locator(`[data-step="${id}"]`);
}

/** An answer to each question of the funnel, in order: the chosen one, or the first tile. */
export function answersTo(funnel: Funnel, chosen: Answers): [QuestionKey, string][] {
  return funnel.steps
    .filter((step) => !isContactStep(step))
    .map((key) => [key, chosen[key] ?? questionIn(funnel, key).tiles[0] ?? '']);
}

const SHORT_ANSWERS = answersTo(FUNNELS.short, {
  question_shape: 'L_FORM',
  question_size: 'FROM_3M_TO_5M',
  question_timeframe: 'FROM_1_3_MONTHS',
  question_reason: 'MOVING',
  question_budget: 'FROM_10K_15K',
});

/** Answers all questions of the short funnel and ends at the form. */
export async function answerShortFunnel(page: Page, query = ''): Promise<void> {
  await page.goto(`/services/fun/funnel?funnel_name=short${query}`);
  for (const [id, value] of SHORT_ANSWERS) {
    await expect(step(page, id)).toBeVisible();
    await tap(page, value);
  }
  await expect(step(page, 'combined_personal')).toBeVisible();
}

export async function fillContact(page: Page, email: string): Promise<void> {
  await page
    .getByRole('radio', { name: new RegExp(`^(?:${Object.values(SALUTATIONS.MRS).join('|')})$`) })
    .check({ force: true });
  await page.locator('[name=personal_full_name]').fill('Johanna  Weiß');
  await page.locator('[name=personal_email]').fill(email);
  await page.locator('[name=personal_telephone_raw]').fill('0681 / 123456');
  await page.locator('[name=personal_postcode]').fill('66111');
}

/** A screen that still fades in has other contrasts. */
export async function atRest(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const ending = document
      .getAnimations()
      .filter((one) => one.effect?.getComputedTiming().endTime !== Infinity);
    // An animation of a removed element counts as finished.
    await Promise.allSettled(ending.map((one) => one.finished));
  });
}

/** No word is broken in the middle, and nothing overflows the page, which would clip it. */
export async function expectNothingCut(page: Page): Promise<void> {
  const cut = await page.evaluate(() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      if (!node.parentElement?.checkVisibility()) continue;
      for (const word of (node.textContent ?? '').matchAll(/[\p{L}\p{N}.,]+/gu)) {
        const range = document.createRange();
        range.setStart(node, word.index);
        range.setEnd(node, word.index + word[0].length);
        // At a soft hyphen the rectangle of the next word includes the hyphen.
        const isAfterHyphen = node.textContent?.[word.index - 1] === '\u00ad';
        const parts = [...range.getClientRects()].filter(({ width }) => width > 0);
        const lines = new Set(parts.map(({ top }) => Math.round(top)));
        if (lines.size > (isAfterHyphen ? 2 : 1)) found.push(`${word[0]} is broken`);
      }
    }
    for (const element of document.querySelectorAll('main *, header *, footer *')) {
      const { left, right, width } = element.getBoundingClientRect();
      const isShown = element.checkVisibility({ opacityProperty: true }) && width > 1;
      // A horizontally scrolling line; the line as a whole must not be clipped.
      const isInLine = element.parentElement?.closest('[data-sideways]') != null;
      if (isShown && !isInLine && (left < 0 || right > innerWidth))
        found.push(`<${element.localName}> ends at ${right}`);
    }
    return found;
  });
  expect(cut).toEqual([]);
}

/** WCAG 2.2 AA and axe's best practices, without rules tested elsewhere. */
export async function expectAccessible(page: Page, elsewhere?: string): Promise<void> {
  await atRest(page);
  await Promise.all(page.frames().map(bringAxe));
  const found = await page.evaluate(async (exclude) => {
    const { violations } = await window.axe.run(
      { exclude: exclude === undefined ? [] : [exclude] },
      { resultTypes: ['violations'] },
    );
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(', ')}`);
  }, elsewhere);
  expect(found).toEqual([]);
}

declare global {
  interface Window {
    axe: typeof axe;
  }
}

/** Once for each document: injecting the code for each audit takes four times as long. */
async function bringAxe(frame: Frame): Promise<void> {
  if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(axe.source);
}

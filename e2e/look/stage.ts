import type { Page } from '@playwright/test';
import { type Answer, type ExampleFile, picture } from '../example-file.ts';
import { expect, step } from './look-test.ts';
import { test as stillTest } from './still-test.ts';

/** Fixtures of several scenes. */

export const test = stillTest.extend<{ searchOfLanguage: string }>({
  /** A realistic address, unique for each scene. */
  email: async ({ browserName: _ }, use, { testId }) => {
    await use(`johanna.weiss.${testId.slice(-6)}@example.com`);
  },
  /** For the helpers that take a part of the address. */
  searchOfLanguage: ({ language }, use) => use(language === 'de' ? '' : `?lang=${language}`),
});

export { expect, step };

export const action = (page: Page, name: string) => page.locator(`[data-action=${name}]:visible`);
export const submit = (page: Page) => page.locator('button[type=submit]:visible');

/** A response that is held back until released. */
export function held(answer: Answer): { readonly answer: Answer; readonly release: () => void } {
  const { promise, resolve } = Promise.withResolvers<void>();
  return {
    answer: async (route) => {
      await promise;
      await answer(route);
    },
    release: resolve,
  };
}

/** Runs at other widths and in the other language book concurrently: each takes other times by its number. */
export function numberOfRun(): number {
  const { config, project } = test.info();
  return config.projects.findIndex(({ name }) => name === project.name);
}

/** A plausible picture for a thumbnail. */
export async function planPicture(page: Page, name: string): Promise<ExampleFile> {
  const drawing = page.locator('label:has(input[type=file]) img, [data-step] img').first();
  await drawing.scrollIntoViewIfNeeded();
  await expect
    .poll(() => drawing.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  return { ...picture(name), buffer: await drawing.screenshot() };
}

export async function skipFloorPlan(page: Page): Promise<void> {
  await step(page, 'floorplan').locator('[data-action=skip]').click();
  await expect(step(page, 'signup')).toBeVisible();
}

import type { Page } from '@playwright/test';
import { answers } from '../example-file.ts';
import { expect } from '../product-test.ts';

export const VISITOR = 'johanna.weiss@example.com';

export const unavailable = answers({ code: 'UNAVAILABLE', message: '' }, 503);

const isQuestion = (id: string | null): id is string => id !== null && /^(?:question|kitchen)_/.test(id);

/** Answers every question with its second tile and ends at the first step that is none. */
export async function answerQuestions(
  page: Page,
  onStep: (id: string) => Promise<void> = async () => {},
): Promise<void> {
  const shown = page.locator('[data-step]');
  for (let id = await shown.getAttribute('data-step'); isQuestion(id); ) {
    await onStep(id);
    await page.getByRole('radio').nth(1).click();
    await expect(shown).not.toHaveAttribute('data-step', id);
    id = await shown.getAttribute('data-step');
  }
}

export const next = (page: Page) => page.locator('[data-action=next]').click();

/** Waits until what is missing or wrong is told. */
export async function expectErrors(page: Page): Promise<void> {
  await expect(page.locator('[aria-invalid=true]').first()).toBeVisible();
}

import type { Page } from '@playwright/test';
import { answers } from '../example-file.ts';
import { expect } from '../product-test.ts';

export const VISITOR = 'johanna.weiss@example.com';

export const unavailable = answers({ code: 'UNAVAILABLE', message: '' }, 503);

const isQuestion = (id: string | null): id is string => id !== null && /^(?:question|kitchen)_/.test(id);

/** Answers every question with its second tile and stops at the first step that is not a question. */
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

/** Waits for the validation errors. */
export async function expectErrors(page: Page): Promise<void> {
  await expect(page.locator('[aria-invalid=true]').first()).toBeVisible();
}

const STEPS = [
  ['personal', 'personal_full_name', 'Johanna Weiß'],
  ['personal_postcode', 'personal_postcode', '66111'],
  ['personal_email', 'personal_email', VISITOR],
  ['personal_telephone_raw', 'personal_telephone_raw', '0681 123456'],
] as const;

/** Fills in the contact steps of the long funnel, each after its validation errors, without submitting. */
export async function fillSteps(
  page: Page,
  onStep: (id: string, state: 'empty' | 'errors' | 'filled') => Promise<void> = async () => {},
): Promise<void> {
  for (const [id, field, value] of STEPS) {
    await expect(page.locator(`[name=${field}]`)).toBeVisible();
    await onStep(id, 'empty');
    await next(page);
    await expectErrors(page);
    await onStep(id, 'errors');
    if (id === 'personal') {
      await page.locator('[name=personal_salutation_english]').nth(1).check({ force: true });
    }
    await page.locator(`[name=${field}]`).fill(value);
    await onStep(id, 'filled');
    if (id !== 'personal_telephone_raw') await next(page);
  }
}

import type { Page } from '@playwright/test';
import { answerInTurn, answers, fails } from '../example-file.ts';
import { givenSeenFailures } from '../given.ts';
import { fillContact } from '../product-test.ts';
import { hold } from './hold.ts';
import { action, expect, held, step, submit, test } from './stage.ts';

const ADDRESS = '/services/fun/terminfinder';
const SLOTS = '/api/v1/datepickers/available';
const ENQUIRIES = '/api/v1/terminfinder-enquiries';
const times = (page: Page) => page.locator('[data-slot]');

async function pickFirst(page: Page): Promise<string> {
  const start = (await times(page).first().getAttribute('data-slot')) ?? '';
  await times(page).first().click();
  await expect(step(page, 'combined_personal')).toBeVisible();
  return start;
}

/** From now on that time is not offered. */
async function takeAway(page: Page, start: string): Promise<void> {
  await answerInTurn(page, SLOTS, async (route) => {
    const { data } = await (await route.fetch()).json();
    const days: [string, { start: string }[]][] = Object.entries(data.availableSlots);
    const left = days.map(([day, slots]) => [day, slots.filter((slot) => slot.start !== start)]);
    await route.fulfill({ json: { data: { ...data, availableSlots: Object.fromEntries(left) } } });
  });
}

test.use({ refusals: [409, 429] });

test('terminfinder: times', async ({ page, open, shoot }) => {
  const release = await hold(page, `**${SLOTS}`);
  await open(ADDRESS);
  await expect(step(page, 'datepicker')).toBeVisible();
  await shoot('terminfinder-times-loading');
  release();
  await expect(times(page).first()).toBeVisible();
  await shoot('terminfinder-times-first-page');
  const firstDay = await page.locator('[data-date]').first().getAttribute('data-date');
  await action(page, 'following').click();
  await expect(page.locator('[data-date]').first()).not.toHaveAttribute('data-date', firstDay ?? '');
  await shoot('terminfinder-times-later-page');
  await pickFirst(page);
  await action(page, 'back').click();
  await expect(page.locator('[data-slot][aria-current=true]')).toBeVisible();
  await shoot('terminfinder-times-chosen');
});

test('terminfinder: no times', async ({ page, open, shoot }) => {
  await answerInTurn(page, SLOTS, answers({ data: { availableSlots: {}, duration: 60 } }));
  await open(ADDRESS);
  await expect(
    page.getByText(/^(?:Online ist gerade keine Zeit frei|No times are available online right now)\.$/),
  ).toBeVisible();
  await shoot('terminfinder-times-none');
});

test('terminfinder: times that do not come', async ({ page, open, shoot }) => {
  await answerInTurn(page, SLOTS, fails);
  await open(ADDRESS);
  await expect(action(page, 'retry')).toBeVisible();
  await shoot('terminfinder-times-failed');
});

test('terminfinder: form', async ({ page, open, shoot, email }) => {
  await givenSeenFailures(page);
  await open(ADDRESS);
  const start = await pickFirst(page);
  await shoot('terminfinder-form-empty');
  await submit(page).click();
  await expect(page.locator('[aria-invalid=true]').first()).toBeVisible();
  await shoot('terminfinder-form-errors');
  await fillContact(page, email);
  await shoot('terminfinder-form-filled');

  const sending = held(fails);
  await answerInTurn(page, ENQUIRIES, sending.answer);
  await submit(page).click();
  await expect(submit(page)).toHaveAttribute('aria-disabled', 'true');
  await shoot('terminfinder-form-sending');
  sending.release();
  await expect(page.getByRole('alert')).toBeVisible();
  await shoot('terminfinder-form-failed');

  await action(page, 'close').click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await shoot('terminfinder-cancel-question');
  await page.getByRole('dialog').getByRole('button').first().click();

  await answerInTurn(page, ENQUIRIES, answers({ code: 'BOOKING_LIMIT', message: '' }, 429));
  await submit(page).click();
  await expect(submit(page)).toHaveText(/^(?:Als Rückrufwunsch senden|Send as a preferred time)$/);
  await shoot('terminfinder-form-limited');

  await answerInTurn(page, ENQUIRIES, answers({ code: 'SLOT_TAKEN', message: '' }, 409));
  await takeAway(page, start);
  await submit(page).click();
  await expect(step(page, 'datepicker').getByRole('alert')).toBeVisible();
  await expect(times(page).first()).toBeVisible();
  await shoot('terminfinder-times-taken-meanwhile');
});

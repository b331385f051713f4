import type { APIRequestContext, Page } from '@playwright/test';
import { answerInTurn, answers, fails } from '../example-file.ts';
import { givenBooking, givenToken, openStarts } from '../given.ts';
import { AS_LAPSED } from '../step-sql.ts';
import { hold } from './hold.ts';
import { action, expect, numberOfRun, step, test } from './stage.ts';

const ADDRESS = '/services/fun/appointment';
const CALLS = '/api/v1/appointments/';
const times = (page: Page) => page.locator('[data-slot]');

/** A different time for each run, if the day has enough. */
async function chooseTime(page: Page): Promise<void> {
  await times(page)
    .nth(numberOfRun() % (await times(page).count()))
    .click();
}

/** A booking at a time that no other scene uses. */
async function book(request: APIRequestContext, email: string, scene: number) {
  const starts = await openStarts(request);
  const start = starts.at(-1 - 3 * numberOfRun() - scene) ?? '';
  return { start, lead: await givenBooking(request, email, start) };
}

/** With required confirmation. */
const RESERVE =
  "update next_step set must_confirm = true, held_until = now() + interval '20 hours' where enquiry_id = $1 and kind = 'CALL'";

test.use({ refusals: [404, 409] });

test('appointment: moved and cancelled', async ({ page, open, shoot, request, query, email }) => {
  const { start, lead } = await book(request, email, 0);
  await query(RESERVE, [lead.enquiryId]);
  const release = await hold(page, `**${CALLS}show`);
  await open(`${ADDRESS}#token=${await givenToken(query, request, lead)}`);
  await expect(step(page, 'appointment')).toBeVisible();
  await shoot('appointment-loading');
  release();
  await expect(action(page, 'confirm-appointment')).toBeVisible();
  await shoot('appointment-to-confirm');
  await action(page, 'confirm-appointment').click();
  await expect(action(page, 'confirm-appointment')).toHaveCount(0);
  await shoot('appointment-confirmed');
  await page.reload();
  await expect(action(page, 'move')).toBeVisible();
  await shoot('appointment-shown');

  await action(page, 'move').click();
  await expect(page.locator('[data-date]').first()).toBeVisible();
  await shoot('appointment-days');
  await page.locator(`[data-date="${start.slice(0, 10)}"]`).click();
  await expect(times(page).first()).toBeVisible();
  await shoot('appointment-times');
  await answerInTurn(page, `${CALLS}move`, answers({ code: 'SLOT_TAKEN', message: '' }, 409));
  await chooseTime(page);
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(times(page).first()).toBeVisible();
  await shoot('appointment-times-taken-meanwhile');
  await page.unroute(`**${CALLS}move*`);
  await chooseTime(page);
  await expect(step(page, 'appointment').getByRole('status')).not.toBeEmpty();
  await shoot('appointment-moved');

  await action(page, 'cancel').click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await shoot('appointment-cancel-question');
  await action(page, 'confirm').click();
  await expect(action(page, 'cancel')).toHaveCount(0);
  await shoot('appointment-cancelled');
});

test('appointment: begun already', async ({ page, open, shoot, request, query, email }) => {
  const { lead } = await book(request, email, 1);
  // Two calls at the same past time would exceed the seats.
  await query(
    `update next_step set starts_at = now() - $2 * interval '1 hour', ends_at = now() - $2 * interval '1 hour' + interval '30 minutes'
     where enquiry_id = $1`,
    [lead.enquiryId, 3 + numberOfRun()],
  );
  await open(`${ADDRESS}#token=${await givenToken(query, request, lead)}`);
  await expect(page.getByText(/hat schon begonnen|has already begun/)).toBeVisible();
  await shoot('appointment-begun');
});

test('appointment: lapsed', async ({ page, open, shoot, request, query, email }) => {
  const { lead } = await book(request, email, 2);
  await query(RESERVE, [lead.enquiryId]);
  await open(`${ADDRESS}#token=${await givenToken(query, request, lead)}`);
  await expect(action(page, 'confirm-appointment')).toBeVisible();
  await answerInTurn(page, `${CALLS}confirm`, answers({ code: 'SLOT_TAKEN', message: '' }, 409));
  await action(page, 'confirm-appointment').click();
  await expect(page.getByRole('alert')).toBeVisible();
  await shoot('appointment-lapsed-and-taken');
  await query(
    `update next_step set ${AS_LAPSED}, held_from = now() - interval '2 seconds' where enquiry_id = $1 and kind = 'CALL'`,
    [lead.enquiryId],
  );
  await page.reload();
  await expect(action(page, 'move')).toBeVisible();
  await shoot('appointment-lapsed');
});

test('appointment: link that opens nothing', async ({ page, open, shoot }) => {
  await open(`${ADDRESS}#token=forged.token`);
  await expect(
    page.getByText(/^(?:Diesen Termin finden wir nicht|We cannot find this appointment)\.$/),
  ).toBeVisible();
  await shoot('appointment-unknown');
});

test('appointment: lost connection', async ({ page, open, shoot }) => {
  await answerInTurn(page, CALLS, fails);
  await open(`${ADDRESS}#token=some.token`);
  await expect(action(page, 'retry')).toBeVisible();
  await shoot('appointment-failed');
});

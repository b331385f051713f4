import { uploadSlowly, visitOf } from './floor-plan-scenes.ts';
import { action, expect, step, submit, test } from './stage.ts';

const ADDRESS = '/services/fun/terminfinder-iflow';
const DATE = { date: '2026-11-17T09:30:00+01:00' };

test('terminfinder-iflow: booked slot, floor plan and signup', async ({
  page,
  open,
  shoot,
  request,
  email,
  isMobile,
}) => {
  await open(`${ADDRESS}${await visitOf(request, email, DATE)}`);
  await expect(action(page, 'skip')).toBeVisible();
  if (!isMobile) await expect(page.getByRole('img', { name: /QR/ })).toBeVisible();
  await shoot('terminfinder-iflow-floor-plan-empty');
  await action(page, 'skip').click();
  await expect(step(page, 'signup')).toBeVisible();
  await shoot('terminfinder-iflow-signup-booked');
  await action(page, 'back').click();
  const arrive = await uploadSlowly(page);
  await shoot('terminfinder-iflow-floor-plan-uploading');
  await arrive();
  await shoot('terminfinder-iflow-floor-plan-done');
  await action(page, 'next').click();
  await expect(step(page, 'signup')).toBeVisible();
  await shoot('terminfinder-iflow-signup-uploaded');
  await submit(page).click();
  await expect(page.locator('[name=password][aria-invalid=true]')).toBeVisible();
  await shoot('terminfinder-iflow-signup-missing');
  await action(page, 'close').click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await shoot('terminfinder-iflow-cancel-question');
});

test('terminfinder-iflow: reserved slot', async ({ page, open, shoot, request, email }) => {
  await open(`${ADDRESS}${await visitOf(request, email, { ...DATE, reserved: 'true' })}`);
  await expect(action(page, 'skip')).toBeVisible();
  await shoot('terminfinder-iflow-floor-plan-reserved');
  await action(page, 'skip').click();
  await expect(step(page, 'signup')).toBeVisible();
  await shoot('terminfinder-iflow-signup-reserved');
});

test('terminfinder-iflow: incomplete address', async ({ page, open, shoot }) => {
  await open(ADDRESS);
  await expect(page.getByRole('link', { name: /Küche planen|Plan a kitchen/ })).toBeVisible();
  await shoot('terminfinder-iflow-incomplete-address');
});

test('terminfinder-iflow: a time that is only wished for', async ({ page, open, shoot, request, email }) => {
  await open(`${ADDRESS}${await visitOf(request, email, { ...DATE, wish: 'true' })}`);
  await expect(action(page, 'skip')).toBeVisible();
  await shoot('terminfinder-iflow-wished');
  await action(page, 'skip').click();
  await expect(step(page, 'signup')).toBeVisible();
  await shoot('terminfinder-iflow-signup-wished');
});

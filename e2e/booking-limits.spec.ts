import { createHash } from 'node:crypto';
import type { Page } from '@playwright/test';
import { givenBooking, openStarts } from './given.ts';
import { expect, expectAccessible, fillContact, step, test } from './product-test.ts';

const ADDRESS = '/services/fun/terminfinder';
const ENQUIRIES = '**/api/v1/terminfinder-enquiries';
const submit = (page: Page) => page.locator('button[type=submit]');

/** Each test and width has its own network. */
const networkOf = (test: number, isMobile: boolean) => ({
  'x-forwarded-for': `203.0.${test + (isMobile ? 0 : 50)}.7`,
});

/** Five bookings a day per telephone number. */
const telephoneOf = (who: string) =>
  `0681 ${Number.parseInt(createHash('sha256').update(who).digest('hex').slice(0, 8), 16)}`;

/** A time that no other test takes: they start at both ends. */
async function middleStart(request: Parameters<typeof openStarts>[0], nth: number): Promise<string> {
  const starts = await openStarts(request);
  return starts[Math.floor(starts.length / 2) + nth] ?? '';
}

async function chooseLateTime(page: Page): Promise<string> {
  const later = page.getByRole('button', { name: /^(?:Spätere Tage|Later days)$/ });
  const firstDay = page.locator('[data-date]').first();
  for (let turn = 0; turn < 3; turn++) {
    const before = (await firstDay.getAttribute('data-date')) ?? '';
    await later.click();
    await expect(firstDay).not.toHaveAttribute('data-date', before);
  }
  const slot = page.locator('[data-slot]').last();
  const start = (await slot.getAttribute('data-slot')) ?? '';
  await slot.click();
  await expect(step(page, 'combined_personal')).toBeVisible();
  return start;
}

test.use({ refusals: [428, 429] });

test('a visitor whose network has booked a few times books as always: the browser proves work and says nothing of it', {
  tag: ['@wide', '@whole'],
}, async ({ page, request, query, email, isMobile }) => {
  const headers = networkOf(1, isMobile);
  for (let n = 0; n < 3; n++) {
    const start = await middleStart(request, 4 * n + (isMobile ? 0 : 2));
    const who = `${n}-${email}`;
    await givenBooking(request, who, start, { headers, telephone: telephoneOf(who) });
  }
  await page.setExtraHTTPHeaders(headers);
  await page.goto(ADDRESS);
  const start = await chooseLateTime(page);
  await fillContact(page, email);
  await page.locator('[name=personal_telephone_raw]').fill(telephoneOf(email));
  const sent: { key: string; proof: string | undefined }[] = [];
  page.on('request', (call) => {
    if (!call.url().endsWith('/terminfinder-enquiries')) return;
    const { 'idempotency-key': key = '', 'x-proof-of-work': proof } = call.headers();
    sent.push({ key, proof });
  });
  await submit(page).click();
  await expect(step(page, 'floorplan')).toBeVisible();
  expect(sent).toEqual([
    { key: sent[0]?.key, proof: undefined },
    { key: sent[0]?.key, proof: expect.stringContaining('"purpose":"booking"') },
  ]);
  const booked = 'select state, starts_at from appointment join enquiry using (enquiry_id) where email = $1';
  expect(await query(booked, [email])).toEqual([{ state: 'BOOKED', starts_at: new Date(start) }]);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Ihr Termin ist gebucht');
});

for (const { language, told, button, noted } of [
  {
    language: 'de',
    told: 'nicht fest eintragen',
    button: 'Als Rückrufwunsch senden',
    noted: 'Ihr Wunsch ist notiert',
  },
  {
    language: 'en',
    told: 'can’t book this time',
    button: 'Send as a preferred time',
    noted: 'We’ve noted your request',
  },
]) {
  test(`a visitor whose network has its share sends the time as a wish (${language})`, {
    tag: ['@wide', '@whole'],
  }, async ({ page, request, query, email, isMobile }) => {
    const headers = networkOf(language === 'de' ? 2 : 3, isMobile);
    const start = await middleStart(request, language === 'de' ? 1 : 3);
    const first = `first-${email}`;
    const lead = await givenBooking(request, first, start, { headers, telephone: telephoneOf(first) });
    // The others as if booked from the same network.
    for (let n = 0; n < 5; n++) {
      const more = await givenBooking(request, `${n}-${email}`, await middleStart(request, 10 + 2 * n));
      await query(
        `update next_step set network = (select network from appointment where enquiry_id = $1)
         where enquiry_id = $2 and kind = 'CALL'`,
        [lead.enquiryId, more.enquiryId],
      );
    }
    await page.setExtraHTTPHeaders(headers);
    await page.goto(`${ADDRESS}?lang=${language}`);
    const wished = await chooseLateTime(page);
    await fillContact(page, email);
    await page.locator('[name=personal_telephone_raw]').fill(telephoneOf(email));
    await submit(page).click();
    await expect(page.getByRole('alert')).toContainText(told);
    await expect(submit(page)).toHaveText(button);
    await expect(page.locator('[name=personal_email]')).toHaveValue(email);
    await expectAccessible(page);

    const sent = page.waitForRequest(ENQUIRIES);
    await submit(page).click();
    expect((await sent).postDataJSON()).toMatchObject({ as_wish: true, precall_requested_at: wished });
    await expect(page.getByRole('heading', { level: 1 })).toContainText(noted);
    await expectAccessible(page);
    const stands =
      'select kind, state, seat from appointment join enquiry using (enquiry_id) where email = $1';
    expect(await query(stands, [email])).toEqual([{ kind: 'CALLBACK', state: 'WISHED', seat: null }]);
  });
}

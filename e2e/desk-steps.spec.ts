import type { Page } from '@playwright/test';
import { openDeskAs } from './desk.ts';
import { test } from './desk-test.ts';
import { givenEnquiry } from './given.ts';
import { expect, expectAccessible, expectNothingCut } from './product-test.ts';
import { insertVisit } from './step-sql.ts';

test.use({ refusals: [401, 409] });

const act = (page: Page, name: string) => page.locator(`[data-action="${name}"]`);
const rows = (page: Page) => page.locator('[data-next-step]');
const toast = (page: Page) => page.locator('[data-toast]');

/** YYYY-MM-DD in so many days. */
const dayIn = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

test('next steps are planned, changed, ticked off and taken back, and none is ever missing', {
  tag: ['@wide', '@whole'],
}, async ({ page, browser, request, query, ownProduct: { url }, email }) => {
  const { enquiryId } = await givenEnquiry(request, email);
  const { staffId } = await openDeskAs(page, query, { name: 'Leyla Demir', url });
  await page.goto(`${url}/desk/enquiries/${enquiryId}`);
  await expect(rows(page)).toContainText(['Erster Anruf']);

  // + plans one, with day, time, person and text.
  await page.keyboard.press('+');
  await page.locator('[data-plan-kind=TASK]').click();
  await page.locator('[name=plan-date]').fill(dayIn(5));
  await page.locator('[name=plan-time]').fill('14:00');
  await page.locator('[name=plan-staff]').selectOption(staffId);
  await page.locator('[name=plan-text]').fill('Muster schicken');
  await expectNothingCut(page);
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await expect(rows(page)).toContainText(['Erster Anruf', 'Aufgabe Muster schicken']);
  await expect(toast(page)).toContainText('geplant');
  await page.keyboard.press('z');
  await expect(rows(page)).toHaveCount(1);

  // V moves the first, and a colleague who has seen the old one overwrites nothing.
  const tobias = await browser.newPage();
  await openDeskAs(tobias, query, { name: 'Tobias Roth', url });
  await tobias.goto(`${url}/desk/enquiries/${enquiryId}`);
  await expect(rows(tobias)).toHaveCount(1);
  await tobias.keyboard.press('v');
  await tobias.locator('[name=plan-text]').fill('von Tobias');
  await query("update next_step set text = 'von Jana', changed_at = now() where enquiry_id = $1", [
    enquiryId,
  ]);
  await act(tobias, 'save-step').click();
  await expect(tobias.getByRole('alert')).toContainText('Jemand hat diesen Schritt inzwischen geändert.');
  await expect(rows(tobias)).toContainText(['von Jana']);
  await tobias.close();

  // The last one is followed by the default.
  await page.reload();
  await act(page, 'tick').click();
  await expect(toast(page)).toContainText('Erster Anruf erledigt. Als Nächstes: Nachfassen');
  await expect(rows(page)).toContainText(['Nachfassen']);
  await expect(page.locator('[data-entry]').first()).toContainText('hat einen Schritt erledigt');

  await query("update next_step set state = 'DONE', ended_at = now() where state = 'OPEN'");
  await page.reload();
  await expect(page.locator('[data-empty=steps]')).toContainText('Hier fehlt ein nächster Schritt.');
  await expectAccessible(page);
  await page.keyboard.press('3');
  await expect(rows(page)).toContainText(['Nachfassen']);
});

test('how a visit went is noted, and what follows is planned', { tag: ['@wide', '@whole'] }, async ({
  page,
  request,
  query,
  ownProduct: { url },
  email,
}) => {
  const { enquiryId } = await givenEnquiry(request, email);
  await query("update next_step set state = 'DONE', ended_at = now() where state = 'OPEN'");
  const start = "(now() - interval '1 hour')";
  await query(insertVisit({ id: "'visit'", kind: "'SHOWROOM'", showroom: "'MAINZ'", start, minutes: 90 }), [
    enquiryId,
  ]);
  await openDeskAs(page, query, { name: 'Leyla Demir', url });
  await page.goto(`${url}/desk/enquiries/${enquiryId}`);
  await act(page, 'tick').click();
  await expectNothingCut(page);
  await expectAccessible(page);
  await act(page, 'no-show').click();
  await expect(toast(page)).toContainText('kam nicht. Als Nächstes: Ist nicht gekommen');
  await expect(rows(page)).toContainText(['Ist nicht gekommen']);
  await page.keyboard.press('z');
  await expect(rows(page)).toContainText(['Termin im Studio']);
  await act(page, 'tick').click();
  await act(page, 'came').click();
  await expect(rows(page)).toContainText(['Nach dem Termin nachfassen']);
  await expect(page.locator('[data-entry=visit]').first()).toContainText('war beim Termin');
  expect(await query("select outcome from next_step where step_id = 'visit'")).toEqual([{ outcome: 'CAME' }]);
});

test('all enquiries of a person stand together, are merged in one tap and parted again', {
  tag: ['@wide', '@whole'],
}, async ({ page, request, query, ownProduct: { url }, email }) => {
  const shapes = ['L_FORM', 'U_FORM', 'ISLAND'];
  const ids: string[] = [];
  for (const question_shape of shapes)
    ids.push((await givenEnquiry(request, email, { question_shape, espl_value: 18.35 })).enquiryId);
  const [first = '', second = '', third = ''] = ids;
  await openDeskAs(page, query, { name: 'Leyla Demir', url });
  await page.goto(`${url}/desk/enquiries/${third}`);
  await expect(page.locator('[aria-current=true]')).toContainText('18.350 €');
  await expect(page.locator('[data-same]')).toHaveCount(2);
  await expect(rows(page)).toHaveCount(3);
  await expectNothingCut(page);
  await expectAccessible(page);
  await act(page, 'merge-all').click();
  await expect(toast(page)).toContainText('2 zusammengelegt');
  await expect(page.locator('[data-merged]')).toHaveCount(2);
  await expect(rows(page)).toHaveCount(1);
  await page.keyboard.press('z');
  await expect(page.locator('[data-merged]')).toHaveCount(0);
  await act(page, 'part').click();
  await page.locator(`[data-same="${first}"] [data-action=apart]`).click();
  await expect(page.locator('[data-same]')).toHaveCount(1);
  await page.locator(`[data-same="${second}"]`).getByRole('link').click();
  await expect(page).toHaveURL(`${url}/desk/enquiries/${second}`);
});

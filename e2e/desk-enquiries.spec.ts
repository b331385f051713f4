import { changeStatusEndpoint } from '@funnel/contract/pipeline/change-enquiry';
import { openDeskAs, WICKED_NAME } from './desk.ts';
import { test } from './desk-test.ts';
import { givenEnquiry } from './given.ts';
import { expect, expectAccessible, expectNothingCut } from './product-test.ts';
import { routeOpenPage } from './route-open-page.ts';

test.use({ refusals: [401, 409] });

test('enquiries are found as one types, filtered, moved on, assigned, and never overwritten', {
  tag: ['@desktop', '@whole'],
}, async ({ page, request, query, ownProduct: { url }, email }) => {
  const { enquiryId } = await givenEnquiry(request, email, { personal_full_name: 'Katrin Sommerfeld' });
  await givenEnquiry(request, `2${email}`, { personal_full_name: WICKED_NAME });
  // More than a page.
  await query(
    `insert into enquiry (enquiry_id, kitchen_id, received_at, salutation, full_name, first_name, last_name,
       preferred_language, postcode, email, telephone_raw, telephone_formatted, answers, tracking, request_hash)
     select 'copy-' || n, 'kitchen-' || n, received_at - make_interval(mins => n), salutation,
       'Bernd Thielen ' || n, 'Bernd', 'Thielen', preferred_language, postcode, email, telephone_raw,
       telephone_formatted, answers, tracking, request_hash
     from enquiry, generate_series(1, 60) n where enquiry_id = $1`,
    [enquiryId],
  );
  await openDeskAs(page, query, { name: 'Jana Keller', url });
  await page.getByRole('link', { name: 'Anfragen' }).click();
  const rows = page.locator('[data-row]');
  await expect(page.getByText('62 Anfragen')).toBeVisible();
  await expectNothingCut(page);
  await expectAccessible(page);
  expect(await page.evaluate(() => 'acted' in window)).toBe(false);

  // The last row loads with the last page, and never all rows are rendered.
  const goDown = async () => {
    for (const _ of Array.from({ length: 10 })) await page.keyboard.press('ArrowDown');
    return page.locator('[data-cursor]').textContent();
  };
  await expect.poll(goDown, { intervals: [0], timeout: 60_000 }).toContain('Bernd Thielen 60');
  expect(await rows.count()).toBeLessThan(50);

  // With less space columns are hidden, without horizontal scrolling.
  const columns = ['place', 'showroom', 'campaign'];
  const isSideways = () => page.evaluate(() => document.body.scrollWidth > innerWidth);
  for (const [width, left] of [
    [1280, 3],
    [1180, 2],
    [1080, 1],
    [1000, 0],
  ] as const) {
    await page.setViewportSize({ width, height: 820 });
    for (const [index, name] of columns.entries())
      await expect(page.locator(`th[data-column=${name}]`)).toBeVisible({ visible: index < left });
    await expectNothingCut(page);
    expect(await isSideways()).toBe(false);
  }
  await page.setViewportSize({ width: 1280, height: 820 });

  // All matches, also those not loaded yet.
  const bar = page.locator('[data-bulk]');
  const everything = page.getByRole('checkbox', { name: 'Alle gefundenen auswählen' });
  await page.reload();
  await everything.check();
  await expect(bar).toContainText('Alle 62 ausgewählt');
  await rows.first().getByRole('checkbox').uncheck();
  await expect(bar).toContainText('61 ausgewählt');
  await expect(everything).toHaveJSProperty('indeterminate', true);
  await page.keyboard.press('Control+a');
  await expect(bar).toContainText('Alle 62 ausgewählt');
  await everything.uncheck();
  await expect(bar).toHaveCount(0);

  await page.keyboard.press('/');
  await page.keyboard.type('sommerf');
  await expect(rows).toHaveCount(1);
  await expect(page.getByText('1 Anfrage', { exact: true })).toBeVisible();
  const row = rows.first();
  // Matches are highlighted, in every spelling and notation; without a column, below the name.
  await expect(row.locator('mark')).toHaveText(['Sommerf']);
  for (const [search, marked] of [
    ['katrin 0049681', ['Katrin', '0681']],
    ['SÖMMER 661', ['Sommer', '661']],
    [`sommer ${email.slice(0, 5)}`, ['Sommer', email.slice(0, 5)]],
  ] as const) {
    await page.locator('[name=search]').fill(search);
    await expect(row.locator('mark:visible')).toHaveText(marked);
    await expect(rows).toHaveCount(1);
  }
  await expect(page.locator('main footer')).toContainText('1 Treffer');
  await expect(page.getByText('Mehr gibt es nicht.')).toBeVisible();
  await expectAccessible(page);
  // Search results are not highlighted as new.
  await page.getByRole('button', { name: 'Suche leeren' }).click();
  await expect(page.getByText('62 Anfragen')).toBeVisible();
  await expect(page.locator('[data-fresh]')).toHaveCount(0);
  await expect(page.locator('[name=search]')).toBeFocused();
  await page.keyboard.type('sommerf');
  await expect(rows).toHaveCount(1);
  await row.locator('[name=status]').selectOption('OFFER');
  await expect(row.locator('[data-status]')).toHaveAttribute('data-status', 'OFFER');
  await row.locator('[name=assignee]').selectOption({ label: 'Jana Keller' });
  await expect
    .poll(() => query('select status, version from enquiry where enquiry_id = $1', [enquiryId]))
    .toEqual([{ status: 'OFFER', version: 2 }]);

  // A colleague is faster while the change is in flight: the list cannot know yet.
  await routeOpenPage(
    page,
    `**${changeStatusEndpoint.path}`,
    async (route) => {
      await query("update enquiry set status = 'WON', version = version + 1 where enquiry_id = $1", [
        enquiryId,
      ]);
      await route.continue();
    },
    { times: 1 },
  );
  await row.locator('[name=status]').selectOption('LOST TOO_FAR');
  await expect(page.getByRole('alert')).toContainText('Jemand hat diese Anfrage inzwischen geändert.');
  await expect(row.locator('[data-status]')).toHaveAttribute('data-status', 'WON');
  await expectAccessible(page);

  await page.locator('[name=search]').fill('');
  await page.locator('[data-filter=WON]').click();
  await expect(rows).toHaveCount(1);

  // The bulk change affects this many, and shows the number.
  await query(
    `insert into enquiry (enquiry_id, kitchen_id, received_at, salutation, full_name, first_name, last_name,
       preferred_language, postcode, email, telephone_raw, telephone_formatted, answers, tracking, request_hash)
     select 'more-' || n, 'more-kitchen-' || n, received_at, salutation, 'Clara Fuchs ' || n, 'Clara', 'Fuchs',
       preferred_language, postcode, email, telephone_raw, telephone_formatted, answers, tracking, request_hash
     from enquiry, generate_series(1, 201) n where enquiry_id = $1`,
    [enquiryId],
  );
  await page.locator('[data-filter=WON]').click();
  await page.locator('[name=search]').fill('clara');
  await expect(page.getByText('201 Anfragen')).toBeVisible();
  await page.locator('[name=search]').blur();
  await page.keyboard.press('Control+a');
  await expect(bar).toContainText('Die ersten 200 ausgewählt, mehr geht nicht auf einmal');
  await expectNothingCut(page);
  await bar.locator('[name=bulk_assign]').selectOption({ label: 'Jana Keller' });
  await expect(page.getByText('200 geändert.')).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await page.locator('[name=search]').fill('');
  await page.locator('[data-filter=WON]').click();
  await expect(rows).toHaveCount(1);

  // Rows stay with their time if a reload fails.
  await page.locator('[name=search]').fill('');
  await routeOpenPage(page, '**/api/v1/desk/enquiries?*', (route) => route.fulfill({ json: {} }));
  await query("update enquiry set status = 'NEW', version = version + 1 where enquiry_id = $1", [enquiryId]);
  await givenEnquiry(request, `3${email}`);
  await expect(page.getByRole('alert').last()).toContainText(
    /Die Anfragen lassen sich gerade nicht laden\.Der Server antwortet nicht\. .*Stand von \d\d:\d\d Uhr/,
  );
  await expect(rows).toHaveCount(1);
  await expect(page.locator('main footer')).toContainText(/^Stand \d\d:\d\d/);
  for (const name of ['select', 'status', 'assignee'])
    await expect(rows.locator(`[name=${name}]`)).toBeDisabled();
  await expect(everything).toBeDisabled();
  // Nor do those of another filter load: existing rows stay.
  await page.locator('[data-filter=OFFER]').click();
  await expect(page.locator('[data-stale]')).toBeVisible();
  await expect(rows).toHaveCount(1);
  await page.locator('[data-filter=OFFER]').click();
  await expectNothingCut(page);
  await expectAccessible(page);
  await page.unroute('**/api/v1/desk/enquiries?*');
  await page.getByRole('button', { name: 'Noch einmal' }).click();
  await expect(rows).toHaveCount(0);
  await page.locator('[name=search]').fill('gibt es nicht');
  await expect(page.getByText('Keine Anfrage passt dazu.')).toBeVisible();
});

import { openDeskAs } from './desk.ts';
import { test } from './desk-test.ts';
import { givenEnquiry } from './given.ts';
import { expect, expectAccessible, expectNothingCut } from './product-test.ts';

test.use({ refusals: [401, 409] });

test('many are selected and changed by keys, a view is saved for all, and a walk-in is entered', {
  tag: ['@desktop', '@whole'],
}, async ({ page, browser, request, query, ownProduct: { url }, email }) => {
  for (const [index, name] of ['Anna Groß', 'Bernd Thielen', 'Clara Fuchs', 'Dora Klein'].entries())
    await givenEnquiry(request, `${index}${email}`, { personal_full_name: name });
  const { staffId } = await openDeskAs(page, query, { name: 'Henrik Vogt', url, role: 'manager' });
  await page.getByRole('link', { name: 'Anfragen' }).click();
  const rows = page.locator('[data-row]');
  const selected = page.locator('[data-selected]');
  const row = (name: string) => rows.filter({ hasText: name });
  await expect(rows).toHaveCount(4);
  await expect(row('Anna Groß')).toContainText('Erster Anruf');

  // The newest is first: Dora. X, then a range with the arrows.
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('x');
  await page.keyboard.press('Shift+ArrowDown');
  await page.keyboard.press('Shift+ArrowDown');
  await expect(selected).toHaveCount(3);
  await page.keyboard.press('Shift+ArrowUp');
  await expect(selected).toHaveCount(2);
  const bar = page.locator('[data-bulk]');
  await expect(bar).toContainText('2 ausgewählt');
  await expectAccessible(page);
  await expectNothingCut(page);
  await page.keyboard.press('w');
  await expect(bar.locator('[name=bulk_assign]')).toBeFocused();
  await bar.locator('[name=bulk_assign]').selectOption({ label: 'Henrik Vogt' });
  await expect(page.getByText('2 geändert.')).toBeVisible();
  await expect(bar).toHaveCount(0);

  // The tabs have counts.
  await expect(page.getByRole('button', { name: 'Alle Anfragen' }).locator('[data-count]')).toHaveText('4');

  // Undone by keyboard. What a colleague has changed since is left alone and counted.
  const toast = page.getByRole('status').locator('[data-toast]');
  await expect(toast).toContainText('2 Anfragen: zugewiesen an Henrik Vogt');
  await query("update enquiry set version = version + 1 where full_name = 'Clara Fuchs'");
  await page.keyboard.press('z');
  await expect(toast).toHaveText(
    '1 rückgängig gemacht. Bei 1 ging das nicht mehr; sie blieben, wie sie sind.',
  );
  await expect(page.getByText('2 geändert.')).toHaveCount(0);
  expect(await query('select full_name from enquiry where assignee = $1', [staffId])).toEqual([
    { full_name: 'Clara Fuchs' },
  ]);

  // One row: S and W open its own selects. Z is ignored by the select that made the change.
  await page.keyboard.press('s');
  await expect(page.locator('[data-cursor] [name=status]')).toBeFocused();
  await page.keyboard.press('Escape');
  const status = row('Bernd Thielen').locator('[name=status]');
  await status.focus();
  await status.selectOption('CONTACTED');
  await expect(toast).toContainText('Bernd Thielen: Kontaktiert');
  await page.keyboard.press('z');
  await expect(toast).toHaveText('Rückgängig gemacht.');
  await expect(status).toHaveValue('NEW');
  await expectAccessible(page);

  await row('Dora Klein').getByRole('checkbox').press('Space');
  await bar.locator('[name=bulk_assign]').selectOption({ label: 'Henrik Vogt' });
  await expect(page.getByText('1 geändert.')).toBeVisible();
  await expect
    .poll(() => query('select full_name from enquiry where assignee = $1 order by 1', [staffId]))
    .toEqual([{ full_name: 'Clara Fuchs' }, { full_name: 'Dora Klein' }]);

  // A new enquiry meanwhile: the focused row keeps its place.
  const chosen = page.locator('[data-cursor]');
  const place = async () => (await chosen.boundingBox())?.y;
  const before = await place();
  await givenEnquiry(request, `5${email}`, { personal_full_name: 'Eva Neu' });
  await expect(row('Eva Neu')).toBeAttached();
  await expect(chosen).toContainText('Clara Fuchs');
  expect(await place()).toBe(before);

  // One of two cannot make this move, and is named.
  await query("update enquiry set status = 'WON' where full_name = 'Anna Groß'");
  await page.reload();
  await row('Anna Groß').getByRole('checkbox').check();
  await row('Bernd Thielen').getByRole('checkbox').check();
  await bar.locator('[name=bulk_status]').selectOption('CONTACTED');
  await expect(page.getByText('1 geändert. Bei 1 geht dieser Schritt nicht.')).toBeVisible();
  await expectAccessible(page);

  // The selection as a file.
  await row('Clara Fuchs').getByRole('checkbox').check();
  for (const [name, file] of [
    ['Für Excel ausgeben (XLSX)', /^anfragen-.*\.xlsx$/],
    ['Als CSV ausgeben', /^anfragen-.*\.csv$/],
  ] as const) {
    const download = page.waitForEvent('download');
    await bar.getByRole('link', { name }).click();
    expect((await download).suggestedFilename()).toMatch(file);
  }
  await page.keyboard.press('Escape');
  await expect(bar).toHaveCount(0);

  await page.locator('[name=filter_assignee]').selectOption('me');
  await expect(rows).toHaveCount(2);
  await page.locator('[data-action=save-view]').click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Speichern' }).click();
  await expect(dialog.getByText('Bitte geben Sie einen Namen ein')).toBeVisible();
  await dialog.locator('[name=view_name]').fill('Meine');
  await dialog.locator('[name=is_shared]').check();
  await expectAccessible(page);
  await page.keyboard.press('Control+s');
  await expect(page.locator('[data-view=Meine]')).toHaveAttribute('aria-pressed', 'true');
  await expect(page.locator('[data-view=Meine] [data-count]')).toHaveText('2');
  // Changed to a personal view of a year.
  await page.locator('[name=filter_days]').selectOption('365');
  await page.locator('[data-action=save-view]').click();
  await expect(dialog.locator('[name=view_name]')).toHaveValue('Meine');
  await expect(dialog.locator('[name=is_shared]')).toBeChecked();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Ändern' }).click();
  await expect(page.locator('[data-action=save-view]')).toHaveCount(0);
  await expect(page.locator('[data-view]')).toHaveCount(1);
  expect(await query("select filter->'days' as days from saved_view")).toEqual([{ days: 365 }]);
  await page.locator('[name=filter_days]').selectOption('');
  // A filter is a chip with a remove button.
  await expect(page.locator('[data-chip=filter_assignee]')).toContainText('Wer');
  await page.locator('[data-chip=filter_assignee] [data-action=remove-filter]').click();
  await expect(rows).toHaveCount(5);
  await expect(page.locator('[data-chip]')).toHaveCount(0);
  await page.getByRole('button', { name: 'Alle Anfragen' }).click();
  await expect(rows).toHaveCount(5);
  await expect(page.locator('[data-view=Meine] [data-count]')).toHaveText('2');
  await page.locator('[data-view=Meine]').click();
  await expect(rows).toHaveCount(2);
  await expectAccessible(page);

  // All of a showroom, of the last days, of one source.
  await page.getByRole('button', { name: 'Alle Anfragen' }).click();
  await expect(rows).toHaveCount(5);
  for (const name of ['Bernd Thielen', 'Dora Klein']) await row(name).getByRole('checkbox').check();
  await bar.locator('[name=bulk_showroom]').selectOption({ label: 'Konz' });
  await expect(page.getByText('2 geändert.')).toBeVisible();
  await expect(row('Dora Klein')).toContainText('Konz');
  await query(
    "update enquiry set received_at = received_at - interval '20 days' where full_name = 'Dora Klein'",
  );
  const [showroom, days, source] = ['showroom', 'days', 'source'].map((name) =>
    page.locator(`[name=filter_${name}]`),
  );
  await showroom?.selectOption('KONZ');
  await expect(rows).toHaveCount(2);
  await days?.selectOption('7');
  await expect(rows).toHaveCount(1);
  await days?.selectOption('30');
  await expect(rows).toHaveCount(2);
  await source?.selectOption('OFFER_COUNTER');
  await expect(page.getByText('Keine Anfrage passt dazu.')).toBeVisible();
  await expect(page).toHaveURL(/showroom=KONZ.*days=30|days=30.*showroom=KONZ/);
  await expectAccessible(page);
  await page.locator('[data-view=Meine]').click();

  await page.keyboard.press('c');
  await dialog.getByRole('radio', { name: 'Angebot an der Theke' }).check();
  await dialog.getByRole('button', { name: 'Aufnehmen' }).click();
  await expect(dialog.locator('[name=name]')).toBeFocused();
  await expectAccessible(page);
  await dialog.locator('[name=name]').fill('Gerd Theke');
  await dialog.locator('[name=postcode]').fill('54329');
  await dialog.locator('[name=telephone]').fill('06501 12345');
  await dialog.locator('[name=note]').fill('Kam mit Skizze');
  await page.keyboard.press('Control+s');
  await expect(dialog).toHaveCount(0);
  await expect(row('Gerd Theke').locator('[data-status]')).toHaveAttribute('data-status', 'OFFER');

  // Without a connection there is a notice that live updates are off.
  const context = await browser.newContext({ storageState: await page.context().storageState() });
  const apart = await context.newPage();
  await apart.goto(`${url}/desk/enquiries`);
  await expect(apart.locator('[data-row]').first()).toBeVisible();
  await expect(apart.locator('[data-banner]')).toHaveCount(0);
  // A deleted view disappears everywhere.
  await expect(apart.locator('[data-view=Meine]')).toBeVisible();
  await page.locator('[data-action=remove-view]').click();
  await expect(apart.locator('[data-view=Meine]')).toHaveCount(0);
  await context.setOffline(true);
  await expect(apart.locator('[data-banner=ochre]')).toContainText('Keine Verbindung seit');
  await expectAccessible(apart);
  await context.setOffline(false);
  await expect(apart.locator('[data-banner]')).toHaveCount(0);
  await context.close();
});

test('on a phone rows are selected with a finger, and a change is undone from the list or the record', {
  tag: '@whole',
}, async ({ page, request, query, ownProduct: { url }, email }) => {
  await givenEnquiry(request, email, { personal_full_name: 'Anna Groß' });
  await givenEnquiry(request, `2${email}`, { personal_full_name: 'Bernd Thielen' });
  await openDeskAs(page, query, { name: 'Jana Keller', url });
  await page.getByRole('link', { name: 'Anfragen' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Anfragen' })).toBeVisible();
  await page.getByRole('checkbox', { name: 'Bernd Thielen auswählen' }).check();
  await page.locator('[data-action=select-all]').click();
  await expect(page.locator('[data-bulk]')).toContainText('Alle 2 ausgewählt');
  await expect(page.locator('[data-action=select-all]')).toHaveCount(0);
  await page.locator('[data-action=clear-selection]').click();
  // The title bar with its search ends where the screen ends.
  const bar = await page.locator('main header').boundingBox();
  expect(bar?.width).toBe(page.viewportSize()?.width);
  // Space for a number.
  expect((await page.locator('[name=search]').boundingBox())?.width).toBeGreaterThan(150);
  await page.getByRole('checkbox', { name: 'Anna Groß auswählen' }).check();
  await page.locator('[name=bulk_assign]').selectOption({ label: 'Jana Keller' });
  await expect(page.getByText('1 geändert.')).toBeVisible();
  // The next selection is possible meanwhile: its bar is below the toast.
  const toast = page.locator('[data-toast]');
  const undo = page.locator('[data-action=undo]');
  await page.getByRole('checkbox', { name: 'Anna Groß auswählen' }).check();
  const [above, below] = await Promise.all([toast.boundingBox(), page.locator('[data-bulk]').boundingBox()]);
  expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual(below?.y ?? 0);
  await page.getByRole('link', { name: 'Anna Groß' }).click();
  await expect(page.locator('[data-screen=record]')).toBeVisible();
  await undo.click();
  await expect(toast).toHaveText('Rückgängig gemacht.');
  await expect(page.locator('[name=assignee]')).toHaveValue('-');

  await page.locator('[data-step=CONTACTED]').click();
  await expect(toast).toContainText('Anna Groß: Kontaktiert');
  await undo.click();
  await expect(page.locator('[data-step=NEW]')).toHaveAttribute('aria-current', 'step');
  await expect(page.getByText('zurückgenommen')).toHaveCount(2);
  await expectAccessible(page);
});

import type { Page } from '@playwright/test';
import { openDeskAs, WICKED_NAME } from './desk.ts';
import { test } from './desk-test.ts';
import { drawnPdf, pdf, picture } from './example-file.ts';
import { givenEnquiry, givenFile } from './given.ts';
import { expect, expectAccessible, expectNothingCut } from './product-test.ts';

// The later one gets a 409. An empty PDF cannot be rendered.
test.use({ refusals: [401, 404, 409, 503] });

const record = (page: Page) => page.locator('[data-screen=record]');
const conflict = (page: Page) => page.locator('[data-conflict=fullName]');

test('an enquiry is opened, corrected, moved on and followed live, and two editors overwrite nothing', {
  tag: ['@desktop', '@whole'],
}, async ({ page, browser, request, query, ownProduct: { url }, email }) => {
  const { enquiryId, kitchenId } = await givenEnquiry(request, email, {
    personal_full_name: 'Katrin Sommerfeld',
    question_shape: 'L_FORM',
    utm_campaign: 'herbst-saarland',
    espl_value: 18.35,
    espl_percentile: 65,
  });
  await givenFile(request, kitchenId, picture('Skizze.png'));
  const planId = await givenFile(request, kitchenId, drawnPdf('Plan.pdf'));
  const other = await givenEnquiry(request, `2${email}`, {
    personal_full_name: 'K. Sommerfeld',
    personal_telephone_raw: '0681 123456',
  });
  const { dialled } = await openDeskAs(page, query, { name: 'Jana Keller', url });
  await page.getByRole('link', { name: 'Anfragen' }).click();
  await expect(page.locator('[data-row]')).toHaveCount(2);
  // The newest is the first.
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${url}/desk/enquiries/${enquiryId}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Frau Katrin Sommerfeld');
  for (const text of [
    'herbst-saarland',
    '18.350 €',
    'teurer als 65 von 100',
    'L-Form',
    'Grundriss geschickt',
  ])
    await expect(record(page)).toContainText(text);
  await expectNothingCut(page);
  await expectAccessible(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectAccessible(page);
  await page.emulateMedia({ colorScheme: 'light' });

  await expect(page.getByRole('region', { name: 'Einwilligung' })).toContainText(
    /Anrufgewünscht am .+, \d\d:\d\d.*Genutztnoch nie/,
  );
  await expect(record(page).locator('[data-value=L_FORM] img')).toHaveAttribute(
    'src',
    /question_shape\/L_FORM/,
  );
  // A PDF has a preview of its first page.
  const drawn = page.locator(`[data-file="${planId}"] img`);
  const width = () => drawn.evaluate((img: HTMLImageElement) => img.naturalWidth);
  await expect.poll(width).toBe(800);
  // The call is claimed before it is dialled, and continues at the call list.
  await page.keyboard.press('a');
  await expect(page).toHaveURL(`${url}/desk/calls`);
  await expect(page.locator(`li[data-enquiry="${enquiryId}"]`)).toHaveAttribute('data-claim', 'mine');
  expect(await dialled()).toEqual(['tel:0681123456']);
  await page.keyboard.press('Escape');
  // The row is that of the person: it shows the enquiry whose step comes first.
  await expect(page.locator('li[data-enquiry]')).toHaveAttribute('data-claim', 'free');
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Frau Katrin Sommerfeld');
  await page.keyboard.press('b');
  await expect(page.locator('[name=fullName]')).toHaveValue('Katrin Sommerfeld');
  await page.getByRole('button', { name: 'Verwerfen' }).click();

  // The plan has an inline picture; its file is a download.
  await page.keyboard.press('g');
  await expect(page.getByRole('dialog').locator('img')).toHaveJSProperty('complete', true);
  expect(
    await page
      .getByRole('dialog')
      .locator('img')
      .evaluate((img: HTMLImageElement) => img.naturalWidth),
  ).toBe(1);
  await expectAccessible(page);
  await page.keyboard.press('Escape');

  await page.keyboard.press('n');
  await page.locator('[name=note]').fill('Einzug im April\nInsel wäre ein Traum');
  await page.keyboard.press('Control+s');
  await expect(page.locator('[data-entry=note]')).toContainText('Insel wäre ein Traum');

  // Changes of a colleague appear live.
  const tobias = await browser.newPage();
  await openDeskAs(tobias, query, { name: 'Tobias Roth', url });
  await tobias.goto(`${url}/desk/enquiries/${enquiryId}`);
  await tobias.locator('[data-step=CONTACTED]').click();
  await expect(page.locator('[data-step=CONTACTED]')).toHaveAttribute('aria-current', 'step');
  await expect(page.locator('[data-step=NEW]')).toBeDisabled();
  await tobias.locator('[data-step=LOST]').click();
  await expectAccessible(tobias);
  await tobias.locator('[data-reason=TOO_FAR]').click();
  await expect(page.locator('[data-step=LOST]')).toContainText('Zu weit weg');
  await page.locator('[data-step=OFFER]').click();
  await page.locator('[name=assignee]').selectOption({ label: 'Jana Keller' });
  await expect(tobias.locator('[name=assignee]')).toHaveValue(/./);
  await page.locator('[name=showroom]').selectOption({ index: 1 });
  await expect(page.locator('[data-entry=work]').first()).toContainText('hat die Anfrage zugewiesen');

  // Both edit the name, and Tobias also the postcode. He gets a notice, sees both values and chooses.
  await page.keyboard.press('Escape');
  await page.goto(`${url}/desk/enquiries/${enquiryId}`);
  await page.locator('[data-action=edit-contact]').click();
  await tobias.locator('[data-action=edit-contact]').click();
  await tobias.locator('[name=fullName]').fill('Katrin Sommer');
  await tobias.locator('[name=postcode]').fill('66119');
  await page.locator('[name=fullName]').fill('Katja Sommerfeld');
  await page.keyboard.press('Control+s');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Frau Katja Sommerfeld');
  await expect(conflict(tobias)).toContainText('Katja Sommerfeld');
  await expect(conflict(tobias)).toContainText('Katrin Sommer');
  await expectAccessible(tobias);
  await tobias.locator('[data-keep=theirs]').click();
  await tobias.locator('[data-action=save-contact]').click();
  await expect(page.getByText('66119')).toBeVisible();
  await expect
    .poll(() => query('select full_name, postcode from enquiry where enquiry_id = $1', [enquiryId]))
    .toEqual([{ full_name: 'Katja Sommerfeld', postcode: '66119' }]);

  // Different fields of two editors are merged, even if stale.
  await tobias.locator('[data-action=edit-contact]').click();
  await tobias.locator('[name=telephone]').fill('0681 777777');
  await query("update enquiry set email = 'neu@example.com', version = version + 1 where enquiry_id = $1", [
    enquiryId,
  ]);
  await tobias.locator('[data-action=save-contact]').click();
  await expect(tobias.getByRole('link', { name: '0681 777777' })).toHaveAttribute('href', 'tel:0681777777');
  await expect(tobias.getByRole('link', { name: 'neu@example.com' })).toBeVisible();

  // The same person is linked, not duplicated, and Back returns.
  await query('update enquiry set telephone_formatted = $2 where enquiry_id = $1', [
    other.enquiryId,
    '0681777777',
  ]);
  await page.reload();
  await page.locator(`[data-same="${other.enquiryId}"]`).getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Frau K. Sommerfeld');
  await page.locator('[data-action=back]').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Frau Katja Sommerfeld');
  await page.goto(`${url}/desk/enquiries/nothing`);
  await expect(page.getByRole('alert')).toContainText('Diese Anfrage gibt es nicht mehr.');
  await expectAccessible(page);
  await tobias.close();
});

test('a record is read and changed on a phone, in English', { tag: '@whole' }, async ({
  page,
  request,
  query,
  ownProduct: { url },
  email,
}) => {
  const { enquiryId, kitchenId } = await givenEnquiry(request, email);
  await givenFile(request, kitchenId, pdf('Plan.pdf'));
  await openDeskAs(page, query, { name: 'Leyla Demir', url });
  await page.goto(`${url}/desk/enquiries/${enquiryId}?lang=en`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mrs Johanna Weiß');
  await expect(page.getByRole('link', { name: 'Download Plan.pdf' })).toHaveAttribute('href', /as=download/);
  await expectNothingCut(page);
  await expectAccessible(page);
  await page.locator('[data-step=CONTACTED]').click();
  await expect(page.locator('[data-step=CONTACTED]')).toHaveAttribute('aria-current', 'step');
  await page.locator('[data-action=edit-contact]').click();
  await page.locator('[name=email]').fill('no address');
  await page.locator('[data-action=save-contact]').click();
  await expect(page.locator('#contact-invalid')).toContainText('Email');
  await expectAccessible(page);
});

test('staff read in words which way an enquiry came, in the call list and in the record', async ({
  page,
  request,
  query,
  ownProduct: { url },
  email,
}) => {
  const way = { entry: 'LP', funnel: 'long_basic', utm_campaign: 'herbst' };
  const { enquiryId } = await givenEnquiry(request, email, way);
  await openDeskAs(page, query, { name: 'Leyla Demir', url });
  await page.goto(`${url}/desk/calls`);
  await page.locator(`li[data-enquiry="${enquiryId}"] button`).first().click();
  await expect(page.getByText('Küchenplaner, alle Fragen, herbst')).toBeVisible();
  await page.goto(`${url}/desk/enquiries/${enquiryId}`);
  const origin = page.getByRole('region', { name: 'Herkunft' });
  await expect(origin).toContainText('WegKüchenplaner, alle Fragen');
  await expect(origin).toContainText('Alle Fragen, ohne Planungsort');
  await page.goto(`${url}/desk/enquiries/${enquiryId}?lang=en`);
  await expect(page.getByRole('region', { name: 'Origin' })).toContainText('Kitchen planner, all questions');
  await expectNothingCut(page);
});

const WICKED_LINK = 'javascript:window.acted=1';

test('what anybody has written is shown and never acts: in the record, the queue and the list', {
  tag: '@desktop',
}, async ({ page, request, query, ownProduct: { url }, email }) => {
  const { enquiryId, kitchenId } = await givenEnquiry(request, email, { personal_full_name: WICKED_NAME });
  const fileId = await givenFile(request, kitchenId, picture('plan.png'));
  const wicked = `${WICKED_LINK} ${WICKED_NAME}`;
  await openDeskAs(page, query, { name: WICKED_NAME, url });
  // Bypassing all validation, as if it had failed.
  await query(
    `update enquiry set email = $2, telephone_formatted = $3, telephone_raw = $3, postcode = $2, showroom = $2,
       salutation = $2, funnel = $2, operating_system = $2, preferred_language = $2,
       tracking = jsonb_build_object($2::text, $2::text, 'utm_campaign', $2::text, 'utm_source', $2::text),
       answers = jsonb_build_object('question_shape', $2::text, $2::text, $2::text), suspicion = '{TOO_FAST}'
     where enquiry_id = $1`,
    [enquiryId, wicked, WICKED_LINK],
  );
  await query('update file set name = $2 where file_id = $1', [fileId, wicked]);
  await query(
    `insert into note (note_id, enquiry_id, staff_id, written_at, text)
     select 'note', $1, staff_id, now(), $2 from staff where name = $3`,
    [enquiryId, wicked, WICKED_NAME],
  );
  await query(
    `insert into event (event_id, type, version, enquiry_id, actor, actor_id, happened_at, data)
     select gen_random_uuid(), 'note.added', 2, $1, 'staff', staff_id, now(),
       jsonb_build_object('enquiryId', $1::text, 'change', jsonb_build_object('noteId', 'note'))
     from staff where name = $2`,
    [enquiryId, WICKED_NAME],
  );
  await query(
    `insert into mail (mail_id, enquiry_id, kind, mailbox, queued_at)
     values (gen_random_uuid(), $1, $2, 'box', now())`,
    [enquiryId, wicked],
  );
  const expectHarmless = async () => {
    const links = await page
      .locator('a[href], img[src], iframe, form[action]')
      .evaluateAll((elements) =>
        elements.map(
          (element) => element.getAttribute('href') ?? element.getAttribute('src') ?? element.tagName,
        ),
      );
    expect(links.filter((link) => /javascript:|onerror/i.test(decodeURIComponent(link)))).toEqual([]);
    expect(await page.evaluate(() => 'acted' in window)).toBe(false);
  };
  await page.goto(`${url}/desk/calls`);
  await expect(page.locator('[data-caller]')).toContainText(WICKED_NAME);
  await expect(page.getByText('plan').first().or(page.locator('[data-file]'))).not.toHaveCount(0);
  await expectHarmless();
  await page.goto(`${url}/desk/enquiries`);
  await expect(page.locator('[data-row]').first()).toContainText(WICKED_NAME);
  await expectHarmless();
  await page.goto(`${url}/desk/enquiries/${enquiryId}`);
  await expect(page.locator('[data-entry=note]')).toContainText(wicked);
  await expect(page.locator('[data-file]')).toContainText(wicked);
  for (const link of await record(page).locator('a').all()) {
    const href = (await link.getAttribute('href')) ?? '';
    expect(href).toMatch(/^(?:tel:|mailto:|\/)/);
  }
  await expectHarmless();
  await page.locator('[data-action=edit-contact]').click();
  await expectHarmless();
});

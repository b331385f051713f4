import { SALUTATIONS } from '@funnel/domain/contact/salutation';
import { type FrameLocator, type Page, test as plain } from '@playwright/test';
import { heard } from './heard.ts';
import { holdScripts } from './hold-scripts.ts';
import { expect, test } from './product-test.ts';

const PARENT = () => process.env['PARENT_URL'] ?? '';
const STRANGER = () => process.env['STRANGER_URL'] ?? '';

async function openFramed(page: Page, parent: string, frameUrl: string, utm?: object): Promise<FrameLocator> {
  const query = new URLSearchParams({ frame: frameUrl, ...(utm && { utm: JSON.stringify(utm) }) });
  await page.goto(`${parent}/?${query}`);
  return page.frameLocator('iframe');
}

const heardTypes = async (page: Page) => (await heard(page)).map((message) => message.type);

async function walk(frame: FrameLocator, email: string): Promise<void> {
  for (const value of ['L_FORM', 'OVER_7M', 'OVER_12_MONTHS', 'MOVING', 'OVER_20K']) {
    await frame.locator(`[data-value=${value}]`).click();
  }
  await frame.getByText(SALUTATIONS.MR.de, { exact: true }).click();
  await fillRest(frame, email);
}

async function fillRest(frame: FrameLocator, email: string): Promise<void> {
  await frame.locator('[name=personal_full_name]').fill('Jo Weiß');
  await frame.locator('[name=personal_email]').fill(email);
  await frame.locator('[name=personal_telephone_raw]').fill('0681 123456');
  await frame.locator('[name=personal_postcode]').fill('66111');
  await frame.locator('button[type=submit]').click();
}

test.use({ foreignOrigins: [PARENT(), STRANGER()] });

test('framed by an allowed parent, it tells its steps, asks for tracking and hands the lead over', {
  tag: '@wide',
}, async ({ page, baseURL, query, email }) => {
  const address = `${baseURL}/services/fun/funnel?funnel_name=short&utm_medium=query`;
  const utmData = {
    utm_source: 'parent',
    utm_medium: 'parent',
    utm_campaign: 'c',
    gclid: 'g1',
    landing_page_name: 'lp',
    landing_page: 'https://shop.example/kuechen',
    referrer: 'https://search.example/',
    evil: 'x',
    ad_id: 3,
  };
  const frame = await openFramed(page, PARENT(), address, utmData);
  await walk(frame, email);
  await expect.poll(() => heardTypes(page)).toContain('funnel-done');

  const rows = await query(
    'select enquiry_id, kitchen_id, tracking, raw_query from enquiry where email = $1',
    [email],
  );
  expect(rows).toMatchObject([
    {
      tracking: {
        utm_source: 'parent',
        utm_medium: 'query',
        utm_campaign: 'c',
        click_id: 'g1',
        utm_page: 'lp',
        landing_page: 'https://shop.example/kuechen',
        referrer: 'https://search.example/',
      },
      raw_query: '?funnel_name=short&utm_medium=query',
    },
  ]);
  expect(Object.keys(rows[0]?.['tracking'] as object)).toHaveLength(7);
  const messages = await heard(page);
  expect(messages).toContainEqual({ type: 'get-utm' });
  expect(messages).toContainEqual({
    type: 'funnel-started',
    utm_source: 'parent',
    utm_medium: 'query',
    utm_campaign: 'c',
  });
  expect(messages).toContainEqual({ type: 'funnel-step', step: 'question_size' });
  expect(messages.find(({ type }) => type === 'funnel-done')).toEqual({
    type: 'funnel-done',
    enquiryId: rows[0]?.['enquiry_id'],
    kitchenId: rows[0]?.['kitchen_id'],
    email: encodeURIComponent(email),
  });
});

test('framed, it shows progress and question: brand, language and rating are on the page around', {
  tag: '@wide',
}, async ({ page, baseURL }) => {
  const frame = await openFramed(page, PARENT(), `${baseURL}/services/fun/funnel?shape=L_FORM`);
  await expect(frame.getByRole('progressbar')).toBeVisible();
  await expect(frame.getByRole('radio')).toHaveCount(4);
  await expect(frame.getByRole('banner')).toBeHidden();
  await expect(frame.getByText('Zur Bewertung')).toBeHidden();
  await expect(frame.getByRole('complementary')).toHaveCount(0);
  // The partner brands of step 1, which `style=noFooter` hides.
  for (const path of ['funnel', 'datepicker', 'iflow', 'thank-you']) {
    const here = `${baseURL}/services/fun/${path}?kitchenId=k&enquiryId=e&email=a%40b.de`;
    const other = await openFramed(page, PARENT(), here);
    await expect(other.getByRole('heading', { level: 1 }), path).toBeVisible();
    await expect(other.getByRole('banner'), path).toBeHidden();
    const second = other.getByText(/Küchen Muster|Zur Bewertung|Kostenlos/).filter({ visible: true });
    await expect(second, path).toHaveCount(0);
  }
  const finder = await openFramed(page, PARENT(), `${baseURL}/services/fun/terminfinder`);
  await expect(finder.locator('[data-action=close]')).toBeVisible();
  await expect(finder.getByRole('navigation', { name: 'Sprache' })).toHaveCount(0);
  await expect(finder.getByText('Küchen Muster')).toBeHidden();
});

test('every screen links to the four legal pages, whatever the address says and also when framed', {
  tag: '@whole',
}, async ({ page, baseURL }) => {
  const here = `kitchenId=k&enquiryId=e&email=a%40b.de&style=noFooter`;
  const paths = [
    'funnel',
    'datepicker',
    'iflow',
    'terminfinder',
    'terminfinder-iflow',
    'appointment',
    'thank-you',
    'tester',
    'legal',
  ];
  await page.route('**/api/v1/appointments/show', (route) =>
    route.fulfill({ status: 503, json: { code: 'UNAVAILABLE', message: '' } }),
  );
  for (const path of paths) {
    const address = `${baseURL}/services/fun/${path}?${here}`;
    const frame = await openFramed(page, PARENT(), address);
    await expect(frame.locator('footer a'), path).toHaveText([
      'Impressum',
      'Datenschutz',
      'AGB',
      'Barrierefreiheit',
    ]);
  }
});

test('a parent that knows the messages alone sees no navigation: the visitor goes on by a button', async ({
  page,
  baseURL,
  query,
  email,
}) => {
  await page.clock.install();
  const frame = await openFramed(
    page,
    PARENT(),
    `${baseURL}/services/fun/funnel?funnel_name=short&utm_source=own`,
    {},
  );
  await expect.poll(() => heardTypes(page)).toContain('get-utm');
  await page.evaluate(() => {
    const late = new URLSearchParams(location.search);
    late.set('utm', JSON.stringify({ fbp: 'late', gclid: 'late' }));
    history.replaceState(null, '', `?${late}`);
  });
  await walk(frame, email);
  await expect.poll(() => heardTypes(page)).toContain('funnel-done');
  // Consent was given after the page had loaded: the current values count.
  const rows = await query('select tracking from enquiry where email = $1', [email]);
  expect(rows).toEqual([{ tracking: { utm_source: 'own', fbp: 'late', click_id: 'late' } }]);
  const done = frame.locator('[data-step=done]');
  await expect(done.getByRole('heading')).toBeFocused();
  // Without an answer the frame does not navigate.
  await page.clock.fastForward('10:00');
  await expect(done.getByRole('heading')).toBeFocused();
  await expect(frame.locator('[aria-disabled]')).toHaveCount(0);
  await done.getByRole('link').click();
  await expect(frame.locator('[data-step=datepicker]').getByText(email)).toBeVisible();
});

/** Like a page with a slow consent tool: it sends values late and unsolicited. */
const tellLate = (page: Page, type: string, utmData: object) =>
  page.evaluate((message) => frames[0]?.postMessage(message, '*'), { type, utmData });

test('what a parent tells late and unasked counts, the latest of it', async ({
  page,
  baseURL,
  query,
  email,
}) => {
  await page.clock.install();
  const frame = await openFramed(page, PARENT(), `${baseURL}/services/fun/funnel?funnel_name=short`);
  await expect.poll(() => heardTypes(page)).toContain('get-utm');
  // The wait has timed out.
  await page.clock.fastForward(5000);
  await expect(frame.locator('[data-value=L_FORM]')).toBeVisible();
  await tellLate(page, 'pass-utm', { utm_source: 'first', utm_medium: 'gone' });
  await tellLate(page, 'pass-tf-utm', { utm_source: 'of-another-page' });
  await tellLate(page, 'pass-utm', { utm_source: 'late', gclid: 'late' });
  await walk(frame, email);
  await expect.poll(() => heardTypes(page)).toContain('funnel-done');
  const rows = await query('select tracking from enquiry where email = $1', [email]);
  expect(rows).toEqual([{ tracking: { utm_source: 'late', click_id: 'late' } }]);
});

test('the terminfinder hears what a parent tells late and unasked', async ({
  page,
  baseURL,
  query,
  email,
}) => {
  await page.clock.install();
  const frame = await openFramed(page, PARENT(), `${baseURL}/services/fun/terminfinder`);
  await expect.poll(() => heardTypes(page)).toContain('get-tf-utm');
  await page.clock.fastForward(5000);
  await tellLate(page, 'pass-tf-utm', { utm_source: 'late', gclid: 'late' });
  await frame.locator('[data-slot]').last().click();
  await frame.getByText(SALUTATIONS.MR.de, { exact: true }).click();
  await fillRest(frame, email);
  await expect(frame.locator('[data-step=floorplan]')).toBeVisible();
  const rows = await query('select tracking from enquiry where email = $1', [email]);
  expect(rows).toEqual([{ tracking: { utm_source: 'late', click_id: 'late' } }]);
});

test('what a parent tells before the page’s own code is there counts', async ({
  page,
  baseURL,
  query,
  email,
}) => {
  const release = await holdScripts(page);
  const frame = await openFramed(page, PARENT(), `${baseURL}/services/fun/funnel?funnel_name=short`);
  await expect(frame.locator('[data-value=L_FORM]')).toBeVisible();
  await tellLate(page, 'pass-utm', { utm_source: 'early' });
  release();
  await walk(frame, email);
  await expect.poll(() => heardTypes(page)).toContain('funnel-done');
  const rows = await query('select tracking from enquiry where email = $1', [email]);
  expect(rows).toEqual([{ tracking: { utm_source: 'early' } }]);
});

plain('a page that is not allowed cannot frame the funnel', async ({ page, baseURL }) => {
  const refused = page.waitForEvent('console', (message) => message.text().includes('frame-ancestors'));
  const frame = await openFramed(page, STRANGER(), `${baseURL}/services/fun/funnel`);
  await refused;
  await expect(frame.getByRole('radio')).toHaveCount(0);
  expect(await heardTypes(page)).toEqual([]);
});

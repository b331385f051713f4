import { expect, test } from './product-test.ts';
import { embedTag, openShop, SHOP, SHORT, sendContact, tapIn } from './shop.ts';

test.use({ foreignOrigins: [SHOP()] });

const attribute = (values: object) => JSON.stringify(values).replaceAll('"', '&quot;');

test('hidden fields of the page go along with the enquiry, as they were last', { tag: '@whole' }, async ({
  page,
  query,
  email,
}) => {
  const hidden = { filiale: 'Süd', campaign: 'autumn' };
  await openShop(page, { body: embedTag(`data-funnel="short" data-hidden="${attribute(hidden)}"`) });
  const frame = page.frameLocator('iframe');
  await tapIn(frame, SHORT);
  await page.evaluate(() =>
    window.KitchenFunnel?.funnels[0]?.setHidden({ campaign: null, kitchen_id: '4711' }),
  );
  await sendContact(frame, email);
  await expect(frame.locator('[data-step=datepicker]')).toBeVisible();
  expect(await query('select hidden_fields from enquiry where email = $1', [email])).toEqual([
    { hidden_fields: { filiale: 'Süd', kitchen_id: '4711' } },
  ]);
});

test('a configured endpoint gets only the specified fields, and no hidden ones', { tag: '@whole' }, async ({
  page,
  query,
  email,
}) => {
  const hidden = { filiale: 'Süd' };
  await openShop(page, { body: embedTag(`data-funnel="short" data-hidden="${attribute(hidden)}"`) });
  const frame = page.frameLocator('iframe');
  await tapIn(frame, SHORT);
  // Our own server under another name.
  await frame.locator('html').evaluate(() => {
    Object.assign(window, { __FUNNEL_CONFIG__: { atlasEndpoint: location.origin } });
  });
  await sendContact(frame, email);
  await expect(frame.locator('[data-step=datepicker]')).toBeVisible();
  const rows = await query('select hidden_fields, raw_query, funnel from enquiry where email = $1', [email]);
  expect(rows).toEqual([{ hidden_fields: {}, raw_query: null, funnel: null }]);
});

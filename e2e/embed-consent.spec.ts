import { statisticsIdOf } from '@funnel/domain/tracking/statistics-id';
import { expect, test } from './product-test.ts';
import { embedTag, openShop, SHOP, SHORT, sendContact, tapIn } from './shop.ts';

/** A page with a consent tool and a data layer. */

test.use({ foreignOrigins: [SHOP()] });

const GTAG = `<script>
  window.dataLayer = [];
  function gtag() { dataLayer.push(arguments); }
  gtag('consent', 'default', { ad_storage: 'denied', analytics_storage: 'denied' });
</script>`;

test('nothing travels with the enquiry before the visitor agrees; the answer at the end counts', {
  tag: '@whole',
}, async ({ page, context, query, email }) => {
  await context.addCookies([
    { url: SHOP(), name: '_ga', value: 'GA1.1.22.33' },
    { url: SHOP(), name: '_gcl_aw', value: 'GCL.1.click' },
  ]);
  await openShop(page, {
    head: GTAG,
    body: embedTag('data-funnel="short"'),
    query: 'utm_source=ad&msclkid=m1',
  });
  const frame = page.frameLocator('iframe');
  await tapIn(frame, SHORT);
  await sendContact(frame, `no-${email}`);
  await expect(frame.locator('[data-step=datepicker]')).toBeVisible();
  expect(await query('select tracking from enquiry where email = $1', [`no-${email}`])).toEqual([
    { tracking: {} },
  ]);

  await page.reload();
  await tapIn(frame, SHORT);
  await page.evaluate(() => {
    const { gtag } = window as unknown as { gtag: (...said: unknown[]) => void };
    gtag('consent', 'update', { ad_storage: 'granted', analytics_storage: 'granted' });
  });
  await sendContact(frame, email);
  await expect(frame.locator('[data-step=datepicker]')).toBeVisible();
  expect(await query('select tracking from enquiry where email = $1', [email])).toEqual([
    {
      tracking: {
        utm_source: 'ad',
        msclkid: 'm1',
        ga: 'GA1.1.22.33',
        gcl_aw: 'GCL.1.click',
        landing_page: `${SHOP()}/shop`,
      },
    },
  ]);

  const [row] = await query('select enquiry_id from enquiry where email = $1', [email]);
  const pushed = await page.evaluate(() =>
    (window as unknown as { dataLayer: { event?: string }[] }).dataLayer.filter(({ event }) => event),
  );
  expect(pushed).toContainEqual({ event: 'kitchen_funnel_started', kitchen_funnel: { funnel: 'short' } });
  expect(pushed).toContainEqual({
    event: 'kitchen_funnel_step',
    kitchen_funnel: { funnel: 'short', step: 'question_size' },
  });
  expect(pushed).toContainEqual({
    event: 'kitchen_funnel_done',
    kitchen_funnel: { funnel: 'short', statistics_id: statisticsIdOf(String(row?.['enquiry_id'])) },
  });
  expect(JSON.stringify(pushed)).not.toContain('visitor');
  // It grants access: whoever has it can add to the enquiry.
  expect(JSON.stringify(pushed)).not.toContain(row?.['enquiry_id']);
});

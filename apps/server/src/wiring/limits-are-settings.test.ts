import { signInEndpoint } from '@funnel/contract/account/session';
import { submitEnquiryEndpoint } from '@funnel/contract/enquiry/submit-enquiry';
import { limitSettingsSchema } from '@funnel/domain/limit/limit-settings';
import { afterEach, expect, test } from 'vitest';
import { codeOf, openBrowser } from '../testing/customer-browser.ts';
import { exampleEnquiry } from '../testing/example-enquiry.ts';
import { storeSetting } from '../testing/store-setting.ts';
import { useTestApp } from '../testing/test-app.ts';

const app = useTestApp({ environment: { TRUST_PROXY: '1' } });

async function limit(changed: object): Promise<void> {
  await storeSetting(app.db, 'limits', limitSettingsSchema.parse(changed), app.clock.now);
  await app.settings.refresh();
}

/** The settings table is emptied after each test, so the cache is refreshed. */
afterEach(async () => {
  await app.db.deleteFrom('setting_version').execute();
  await app.settings.refresh();
});

test('how often one client may call is changed while the server runs', async () => {
  const { client } = openBrowser(app.origin, '203.0.113.5');
  const submit = async (visitor: number) => {
    const body = { ...exampleEnquiry(visitor), personal_telephone_raw: `0681 ${500_000 + visitor}` };
    return codeOf(await client.call(submitEnquiryEndpoint, { body }));
  };
  await limit({ calls: { enquiriesOfClient: { calls: 2, minutes: 10 } } });
  expect([await submit(1), await submit(2), await submit(3)]).toEqual(['OK', 'OK', 'TOO_MANY_REQUESTS']);
  await limit({ calls: { enquiriesOfClient: { calls: 10, minutes: 10 } } });
  expect(await submit(4)).toBe('OK');
});

test('how often a password may be tried is changed while the server runs', async () => {
  const { client } = openBrowser(app.origin);
  const guess = async () =>
    codeOf(await client.call(signInEndpoint, { body: { email: 'nobody@gross.example', password: 'x' } }));
  const rule = { free: 2, firstWaitSeconds: 5, longestWaitSeconds: 5, forgetMinutes: 1 };
  await limit({ tries: { signInsOfAccountAndClient: rule } });
  expect([await guess(), await guess(), await guess()]).toEqual([
    'WRONG_CREDENTIALS',
    'WRONG_CREDENTIALS',
    'TOO_MANY_REQUESTS',
  ]);
});

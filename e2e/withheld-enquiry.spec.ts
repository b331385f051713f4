import { givenCustomer, mailedToken, PASSWORD, signIn } from './customer.ts';
import { openDeskAs } from './desk.ts';
import { test } from './desk-test.ts';
import { givenEnquiry } from './given.ts';
import { expect, expectAccessible, expectNothingCut, step } from './product-test.ts';

// Without a session there is a 401, which browsers log.
test.use({ refusals: [401, 410] });

test('an address that staff correct to that of an account is asked back before the customer sees the enquiry', {
  tag: '@desktop',
}, async ({ page: jana, browser, request, query, ownProduct: { url, database }, email }) => {
  const berta = await givenCustomer(request, email, { personal_full_name: 'Berta Klein' });
  const { enquiryId } = await givenEnquiry(request, `typo.${email}`, { personal_full_name: 'Katrin Sommer' });
  const customer = await (await browser.newContext()).newPage();
  await customer.goto(`${url}/customer#creds=${berta.creds}`);
  await expect(step(customer, 'pending-area')).toBeVisible();
  await customer.goto(`${url}/customer#confirm=${await mailedToken(email, 'confirm', database)}`);
  await expect(step(customer, 'area')).toContainText('Berta Klein');

  await openDeskAs(jana, query, { name: 'Jana Keller', url });
  await jana.goto(`${url}/desk/enquiries/${enquiryId}`);
  await jana.locator('[data-action=edit-contact]').click();
  await jana.locator('[name=email]').fill(email);
  await jana.locator('[name=email]').press('Enter');
  const banner = jana.locator('[data-banner=ochre]');
  await expect(banner).toContainText('Zu dieser E-Mail-Adresse gibt es schon einen Kundenbereich.');
  await expectNothingCut(jana);
  await expectAccessible(jana);
  await customer.reload();
  await expect(step(customer, 'area')).toContainText('Berta Klein');
  await expect(customer.getByText('Katrin Sommer')).toHaveCount(0);

  // Without a session the link asks for the password first.
  const link = `${url}/customer#enquiry=${await mailedToken(email, 'enquiry', database)}`;
  await customer.locator('[data-action=sign-out]').click();
  await expect(step(customer, 'sign-in')).toBeVisible();
  await customer.goto(link);
  await expect(customer.getByText('dann nehmen wir die Anfrage in Ihren Kundenbereich auf')).toBeVisible();
  await expectAccessible(customer);
  await signIn(customer, email, PASSWORD);
  await expect(customer.getByText('Die Anfrage steht jetzt in Ihrem Kundenbereich.')).toBeVisible();
  await expect(customer.getByText('Katrin Sommer').first()).toBeVisible();
  await expectAccessible(customer);
  await expect(banner).toHaveCount(0);
  await customer.context().close();
});

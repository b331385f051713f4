import { expect, test } from 'vitest';
import { confirmedCustomer } from './testing/customer-browser.ts';
import { sendPdf } from './testing/customer-things.ts';
import { examplePdf } from './testing/example-file.ts';
import { useTestApp } from './testing/test-app.ts';
import { sendForm } from './testing/upload-form.ts';

const ADDRESSES = 10;
const UPLOADS = 8;
const PDF = examplePdf(20_000);
const app = useTestApp({ environment: { TRUST_PROXY: '1', MAX_UNCLAIMED_MB: '1' } });

const send = (address: string) =>
  sendForm(app.origin, [{ bytes: PDF }], { headers: { 'x-forwarded-for': address } });

async function attack(bot: number): Promise<void> {
  for (let n = 0; n < UPLOADS; n++) await send(`203.0.${bot}.7`);
}

test('ten addresses that upload as fast as they can leave room for the next visitor and for every customer', async () => {
  const customer = await confirmedCustomer(app, 200);
  await Promise.all(Array.from({ length: ADDRESSES }, (_, bot) => attack(bot)));
  expect((await send('198.51.100.1')).status).toBe(200);
  expect((await sendPdf(customer.browser, app.origin, customer.enquiryId, PDF)).status).toBe(200);
});

test('strangers that fill all the room do not stand in a customer’s way', async () => {
  const customer = await confirmedCustomer(app, 200);
  await Promise.all(Array.from({ length: 3 * ADDRESSES }, (_, bot) => attack(bot)));
  expect((await send('198.51.100.1')).status).toBe(507);
  expect((await sendPdf(customer.browser, app.origin, customer.enquiryId, PDF)).status).toBe(200);
});

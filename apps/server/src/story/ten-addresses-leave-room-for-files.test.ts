import { expect, test } from 'vitest';
import { unguessableId } from '../db/unguessable-id.ts';
import { insertFiles } from '../floor-plan/file.queries.ts';
import { newStoreKey } from '../outside/file-store/file-store.ts';
import { confirmedCustomer } from '../testing/customer-browser.ts';
import { sendPdf } from '../testing/customer-files.ts';
import { examplePdf } from '../testing/example-file.ts';
import { useTestApp } from '../testing/test-app.ts';
import { sendForm } from '../testing/upload-form.ts';

const ADDRESSES = 10;
const MB = 1024 * 1024;
const app = useTestApp({ environment: { TRUST_PROXY: '1', MAX_UNCLAIMED_MB: '1' } });
/** Four uploads from each address exceed the storage. */
const PDF = examplePdf(30_000);
const UPLOADS = 4;

const send = (address: string) =>
  sendForm(app.origin, [{ bytes: PDF }], { headers: { 'x-forwarded-for': address } });

async function attack(bot: number): Promise<void> {
  for (let n = 0; n < UPLOADS; n++) await send(`203.0.${bot}.7`);
}

test('ten addresses that upload as fast as they can leave room for the next visitor', async () => {
  await Promise.all(Array.from({ length: ADDRESSES }, (_, bot) => attack(bot)));
  expect((await send('198.51.100.1')).status).toBe(200);
});

test('strangers who have filled all the room do not block a customer', async () => {
  const customer = await confirmedCustomer(app, 200);
  const of = { sender: 'a stranger', network: 'somewhere', receivedAt: app.clock.now };
  const file = { mediaType: 'application/pdf', name: 'x', bytes: MB - 1000, marks: [] };
  await insertFiles(app.db, [{ ...file, ...of, fileId: unguessableId(), storeKey: newStoreKey() }]);
  expect((await send('198.51.100.1')).status).toBe(507);
  expect((await sendPdf(customer.browser, app.origin, customer.enquiryId, PDF)).status).toBe(200);
});

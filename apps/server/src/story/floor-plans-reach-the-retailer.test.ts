import { submitEnquiryEndpoint } from '@funnel/contract/enquiry/submit-enquiry';
import { attachFilesEndpoint } from '@funnel/contract/floor-plan/attach-files';
import sharp from 'sharp';
import { beforeEach, expect, test } from 'vitest';
import type { Mail } from '../outside/mailer.ts';
import { exampleEnquiry } from '../testing/example-enquiry.ts';
import { cornersOf, drawnPdf, examplePdf, noisyPicture } from '../testing/example-file.ts';
import { useTestApp } from '../testing/test-app.ts';
import { sendForm } from '../testing/upload-form.ts';

const app = useTestApp();
const START = app.clock.now;
const DAY_MS = 24 * 60 * 60 * 1000;
const RETAILER = 'studio@kueche.example';

beforeEach(() => {
  app.clock.now = START;
  app.mail.mails = [];
});

async function enquire() {
  const outcome = await app.client.call(submitEnquiryEndpoint, { body: exampleEnquiry(0) });
  if (!outcome.ok) throw new Error(outcome.failure.code);
  return outcome.reply.data;
}

async function give(kitchenId: string, bytes: Uint8Array, name: string): Promise<void> {
  const { body } = await sendForm(app.origin, [{ bytes, name }]);
  const fcIds = body.uploadedFiles.map(({ fileId }) => fileId);
  const outcome = await app.client.call(attachFilesEndpoint, { body: { kitchenId, fcIds } });
  if (!outcome.ok) throw new Error(outcome.failure.code);
}

const toldRetailer = async () => {
  await app.runJobs({ ignoresPauses: true });
  return app.mail.mails.filter(({ to }) => to === RETAILER);
};
/** The pictures of files, without the kitchen's. */
const plansIn = (mail?: Mail) => (mail?.pictures ?? []).filter(({ cid }) => cid.startsWith('floor-plan'));
const linksIn = (text = '') =>
  [...text.matchAll(/https:\/\/kueche\.example(\/\S+token=\S+)/g)].map(([, address]) => address ?? '');
const follow = (address = '') => fetch(app.origin + address);

test('with the enquiry: a picture is seen in the mail, a PDF that cannot be drawn is named, and both can be fetched', async () => {
  const { kitchenId } = await enquire();
  await give(kitchenId, await noisyPicture(900, 600).jpeg().toBuffer(), 'Küche.jpg');
  await give(kitchenId, examplePdf(), 'plan.pdf');
  const mails = await toldRetailer();
  expect(mails).toHaveLength(1);
  const [mail] = mails;
  expect(mail?.subject).toMatch(/^Neue Küchenanfrage: /);
  expect(mail?.text).toContain('Küche.jpg');
  expect(mail?.text).toContain('plan.pdf');
  expect(plansIn(mail)).toHaveLength(1);
  const [picture] = plansIn(mail);
  expect(mail?.html).toContain(`src="cid:${picture?.cid}"`);
  const { width, height, format } = await sharp(picture?.content).metadata();
  expect({ width, height, format }).toEqual({ width: 320, height: 213, format: 'jpeg' });
  expect(picture?.content.length).toBeLessThan(60_000);

  const links = linksIn(mail?.text);
  expect(links).toHaveLength(2);
  const [first, second] = await Promise.all(links.map(follow));
  expect(first?.headers.get('content-type')).toBe('image/jpeg');
  expect(first?.headers.get('cache-control')).toBe('private, no-store');
  expect(second?.headers.get('content-disposition')).toMatch(/^attachment; filename="plan\.pdf"/);
  expect(Buffer.from((await second?.arrayBuffer()) ?? new ArrayBuffer(0)).equals(examplePdf())).toBe(true);
});

test('a PDF is seen by its first page, as small as a picture', async () => {
  const { kitchenId } = await enquire();
  await give(kitchenId, drawnPdf(), 'plan.pdf');
  const [picture] = plansIn((await toldRetailer())[0]);
  const { width, height, format } = await sharp(picture?.content).metadata();
  expect({ width, height, format }).toEqual({ width: 320, height: 160, format: 'jpeg' });
  expect(await cornersOf(picture?.content ?? Buffer.alloc(0))).toEqual(['blue', 'red', 'red', 'blue']);
});

test('later: they are told by a mail of their own, in the same thread', async () => {
  const { kitchenId } = await enquire();
  const [begin] = await toldRetailer();
  app.mail.mails = [];
  await give(kitchenId, examplePdf(), 'plan.pdf');
  await give(kitchenId, examplePdf(), 'skizze.pdf');
  const mails = await toldRetailer();
  expect(mails).toHaveLength(1);
  expect(mails[0]?.subject).toMatch(/^Grundriss erhalten: Anna Lena Groß, /);
  expect(mails[0]?.text).toContain('skizze.pdf');
  expect(mails[0]?.threadId).toBe(begin?.mailId);
  expect(app.mail.mails).toHaveLength(1);
});

const otherThan = (letter: string) => (letter === 'A' ? 'B' : 'A');

test('a link opens nothing else, and nothing after thirty days', async () => {
  const { kitchenId } = await enquire();
  await give(kitchenId, examplePdf(), 'plan.pdf');
  const [link = ''] = linksIn((await toldRetailer())[0]?.text);
  expect(link).not.toContain(kitchenId);
  const { file_id } = await app.db.selectFrom('file').select('file_id').executeTakeFirstOrThrow();
  const bare = link.replace(/token=.*/, `token=${file_id}`);
  for (const wrong of [link.replace(/.$/, otherThan), bare, link.replace(/(?<=token=)./, otherThan)])
    expect((await follow(wrong)).status).toBe(410);
  app.clock.now = new Date(START.getTime() + 30 * DAY_MS - 1000);
  expect((await follow(link)).status).toBe(200);
  app.clock.now = new Date(START.getTime() + 30 * DAY_MS + 1000);
  expect((await follow(link)).status).toBe(410);
});

test('a file that cannot be read just now is in the mail by name and link', async () => {
  const { kitchenId } = await enquire();
  await give(kitchenId, await noisyPicture(90, 60).jpeg().toBuffer(), 'Küche.jpg');
  await app.db.updateTable('file').set({ store_key: 'nowhere-nowhere-nowhere-nowhere' }).execute();
  const [mail] = await toldRetailer();
  expect(plansIn(mail)).toEqual([]);
  expect(linksIn(mail?.text)).toHaveLength(1);
});

test('the same files claimed again are told once', async () => {
  const { kitchenId } = await enquire();
  const { body } = await sendForm(app.origin, [{ bytes: examplePdf(), name: 'plan.pdf' }]);
  const fcIds = body.uploadedFiles.map(({ fileId }) => fileId);
  for (let time = 0; time < 3; time++)
    await app.client.call(attachFilesEndpoint, { body: { kitchenId, fcIds } });
  const types = await app.db.selectFrom('event').select('type').execute();
  expect(types.map(({ type }) => type)).toEqual(['enquiry.received', 'files.added']);
});

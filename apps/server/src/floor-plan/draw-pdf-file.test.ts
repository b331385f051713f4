import { readFileEndpoint } from '@funnel/contract/enquiry-record/read-file';
import { attachFilesEndpoint } from '@funnel/contract/floor-plan/attach-files';
import { beforeEach, expect, test } from 'vitest';
import type { PdfDrawer } from '../outside/pdf/pdf-drawer.ts';
import { replyOf, submitExample } from '../testing/customer-browser.ts';
import { drawnPdf, examplePdf } from '../testing/example-file.ts';
import { staffBrowser } from '../testing/staff-browser.ts';
import { useTestApp } from '../testing/test-app.ts';
import { sendForm } from '../testing/upload-form.ts';

/** Counts the drawings; `next` stands in for the renderer. */
const renderer = { name: 'one', drawings: 0, next: undefined as PdfDrawer | undefined };
const app = useTestApp({
  environment: { TRUST_PROXY: '1' },
  files: (real) => ({
    ...real,
    drawPdf: (job) => {
      renderer.drawings += 1;
      return (renderer.next ?? real.drawPdf)(job);
    },
    get pdfRenderer() {
      return renderer.name;
    },
  }),
});

let view: () => Promise<number>;
let keep: (pdf: Buffer) => Promise<void>;

beforeEach(async () => {
  Object.assign(renderer, { name: 'one', drawings: 0, next: undefined });
  const jana = await staffBrowser(app, 'agent');
  const { enquiryId, kitchenId } = await submitExample(app);
  let fileId = '';
  keep = async (bytes) => {
    const { body } = await sendForm(app.origin, [{ bytes, name: 'plan.pdf' }]);
    fileId = body.uploadedFiles[0]?.fileId ?? '';
    replyOf(await app.client.call(attachFilesEndpoint, { body: { kitchenId, fcIds: [fileId] } }));
  };
  view = async () => {
    const query = `enquiryId=${enquiryId}&fileId=${fileId}&as=picture`;
    return (await jana.browser.send(`${app.origin}${readFileEndpoint.path}?${query}`)).status;
  };
});

test('a PDF that cannot be read is drawn once, until there is another renderer', async () => {
  await keep(examplePdf());
  expect([await view(), await view(), await view()]).toEqual([404, 404, 404]);
  expect(renderer.drawings).toBe(1);
  // The mail to the retailer does not try again either.
  await app.runJobs({ ignoresPauses: true });
  expect(renderer.drawings).toBe(1);
  renderer.name = 'two';
  expect([await view(), await view()]).toEqual([404, 404]);
  expect(renderer.drawings).toBe(2);
});

test('a PDF that takes too long is given up after three tries', async () => {
  await keep(drawnPdf());
  renderer.next = async () => ({ outcome: 'given-up' });
  expect([await view(), await view()]).toEqual([404, 404]);
  renderer.next = undefined;
  expect(await view()).toBe(200);
  renderer.next = async () => ({ outcome: 'given-up' });
  expect([await view(), await view(), await view()]).toEqual([404, 404, 404]);
  expect(renderer.drawings).toBe(4);
});

test('waiting for a turn is no failure', async () => {
  await keep(drawnPdf());
  renderer.next = async () => ({ outcome: 'busy' });
  for (let n = 0; n < 5; n++) expect(await view()).toBe(503);
  renderer.next = undefined;
  expect(await view()).toBe(200);
});

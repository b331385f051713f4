import { downloadMyFileEndpoint, uploadMyFilesEndpoint } from '@funnel/contract/customer-area/manage-files';
import type { Browser } from './customer-browser.ts';
import { examplePdf } from './example-file.ts';
import type { useTestApp } from './test-app.ts';

/** An appointment on the day of the test's clock, a few hours later. */
export async function bookExample(
  { db, clock }: ReturnType<typeof useTestApp>,
  enquiryId: string,
): Promise<void> {
  const changed = { created_at: clock.now, changed_at: clock.now };
  const seats = await db.selectFrom('appointment').select('seat').execute();
  await db
    .insertInto('next_step')
    .values({
      step_id: `appointment-of-${enquiryId}`,
      enquiry_id: enquiryId,
      kind: 'CALL',
      call_kind: 'CALLBACK',
      state: 'OPEN',
      cause: 'VISITOR',
      is_promised: true,
      pool: 'CALL',
      starts_at: new Date('2026-11-16T14:00:00Z'),
      ends_at: new Date('2026-11-16T14:30:00Z'),
      seat: seats.length + 1,
      sequence: 0,
      ...changed,
    })
    .execute();
}

export function sendPdf(
  browser: Browser,
  origin: string,
  enquiryId: string,
  pdf = examplePdf(),
): Promise<Response> {
  const body = new FormData();
  body.append('files', new Blob([new Uint8Array(pdf)]), 'plan.pdf');
  return browser.send(`${origin}${uploadMyFilesEndpoint.path}?enquiryId=${enquiryId}`, {
    method: 'POST',
    body,
  });
}

/** Uploads a PDF and returns its id. */
export async function uploadPdf(
  browser: Browser,
  origin: string,
  enquiryId: string,
  pdf?: Buffer,
): Promise<string> {
  const response = await sendPdf(browser, origin, enquiryId, pdf);
  const { data } = uploadMyFilesEndpoint.reply.parse(await response.json());
  const [file] = data.uploadedFiles;
  if (!file) throw new Error('nothing was uploaded');
  return file.fileId;
}

export function downloadFile(
  browser: Browser,
  origin: string,
  { enquiryId, fileId }: { enquiryId: string; fileId: string },
): Promise<Response> {
  return browser.send(`${origin}${downloadMyFileEndpoint.path}?enquiryId=${enquiryId}&fileId=${fileId}`);
}

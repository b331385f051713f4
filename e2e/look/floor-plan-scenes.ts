import type { APIRequestContext, Page } from '@playwright/test';
import { answerInTurn, chooseFiles, chooseMadeFiles, fails, pdf, rows, UPLOAD } from '../example-file.ts';
import { givenEnquiry } from '../given.ts';
import { expect, planPicture } from './stage.ts';

/** The states of an upload, on every page with uploads. */

/** An enquiry of that visitor, with the parameters of the next page. */
export async function visitOf(request: APIRequestContext, email: string, more = {}): Promise<string> {
  const { kitchenId } = await givenEnquiry(request, email);
  return `?${new URLSearchParams({ kitchenId, email, ...more })}`;
}

const MEGABYTE = 1024 * 1024;

/** One uploaded file, one in progress, one queued. The returned function completes them. */
export async function uploadSlowly(page: Page): Promise<() => Promise<void>> {
  const plan = await planPicture(page, 'Grundriss Küche.png');
  await chooseFiles(page, plan);
  await expect(page.getByRole('log')).toContainText(/ist hochgeladen|has been uploaded/);
  const network = await page.context().newCDPSession(page);
  const speed = (uploadThroughput: number) =>
    network.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 0,
      downloadThroughput: -1,
      uploadThroughput,
    });
  await speed(60_000);
  // Bytes after the end of a PDF are ignored.
  const { buffer, ...rest } = pdf('Wohnung Mainzer Straße, 2. Obergeschoss links.pdf');
  await chooseFiles(
    page,
    { ...rest, buffer: Buffer.concat([buffer, Buffer.alloc(600_000, ' ')]) },
    { ...plan, name: 'Fenster.png' },
  );
  const progress = page.getByRole('progressbar');
  await expect.poll(() => progress.evaluate((bar: HTMLProgressElement) => bar.value)).toBeGreaterThan(15);
  return async () => {
    await speed(-1);
    await expect(page.getByRole('log')).toContainText(/Fenster\.png (?:ist hochgeladen|has been uploaded)/);
  };
}

export async function refuseFiles(page: Page): Promise<void> {
  await chooseMadeFiles(
    page,
    { name: 'Scan.jpg', type: 'image/jpeg', bytes: 15 * MEGABYTE + 1 },
    {
      name: 'Beschreibung der Küche mit allen Maßen und Wünschen.docx',
      type: 'application/msword',
      bytes: 9000,
    },
  );
  await expect(rows(page)).toHaveCount(2);
}

export async function failUpload(page: Page): Promise<void> {
  await answerInTurn(page, UPLOAD, fails);
  await chooseFiles(page, await planPicture(page, 'Grundriss.png'));
  await expect(page.getByRole('button', { name: /^(?:Noch einmal|Try again)/ })).toBeVisible();
}

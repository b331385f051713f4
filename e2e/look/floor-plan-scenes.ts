import type { APIRequestContext, Page } from '@playwright/test';
import { answerInTurn, chooseFiles, chooseMadeFiles, fails, pdf, rows, UPLOAD } from '../example-file.ts';
import { givenEnquiry } from '../given.ts';
import { expect, planPicture } from './stage.ts';

/** What can be seen of files on their way, on every page that takes them. */

/** An enquiry of that visitor, as the page that follows it is told of it. */
export async function visitOf(request: APIRequestContext, email: string, more = {}): Promise<string> {
  const { kitchenId } = await givenEnquiry(request, email);
  return `?${new URLSearchParams({ kitchenId, email, ...more })}`;
}

const MEGABYTE = 1024 * 1024;

/** One file there, one on its way, one that waits. What is given back lets them all arrive. */
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
  // What follows the end of a PDF is not looked at.
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

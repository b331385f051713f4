import type { Page, Route } from '@playwright/test';

/** A picture of one pixel. */
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
  'base64',
);

const PDF = Buffer.from(`%PDF-1.4
1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 9 9]>>endobj
trailer<</Root 1 0 R>>
%%EOF`);

const DRAWING = '0 0 1 rg 0 0 100 100 re f';
/** One blue page. */
const DRAWN_PDF = Buffer.from(`%PDF-1.7
1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 100]/Contents 4 0 R>>endobj
4 0 obj<</Length ${DRAWING.length}>>stream
${DRAWING}
endstream
endobj
trailer<</Root 1 0 R/Size 5>>
%%EOF`);

export interface ExampleFile {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

export const picture = (name: string): ExampleFile => ({ name, mimeType: 'image/png', buffer: PNG });
export const pdf = (name: string): ExampleFile => ({ name, mimeType: 'application/pdf', buffer: PDF });
export const drawnPdf = (name: string): ExampleFile => ({ ...pdf(name), buffer: DRAWN_PDF });
export async function chooseFiles(page: Page, ...files: readonly ExampleFile[]): Promise<void> {
  await page.locator('input[type=file]').setInputFiles([...files]);
}

/** Files created in the page: large ones need no transfer, and the type may be missing. */
export async function chooseMadeFiles(
  page: Page,
  ...files: readonly { readonly name: string; readonly type: string; readonly bytes: number }[]
): Promise<void> {
  await page.locator('input[type=file]').evaluate((input: HTMLInputElement, files) => {
    const data = new DataTransfer();
    for (const { name, type, bytes } of files)
      data.items.add(new File([new Uint8Array(bytes)], name, { type }));
    input.files = data.files;
    input.dispatchEvent(new Event('change', { bubbles: true }));
  }, files);
}

/** The rows of the list of files. */
export const rows = (page: Page) =>
  page.getByRole('list', { name: /Ihre Dateien|Your files/ }).getByRole('listitem');

export type Answer = (route: Route) => Promise<void>;

export const fails: Answer = (route) => route.abort();
export const answers =
  (json: object, status = 200): Answer =>
  (route) =>
    route.fulfill({ json, status });

export const uploaded = (fileId = 'file-1'): Answer => answers({ uploadedFiles: [{ fileId }] });

/** Mocks the responses of one endpoint in order, the last one for all further calls. Returns the calls. */
export async function answerInTurn(page: Page, path: string, ...turns: readonly Answer[]): Promise<string[]> {
  const bodies: string[] = [];
  await page.route(`**${path}*`, async (route) => {
    const turn = turns[Math.min(bodies.length, turns.length - 1)];
    bodies.push(route.request().postData() ?? '');
    await turn?.(route);
  });
  return bodies;
}

export const UPLOAD = '/fc/files';
export const EVENT = '/int/filecloud/public/v1/floorplans';
export const ACTIVATION = '/api/dsr/v1/auth/activate/iflow';

/** A file service and a floor-plan service that accept everything. */
export async function takeEveryFile(page: Page): Promise<void> {
  await answerInTurn(page, UPLOAD, uploaded());
  await answerInTurn(page, EVENT, answers({ code: 'SUCCESS' }));
}

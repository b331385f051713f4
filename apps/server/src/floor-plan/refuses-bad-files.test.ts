import { request } from 'node:http';
import { uploadFilesEndpoint } from '@funnel/contract/floor-plan/upload-files';
import { MAX_FILE_BYTES } from '@funnel/domain/floor-plan/upload-rule';
import { beforeEach, describe, expect, test } from 'vitest';
import { cornerPicture, examplePdf, phonePhoto } from '../testing/example-file.ts';
import { gifBomb, heicBomb, jpegBomb, pngBomb } from '../testing/picture-bomb.ts';
import { useTestApp } from '../testing/test-app.ts';
import { filesBelow, sendForm } from '../testing/upload-form.ts';

const app = useTestApp();
const PATH = uploadFilesEndpoint.path;
const BOUNDARY = { 'content-type': 'multipart/form-data; boundary=x' };

const everything = () => filesBelow(app.dataDir);
let before: string[] = [];
beforeEach(async () => {
  before = await everything();
});

async function expectNothingKept(): Promise<void> {
  expect(await app.db.selectFrom('file').select('file_id').execute()).toEqual([]);
  expect(await everything()).toEqual(before);
}

describe('a file that is neither picture nor PDF', () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
  test.each([
    ['SVG', svg],
    ['SVG with a declaration', `<?xml version="1.0"?>${svg}`],
    ['HTML', '<!doctype html><script>alert(1)</script>'],
    ['a Windows program', `MZ${'\u0000'.repeat(600)}`],
    ['a Word document', 'PK\u0003\u0004\u0014\u0000\u0000\u0000[Content_Types].xml word/document.xml'],
    ['plain text', 'Grundriss, 4 mal 5 Meter'],
    ['a PDF with something before it', `<script>alert(1)</script>\n${examplePdf().toString('latin1')}`],
    ['a video', '\u0000\u0000\u0000\u0018ftypmp42\u0000\u0000\u0000\u0000mp42isom'],
    ['a bitmap', `BM${'\u0000'.repeat(60)}`],
  ])('%s is refused, whatever it is called', async (_case, text) => {
    const file = { bytes: Buffer.from(text, 'latin1'), name: 'plan.jpg', type: 'image/jpeg' };
    const { status, body } = await sendForm(app.origin, [file]);
    expect({ status, code: body.code }).toEqual({ status: 415, code: 'UNSUPPORTED_MEDIA_TYPE' });
    expect(body.message).toMatch(/pictures .* PDFs/);
    await expectNothingKept();
  });
});

describe('a picture', () => {
  test.each([
    ['PNG', async () => pngBomb(20_000, 20_000)],
    ['PNG, one line high', async () => pngBomb(60_000_000, 1)],
    ['GIF', async () => gifBomb(65_535)],
    ['JPEG', async () => jpegBomb(await cornerPicture().jpeg().toBuffer(), 60_000, 60_000)],
    ['HEIC', async () => heicBomb(phonePhoto, 20_000, 20_000)],
  ])('that is a decompression bomb, a %s, is refused by its header', async (_format, make) => {
    const { status, body } = await sendForm(app.origin, [{ bytes: await make() }]);
    expect({ status, code: body.code }).toEqual({ status: 413, code: 'PAYLOAD_TOO_LARGE' });
    expect(body.message).toContain('50 million pixels');
    await expectNothingKept();
  });

  const cut = (bytes: Buffer) => bytes.subarray(0, Math.floor(bytes.length * 0.6));
  test.each([
    ['a JPEG that is cut off', async () => cut(await cornerPicture().jpeg().toBuffer())],
    ['a PNG that is cut off', async () => cut(await cornerPicture().png().toBuffer())],
    ['a HEIC that is cut off', async () => cut(phonePhoto)],
    ['a HEIC of another size than it says', async () => heicBomb(phonePhoto, 6_000, 6_000)],
    [
      'a WebP that is only a beginning',
      async () => Buffer.from('RIFF\u0010\u0000\u0000\u0000WEBPVP8 ', 'latin1'),
    ],
    [
      'an AVIF that is only a beginning',
      async () => Buffer.from('\u0000\u0000\u0000\u0014ftypavif\u0000\u0000\u0000\u0000avif', 'latin1'),
    ],
    ['a GIF that is HTML', async () => Buffer.from('GIF89a/*<html><script>alert(1)</script>*/=1;')],
    ['a PNG of the right size without content', async () => pngBomb(5_000, 5_000)],
  ])('that is damaged, %s, is refused with a code', async (_case, make) => {
    const { status, body } = await sendForm(app.origin, [{ bytes: await make() }]);
    expect({ status, code: body.code }).toEqual({ status: 400, code: 'INVALID_INPUT' });
    expect(body.message).toContain('cannot be read');
    await expectNothingKept();
  });
});

describe('a call', () => {
  test('with one byte more than 15 MB in a file is refused', async () => {
    const { status, body } = await sendForm(app.origin, [{ bytes: examplePdf(MAX_FILE_BYTES + 1) }]);
    expect({ status, code: body.code }).toEqual({ status: 413, code: 'PAYLOAD_TOO_LARGE' });
    await expectNothingKept();
  });

  test('with nine files is refused, with eight it is not', async () => {
    const nine = Array.from({ length: 9 }, () => ({ bytes: examplePdf() }));
    const { status, body } = await sendForm(app.origin, nine);
    expect({ status, code: body.code }).toEqual({ status: 413, code: 'PAYLOAD_TOO_LARGE' });
    await expectNothingKept();
    expect((await sendForm(app.origin, nine.slice(1))).body.uploadedFiles).toHaveLength(8);
  });

  test('with one bad file among good ones keeps none of them', async () => {
    const files = [examplePdf(), await cornerPicture().png().toBuffer(), Buffer.from('<html>'), examplePdf()];
    const { status } = await sendForm(
      app.origin,
      files.map((bytes) => ({ bytes })),
    );
    expect(status).toBe(415);
    await expectNothingKept();
  });

  test('with a damaged picture after good files keeps none of them either', async () => {
    const files = [examplePdf(), Buffer.from('GIF89a no more than that')];
    const { status } = await sendForm(
      app.origin,
      files.map((bytes) => ({ bytes })),
    );
    expect(status).toBe(400);
    await expectNothingKept();
  });

  const part = (head: string, content: string) => `--x\r\n${head}\r\n\r\n${content}\r\n`;
  const file = part('Content-Disposition: form-data; name="files"; filename="a.pdf"', '%PDF-1.7');
  test.each([
    ['no file', `${part('Content-Disposition: form-data; name="files"', '{}')}--x--\r\n`, 400],
    [
      'an empty file',
      `${part('Content-Disposition: form-data; name="files"; filename="a.pdf"', '')}--x--\r\n`,
      400,
    ],
    ['nothing', '', 400],
    [
      'a file in another field',
      `${part('Content-Disposition: form-data; name="other"; filename="a.pdf"', '%PDF-1.7')}--x--\r\n`,
      400,
    ],
    [
      'a poisoned field',
      `${part('Content-Disposition: form-data; name="__proto__"; filename="a.pdf"', '%PDF-1.7')}--x--\r\n`,
      400,
    ],
    ['no end', file, 400],
    ['no parts', 'canary', 400],
    [
      'a note beside the file',
      `${part('Content-Disposition: form-data; name="files"', '{}')}${file}--x--\r\n`,
      200,
    ],
  ])('with %s is answered with %j', async (_case, body, status) => {
    const headers = { ...BOUNDARY, origin: app.origin };
    const response = await fetch(app.origin + PATH, { method: 'POST', headers, body });
    expect({ status: response.status, body: await response.json() }).toMatchObject({
      status,
      body: status === 400 ? { code: 'INVALID_INPUT' } : {},
    });
    if (status !== 200) await expectNothingKept();
  });

  test.each([
    ['JSON', { 'content-type': 'application/json' }],
    ['no boundary', { 'content-type': 'multipart/form-data' }],
    ['a bare PDF', { 'content-type': 'application/pdf' }],
    ['a packed body', { ...BOUNDARY, 'content-encoding': 'gzip' }],
  ])('as %s is not read', async (_case, sent) => {
    const headers = { ...sent, origin: app.origin };
    const response = await fetch(app.origin + PATH, { method: 'POST', headers, body: '{}' });
    expect(response.status).toBe(415);
    expect(await response.json()).toMatchObject({ code: 'UNSUPPORTED_MEDIA_TYPE' });
  });

  test('that announces more than eight files of content is refused before it is read', async () => {
    const answer = Promise.withResolvers<number | undefined>();
    const headers = { ...BOUNDARY, origin: app.origin, 'content-length': 10 * MAX_FILE_BYTES };
    const call = request(app.origin + PATH, { method: 'POST', headers }, (response) => {
      answer.resolve(response.statusCode);
      response.resume();
    });
    call.on('error', answer.reject);
    call.flushHeaders();
    expect(await answer.promise).toBe(413);
    call.destroy();
  });

  test('that is aborted leaves nothing behind', async () => {
    const headers = { ...BOUNDARY, origin: app.origin, 'content-length': 2_000_000 };
    const call = request(app.origin + PATH, { method: 'POST', headers });
    call.on('error', () => undefined);
    call.write('--x\r\nContent-Disposition: form-data; name="files"; filename="a.pdf"\r\n\r\n');
    call.write(examplePdf(1_000_000));
    await expect.poll(everything).not.toEqual(before);
    call.destroy();
    await expect.poll(everything).toEqual(before);
    await expectNothingKept();
    expect(app.log.filter((line) => line.includes('"level":"error"'))).toEqual([]);
  });
});

test('an uploaded file cannot be read by a caller who only knows its id', async () => {
  const { body } = await sendForm(app.origin, [{ bytes: examplePdf() }]);
  expect((await fetch(app.origin + PATH)).status).toBe(405);
  expect((await fetch(`${app.origin}${PATH}/${body.uploadedFiles[0]?.fileId}`)).status).toBe(404);
});

test('no log line holds the name of a file', async () => {
  await sendForm(app.origin, [{ bytes: examplePdf(), name: 'canary.pdf' }]);
  await sendForm(app.origin, [{ bytes: Buffer.from('canary'), name: 'canary.pdf' }]);
  expect(app.log.filter((line) => line.includes('canary'))).toEqual([]);
});

import { buffer } from 'node:stream/consumers';
import { MAX_FILE_BYTES, MAX_PICTURE_BYTES } from '@funnel/domain/floor-plan/upload-rule';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import {
  cornerPicture,
  cornersOf,
  EXIF_WITH_PLACE,
  examplePdf,
  noisyPicture,
  phonePhoto,
  scriptPdf,
} from '../testing/example-file.ts';
import { useTestApp } from '../testing/test-app.ts';
import { filesBelow, sendForm, type TestFile } from '../testing/upload-form.ts';

const app = useTestApp();

const rows = () => app.db.selectFrom('file').selectAll().orderBy('name').execute();

/** The stored form of one uploaded file. */
async function kept(file: TestFile) {
  const { status, body } = await sendForm(app.origin, [file]);
  expect(status, JSON.stringify(body)).toBe(200);
  const row = await app.db
    .selectFrom('file')
    .selectAll()
    .where('file_id', '=', body.uploadedFiles[0]?.fileId ?? '')
    .executeTakeFirstOrThrow();
  const content = await buffer(await app.services.files.store.read(row.store_key));
  expect(row).toMatchObject({ bytes: content.length, kitchen_id: null, stored_at: app.clock.now });
  return { row, content };
}

describe('an upload', () => {
  test('returns unguessable ids, in the format of both flows', async () => {
    const { body } = await sendForm(app.origin, [
      { bytes: examplePdf(), name: 'a.pdf' },
      { bytes: examplePdf(400), name: 'b.pdf' },
    ]);
    const mediaType = 'application/pdf';
    expect(body.uploadedFiles).toEqual([
      { fileId: expect.stringMatching(/^[\w-]{22}$/), name: 'a.pdf', mediaType, bytes: 300, marks: [] },
      { fileId: expect.stringMatching(/^[\w-]{22}$/), name: 'b.pdf', mediaType, bytes: 400, marks: [] },
    ]);
    expect(body.data.uploadedFiles).toEqual(body.uploadedFiles);
    expect(await rows()).toMatchObject([{ name: 'a.pdf' }, { name: 'b.pdf' }]);
    expect(await filesBelow(`${app.dataDir}/files/incoming`)).toEqual([]);
  });

  test('of a PDF is kept byte for byte, up to exactly 15 MB', async () => {
    const pdf = examplePdf(MAX_FILE_BYTES);
    const { row, content } = await kept({ bytes: pdf, name: 'plan.pdf' });
    expect(content.equals(pdf)).toBe(true);
    expect(row.media_type).toBe('application/pdf');
  });

  test('of a PDF with a script is kept and marked, and the log says so', async () => {
    const { body } = await sendForm(app.origin, [{ bytes: scriptPdf(), name: 'plan.pdf' }]);
    expect(body.uploadedFiles).toMatchObject([{ name: 'plan.pdf', marks: ['ACTION', 'SCRIPT'] }]);
    expect(await rows()).toMatchObject([{ marks: ['ACTION', 'SCRIPT'] }]);
    expect(app.log.join('')).toContain('"event":"marked-file-received"');
  });

  test('is repeated with the same key and makes nothing new', async () => {
    const headers = { 'idempotency-key': 'upload-1' };
    const file = { bytes: examplePdf(), name: 'a.pdf' };
    const first = await sendForm(app.origin, [file], { headers });
    const again = await sendForm(app.origin, [file], { headers });
    expect(again.body).toEqual(first.body);
    const other = await sendForm(app.origin, [{ ...file, bytes: examplePdf(301) }], { headers });
    expect(other).toMatchObject({ status: 422, body: { code: 'IDEMPOTENCY_KEY_REUSED' } });
    const stored = await rows();
    expect(stored).toHaveLength(1);
    expect(await filesBelow(`${app.dataDir}/files/kept`)).toContain(
      `${stored[0]?.store_key.slice(0, 2)}/${stored[0]?.store_key}`,
    );
  });

  test.each([
    ['../../../etc/passwd', 'passwd'],
    ['C:\\plans\\EG.pdf', 'EG.pdf'],
    ['Küche "neu" 🏠.pdf', 'Küche "neu" 🏠.pdf'],
    ['<img src=x onerror=alert(1)>.pdf', '<img src=x onerror=alert(1)>.pdf'],
    [`${'x'.repeat(300)}.pdf`, 'x'.repeat(120)],
  ])('called %j is shown as %j and stored under a random key', async (name, known) => {
    const { row } = await kept({ bytes: examplePdf(), name });
    // Browsers encode quotes in the form as %22, and the server stores them so.
    expect(row.name.replaceAll('%22', '"')).toBe(known);
    expect(row.store_key).toMatch(/^[0-9a-f]{32}$/);
  });
});

describe('a picture', () => {
  const formats = {
    jpeg: () => cornerPicture().jpeg().toBuffer(),
    png: () => cornerPicture().png().toBuffer(),
    webp: () => cornerPicture().webp().toBuffer(),
    avif: () => cornerPicture().avif().toBuffer(),
    gif: () => cornerPicture().gif().toBuffer(),
    tiff: () => cornerPicture().tiff().toBuffer(),
    heic: async () => phonePhoto,
  };

  test.each([
    ['jpeg', 'image/jpeg'],
    ['png', 'image/png'],
    ['webp', 'image/jpeg'],
    ['avif', 'image/jpeg'],
    ['gif', 'image/png'],
    ['tiff', 'image/png'],
    ['heic', 'image/jpeg'],
  ] as const)('of kind %s is known by its bytes and kept as %s', async (format, mediaType) => {
    const { row, content } = await kept({
      bytes: await formats[format](),
      name: 'plan.txt',
      type: 'text/html',
    });
    expect(row.media_type).toBe(mediaType);
    expect(`image/${(await sharp(content).metadata()).format}`).toBe(mediaType);
    const upright = ['red', 'green', 'yellow', 'blue'];
    expect(await cornersOf(content)).toEqual(
      format === 'heic' ? ['blue', 'red', 'green', 'yellow'] : upright,
    );
  });

  test('is turned upright and loses its GPS position', async () => {
    const bytes = await cornerPicture()
      .jpeg()
      .withMetadata({ orientation: 6 })
      .withExif(EXIF_WITH_PLACE)
      .toBuffer();
    expect(await sharp(bytes).metadata()).toMatchObject({
      orientation: 6,
      width: 320,
      exif: expect.any(Buffer),
    });
    const { content } = await kept({ bytes });
    const { width, height, exif, icc, xmp, iptc, orientation } = await sharp(content).metadata();
    expect({ width, height, exif, icc, xmp, iptc, orientation }).toEqual({ width: 240, height: 320 });
    expect(await cornersOf(content)).toEqual(['blue', 'red', 'green', 'yellow']);
    expect(content.includes('Canary')).toBe(false);
    expect(content.includes('Exif')).toBe(false);
  });

  test('of a phone is turned upright and loses all metadata as well', async () => {
    expect(phonePhoto.includes('Canary Camera')).toBe(true);
    const { row, content } = await kept({ bytes: phonePhoto, name: 'IMG_0042.HEIC', type: 'image/heic' });
    expect(row.name).toBe('IMG_0042.HEIC');
    expect(await sharp(content).metadata()).toMatchObject({ width: 240, height: 320 });
    expect(content.includes('Canary')).toBe(false);
    expect(content.includes('Exif')).toBe(false);
  });

  test.each([
    ['JPEG', () => noisyPicture(3400, 2600).jpeg({ quality: 90 }).toBuffer()],
    ['PNG', () => noisyPicture(1800, 1500).png({ compressionLevel: 1 }).toBuffer()],
  ])('with more than 2 MB, a %s, is made smaller', async (_format, make) => {
    const bytes = await make();
    expect(bytes.length).toBeGreaterThan(MAX_PICTURE_BYTES);
    const { row, content } = await kept({ bytes });
    expect(row.media_type).toBe('image/jpeg');
    expect(content.length).toBeLessThanOrEqual(MAX_PICTURE_BYTES);
    const { width } = await sharp(content).metadata();
    expect(width).toBeLessThanOrEqual(2560);
    expect(width).toBeGreaterThan(900);
  });

  test('with transparency gets a white background', async () => {
    const clear = { r: 0, g: 0, b: 0, alpha: 0 };
    const bytes = await sharp({ create: { width: 40, height: 40, channels: 4, background: clear } })
      .png()
      .toBuffer();
    const { content } = await kept({ bytes });
    const { data, info } = await sharp(content).raw().toBuffer({ resolveWithObject: true });
    expect(info.channels).toBe(3);
    expect(new Set(data)).toEqual(new Set([255]));
  });

  test('that is animated is kept as its first frame', async () => {
    const frames = [cornerPicture(40, 40), cornerPicture(40, 40).negate()];
    const pngs = await Promise.all(frames.map((frame) => frame.png().toBuffer()));
    const bytes = await sharp(pngs, { join: { animated: true } })
      .gif({ loop: 0, delay: [100, 100] })
      .toBuffer();
    expect((await sharp(bytes).metadata()).pages).toBe(2);
    const { content } = await kept({ bytes });
    expect(await sharp(content).metadata()).toMatchObject({ width: 40, height: 40, format: 'png' });
    expect(await cornersOf(content)).toEqual(['red', 'green', 'yellow', 'blue']);
  });

  test.each([
    ['a JPEG with a ZIP behind it', () => cornerPicture().jpeg().toBuffer(), 'PK\u0003\u0004canary'],
    ['a PNG with HTML behind it', () => cornerPicture().png().toBuffer(), '<script>canary()</script>'],
    ['a GIF with HTML behind it', () => cornerPicture().gif().toBuffer(), '<script>canary()</script>'],
  ])('that is also something else (polyglot), %s, is kept as pixels only', async (_case, make, hidden) => {
    const { content } = await kept({ bytes: Buffer.concat([await make(), Buffer.from(hidden, 'latin1')]) });
    expect(content.includes('canary')).toBe(false);
    expect(await cornersOf(content)).toEqual(['red', 'green', 'yellow', 'blue']);
  });
});

import { readFileSync } from 'node:fs';
import path from 'node:path';
import { deflateSync } from 'node:zlib';
import sharp, { type Sharp } from 'sharp';

/** A photo as an iPhone takes it upright: HEVC, stored sideways with an orientation tag and a GPS position. */
export const phonePhoto = readFileSync(path.join(import.meta.dirname, 'phone-photo.heic'));

type Colour = readonly [number, number, number];
const RED: Colour = [220, 30, 30];
const GREEN: Colour = [30, 200, 30];
const BLUE: Colour = [30, 30, 220];
const YELLOW: Colour = [230, 220, 40];

/** Four colours, one in each corner, which show the orientation of a picture. */
export function cornerPicture(width = 320, height = 240): Sharp {
  return drawn(width, height, (x, y) => {
    if (y < height / 2) return x < width / 2 ? RED : GREEN;
    return x < width / 2 ? BLUE : YELLOW;
  });
}

/** Incompressible noise, the same every time. */
export function noisyPicture(width: number, height: number): Sharp {
  const data = Buffer.alloc(width * height * 3);
  let state = 1;
  for (let index = 0; index < data.length; index++) {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    data[index] = state >>> 24;
  }
  return sharp(data, { raw: { width, height, channels: 3 } });
}

function drawn(width: number, height: number, colourAt: (x: number, y: number) => Colour): Sharp {
  const data = Buffer.alloc(width * height * 3);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) data.set(colourAt(x, y), (y * width + x) * 3);
  }
  return sharp(data, { raw: { width, height, channels: 3 } });
}

/** The colours of the four corners by name, clockwise from the top left. */
export async function cornersOf(picture: Buffer): Promise<string[]> {
  const { data, info } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const inset = 4;
  const at = (x: number, y: number) => {
    const [r = 0, g = 0, b = 0] = data.subarray((y * info.width + x) * info.channels);
    if (r > 150) return g > 150 ? 'yellow' : 'red';
    return g > b ? 'green' : 'blue';
  };
  const right = info.width - inset;
  const bottom = info.height - inset;
  return [at(inset, inset), at(right, inset), at(right, bottom), at(inset, bottom)];
}

export const EXIF_WITH_PLACE = {
  IFD0: { Make: 'Canary Camera' },
  IFD3: {
    GPSLatitudeRef: 'N',
    GPSLatitude: '49/1 14/1 0/1',
    GPSLongitudeRef: 'E',
    GPSLongitude: '6/1 59/1 0/1',
  },
};

/** A PDF of exactly this size. */
export function examplePdf(bytes = 300): Buffer {
  const head = Buffer.from('%PDF-1.7\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n');
  const tail = Buffer.from('\ntrailer<</Root 1 0 R>>\n%%EOF\n');
  return Buffer.concat([head, Buffer.alloc(bytes - head.length - tail.length, 0x20), tail]);
}

/** A PDF that runs a script when it is opened, hidden in an object stream. */
export function scriptPdf(): Buffer {
  const objects = deflateSync('3 0 <</S/JavaScript/JS(app.alert\\(1\\))>>');
  const head = '%PDF-1.7\n1 0 obj<</Type/Catalog/OpenAction 3 0 R>>endobj\n';
  const stream = `2 0 obj<</Type/ObjStm/N 1/First 4/Filter/FlateDecode/Length ${objects.length}>>stream\n`;
  const tail = '\nendstream\nendobj\ntrailer<</Root 1 0 R>>\n%%EOF\n';
  return Buffer.concat([Buffer.from(head + stream), objects, Buffer.from(tail)]);
}

/** A PDF of one page, left half blue, right half red, with a script. */
export function drawnPdf(box = '0 0 200 100'): Buffer {
  const [, , width = 0, height = 0] = box.split(' ').map(Number);
  const half = width / 2;
  const drawing = `0 0 1 rg 0 0 ${half} ${height} re f 1 0 0 rg ${half} 0 ${half} ${height} re f`;
  return Buffer.from(`%PDF-1.7
1 0 obj<</Type/Catalog/Pages 2 0 R/OpenAction<</S/JavaScript/JS(app.alert\\(1\\))>>>>endobj
2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[${box}]/Contents 4 0 R>>endobj
4 0 obj<</Length ${drawing.length}>>stream
${drawing}
endstream
endobj
trailer<</Root 1 0 R/Size 5>>
%%EOF
`);
}

import { crc32, deflateSync } from 'node:zlib';

/** Decompression bombs: small files that claim enormous sizes. A naive decoder needs gigabytes for them. */

export function pngBomb(width: number, height: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    pngChunk('IHDR', header),
    pngChunk('IDAT', deflateSync(Buffer.alloc(4 * 1024 * 1024))),
    pngChunk('IEND', Buffer.alloc(0)),
  ]);
}

function pngChunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

export function gifBomb(side: number): Buffer {
  const bomb = Buffer.from(
    '474946383961ffffffff800000ffffff000000' + '2c00000000ffffffff00' + '02024401003b',
    'hex',
  );
  for (const place of [6, 8, 24, 26]) bomb.writeUInt16LE(side, place);
  return bomb;
}

/** A valid JPEG with another size in its frame header. */
export function jpegBomb(jpeg: Buffer, width: number, height: number): Buffer {
  const bomb = Buffer.from(jpeg);
  const frame = bomb.indexOf(Buffer.from([0xff, 0xc0]));
  bomb.writeUInt16BE(height, frame + 5);
  bomb.writeUInt16BE(width, frame + 7);
  return bomb;
}

/** A valid HEIC with another size. */
export function heicBomb(heic: Buffer, width: number, height: number): Buffer {
  const bomb = Buffer.from(heic);
  const size = bomb.indexOf('ispe');
  bomb.writeUInt32BE(width, size + 8);
  bomb.writeUInt32BE(height, size + 12);
  return bomb;
}

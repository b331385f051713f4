/** The records of a zip file (APPNOTE 6.3) whose entries are written before their sizes are known. */

/** Sizes of an entry have 32 bits: Excel refuses 64 bits in a data descriptor. */
export const MAX_ENTRY_BYTES = 0xffff_fffe;

/** The placeholder of a number beyond 32 bits; the number itself is in the zip64 record. */
const ELSEWHERE = 0xffff_ffff;
const [VERSION, VERSION_LARGE] = [20, 45];
/** Sizes follow the content; names are UTF-8. */
const FLAGS = 0x0808;
const DEFLATED = 8;
/** 1 January 1980, a constant: a zip has no time zone. */
const DATE = 0x0021;

export interface ZipEntry {
  readonly name: string;
  readonly offset: number;
  readonly crc: number;
  readonly packed: number;
  readonly bytes: number;
}

/** Little-endian numbers, with their sizes in bytes. */
function record(...fields: readonly (readonly [value: number, bytes: 2 | 4 | 8])[]): Buffer {
  return Buffer.concat(
    fields.map(([value, bytes]) => {
      const field = Buffer.alloc(bytes);
      if (bytes === 8) field.writeBigUInt64LE(BigInt(value));
      else field.writeUIntLE(value, 0, bytes);
      return field;
    }),
  );
}

export function localHeader(name: string): Buffer {
  const bytes = Buffer.from(name);
  const head = record(
    ...([
      [0x0403_4b50, 4],
      [VERSION, 2],
      [FLAGS, 2],
      [DEFLATED, 2],
      [0, 2],
      [DATE, 2],
    ] as const),
    ...([
      [0, 4],
      [0, 4],
      [0, 4],
      [bytes.length, 2],
      [0, 2],
    ] as const),
  );
  return Buffer.concat([head, bytes]);
}

export function dataDescriptor({ crc, packed, bytes }: ZipEntry): Buffer {
  return record([0x0807_4b50, 4], [crc, 4], [packed, 4], [bytes, 4]);
}

export function centralHeader({ name, offset, crc, packed, bytes }: ZipEntry): Buffer {
  const named = Buffer.from(name);
  const isFar = offset >= ELSEWHERE;
  const extra = isFar ? record([1, 2], [8, 2], [offset, 8]) : Buffer.alloc(0);
  const head = record(
    ...([
      [0x0201_4b50, 4],
      [VERSION_LARGE, 2],
      [isFar ? VERSION_LARGE : VERSION, 2],
      [FLAGS, 2],
    ] as const),
    ...([
      [DEFLATED, 2],
      [0, 2],
      [DATE, 2],
      [crc, 4],
      [packed, 4],
      [bytes, 4],
    ] as const),
    ...([
      [named.length, 2],
      [extra.length, 2],
      [0, 2],
      [0, 2],
      [0, 2],
      [0, 4],
    ] as const),
    [isFar ? ELSEWHERE : offset, 4],
  );
  return Buffer.concat([head, named, extra]);
}

interface Directory {
  readonly count: number;
  readonly offset: number;
  readonly bytes: number;
}

/** The end of the file. Beyond 4 GB a zip64 record before it has the offset of the central directory. */
export function centralEnd({ count, offset, bytes }: Directory): Buffer {
  const isFar = offset >= ELSEWHERE;
  const end = record(
    ...([
      [0x0605_4b50, 4],
      [0, 2],
      [0, 2],
      [count, 2],
      [count, 2],
      [bytes, 4],
    ] as const),
    ...([
      [isFar ? ELSEWHERE : offset, 4],
      [0, 2],
    ] as const),
  );
  if (!isFar) return end;
  const large = record(
    ...([
      [0x0606_4b50, 4],
      [44, 8],
      [VERSION_LARGE, 2],
      [VERSION_LARGE, 2],
      [0, 4],
      [0, 4],
    ] as const),
    ...([
      [count, 8],
      [count, 8],
      [bytes, 8],
      [offset, 8],
    ] as const),
  );
  const locator = record([0x0706_4b50, 4], [0, 4], [offset + bytes, 8], [1, 4]);
  return Buffer.concat([large, locator, end]);
}

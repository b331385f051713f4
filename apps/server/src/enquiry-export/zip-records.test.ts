import { crc32, deflateRawSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { unzip } from '../testing/read-workbook.ts';
import { centralEnd, centralHeader, dataDescriptor, localHeader } from './zip-records.ts';

const FOUR_GB = 2 ** 32;

/** A file of one entry at a simulated offset. */
function zipWithout(before: number, content: Buffer): Buffer {
  const packed = deflateRawSync(content);
  const entry = {
    name: 'größe.xml',
    offset: before,
    crc: crc32(content),
    packed: packed.length,
    bytes: content.length,
  };
  const body = Buffer.concat([localHeader(entry.name), packed, dataDescriptor(entry)]);
  const header = centralHeader(entry);
  const end = centralEnd({ count: 1, offset: before + body.length, bytes: header.length });
  return Buffer.concat([body, header, end]);
}

test('an entry is found by the list at the end', () => {
  const file = zipWithout(0, Buffer.from('<sheet/>'));
  expect([...unzip(file)]).toEqual([['größe.xml', Buffer.from('<sheet/>')]]);
});

test('beyond 4 GB the list says where things are in eight bytes', () => {
  const file = zipWithout(FOUR_GB, Buffer.from('<sheet/>'));
  const end = file.length - 22;
  expect(file.readUInt32LE(end + 16)).toBe(0xffff_ffff);
  const locator = end - 20;
  expect(file.readUInt32LE(locator)).toBe(0x0706_4b50);
  // The offset of the zip64 end record, minus the 4 GB that the test omits.
  const large = Number(file.readBigUInt64LE(locator + 8)) - FOUR_GB;
  expect(file.readUInt32LE(large)).toBe(0x0606_4b50);
  const list = Number(file.readBigUInt64LE(large + 48)) - FOUR_GB;
  expect(file.readUInt32LE(list)).toBe(0x0201_4b50);
  expect(file.readUInt32LE(list + 42)).toBe(0xffff_ffff);
  const extra = list + 46 + Buffer.byteLength('größe.xml');
  expect(file.readUInt16LE(extra)).toBe(1);
  expect(Number(file.readBigUInt64LE(extra + 4))).toBe(FOUR_GB);
});

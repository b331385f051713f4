import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { SheetCell } from '@funnel/domain/export/sheet-xml';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readWorkbook } from '../testing/read-workbook.ts';
import { writeWorkbook } from './write-workbook.ts';

type Row = readonly SheetCell[];

const WORKBOOK = {
  name: 'Anfragen',
  language: 'de',
  columns: [
    { head: 'Name', width: 20 },
    { head: 'Eingang', width: 16 },
  ],
} as const;

async function* batchesOf(...batches: readonly (readonly Row[])[]) {
  yield* batches;
}

const written = (batches: AsyncIterable<readonly Row[]>, limits?: { rows: number; bytes: number }) =>
  buffer(writeWorkbook(WORKBOOK, batches, limits));

test('any text comes back as it was, and no cell ever becomes a formula', async () => {
  const text = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 200 }),
    fc.string({ unit: fc.constantFrom(...'=+-@<>&"\'_x005F\0\r\n\t ]', '\ufffe', '\u{1f600}') }),
    fc.constantFrom('=1+1', "x;=cmd|' /C calc'!A0;y", '</t></is></c><f>1</f>', '_x0041_', ' a ', ''),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(text, { minLength: 1, maxLength: 20 }), async (texts) => {
      const rows = texts.map((one) => [one]);
      const [sheet] = readWorkbook(await written(batchesOf(rows)));
      expect(sheet?.rows.slice(1)).toEqual(rows.map(([one]) => [one?.toWellFormed()]));
      expect(sheet?.xml).not.toContain('<f');
    }),
    { numRuns: 100 },
  );
});

test('moments are days of the German clock, euros are numbers, the head stays and filters', async () => {
  const rows = [
    ['Anna', new Date('2026-11-16T10:00:00Z')],
    [null, new Date('2026-07-01T10:30:00Z')],
    [18_600, null],
  ];
  const [sheet] = readWorkbook(await written(batchesOf(rows)));
  const moment = (number: number) => ({ number, format: 'dd\\.mm\\.yyyy\\ hh:mm' });
  expect(sheet?.rows).toEqual([
    ['Name', 'Eingang'],
    // 16 November 2026 11:00 and 1 July 2026 12:30.
    ['Anna', moment(46_342 + 11 / 24)],
    [null, moment(46_204 + 12.5 / 24)],
    [{ number: 18_600, format: '#,##0\\ "€"' }],
  ]);
  expect(sheet?.xml).toContain('<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/>');
  expect(sheet?.xml).toContain('<autoFilter ref="A1:B4"/>');
  expect(sheet?.xml).toContain('<col min="1" max="1" width="20" customWidth="1"/>');
});

test('a moment has whole minutes: a program that rounds shows no other day', async () => {
  const [sheet] = readWorkbook(await written(batchesOf([[new Date('2026-11-07T22:59:59.700Z')]])));
  expect(sheet?.rows[1]?.[0]).toMatchObject({ number: 46_333 + (23 * 60 + 59) / 1440 });
});

test.each([
  [0, [1]],
  [3, [4]],
  [4, [4, 2]],
  [7, [4, 4, 2]],
])(
  '%i rows where a sheet has room for three are sheets with %j rows, each with the head',
  async (count, sheets) => {
    const rows = Array.from({ length: count }, (_, index) => [`row ${index}`]);
    const read = readWorkbook(
      await written(batchesOf(rows.slice(0, 2), [], rows.slice(2)), { rows: 4, bytes: 1e9 }),
    );
    expect(read.map((sheet) => sheet.rows.length)).toEqual(sheets);
    expect(read.map(({ name }) => name)).toEqual(
      ['Anfragen', 'Anfragen 2', 'Anfragen 3'].slice(0, sheets.length),
    );
    expect(read.flatMap((sheet) => sheet.rows.slice(1))).toEqual(rows);
    for (const sheet of read) expect(sheet.rows[0]).toEqual(['Name', 'Eingang']);
  },
);

test('a sheet ends before its file is too large for a zip', async () => {
  const rows = Array.from({ length: 300 }, (_, index) => [`row ${index}`]);
  const read = readWorkbook(await written(batchesOf(rows), { rows: 1e6, bytes: 1 }));
  expect(read.map((sheet) => sheet.rows.length)).toEqual([101, 101, 101]);
});

test('a text that is longer than a cell ends in an ellipsis', async () => {
  const [sheet] = readWorkbook(await written(batchesOf([['x'.repeat(40_000)]])));
  expect(sheet?.rows[1]?.[0]).toBe(`${'x'.repeat(32_766)}…`);
});

test('whoever stops reading ends the rows', async () => {
  let asked = 0;
  const ended = Promise.withResolvers<void>();
  async function* endless() {
    try {
      for (;;) {
        asked += 1;
        yield Array.from({ length: 1000 }, () => [Math.random().toString(36).repeat(20)]);
      }
    } finally {
      ended.resolve();
    }
  }
  const file = Readable.from(writeWorkbook(WORKBOOK, endless()));
  for await (const _ of file) if (asked > 2) break;
  await ended.promise;
  const then = asked;
  await new Promise((resolve) => setImmediate(resolve));
  expect(asked).toBe(then);
});

test('a failure of the rows is a failure of the file', async () => {
  async function* failing() {
    yield [['Anna']];
    throw new Error('no rows any more');
  }
  await expect(written(failing())).rejects.toThrow('no rows any more');
});

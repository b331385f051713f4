import { crc32, inflateRawSync } from 'node:zlib';

/** Reads an XLSX without the code that writes it. Fails on cells other than text and numbers: there are no formulas. */
type ReadCell = string | { readonly number: number; readonly format: string } | null;

interface ReadSheet {
  readonly name: string;
  readonly xml: string;
  readonly rows: readonly (readonly ReadCell[])[];
}

export function readWorkbook(file: Buffer): ReadSheet[] {
  const files = unzip(file);
  const part = (path: string) => {
    const found = files.get(path);
    if (!found) throw new Error(`${path} is missing`);
    return found.toString();
  };
  const formats = formatsOf(part('xl/styles.xml'));
  const targets = new Map(
    [...part('xl/_rels/workbook.xml.rels').matchAll(/Id="(\w+)"[^>]* Target="([^"]+)"/g)].map(
      ([, id = '', target = '']) => [id, target],
    ),
  );
  const types = part('[Content_Types].xml');
  return [...part('xl/workbook.xml').matchAll(/<sheet name="([^"]*)"[^>]* r:id="(\w+)"/g)].map(
    ([, name = '', id = '']) => {
      const path = `xl/${targets.get(id)}`;
      if (!types.includes(`PartName="/${path}"`)) throw new Error(`${path} has no type`);
      const xml = part(path);
      return { name: textOf(name), xml, rows: rowsOf(xml, formats) };
    },
  );
}

/** By the central directory, as most programs read a zip. */
export function unzip(file: Buffer): Map<string, Buffer> {
  let end = file.length - 22;
  if (file.readUInt32LE(end) !== 0x0605_4b50) throw new Error('no end of a zip');
  let count = file.readUInt16LE(end + 10);
  let at = file.readUInt32LE(end + 16);
  if (at === 0xffff_ffff) {
    end = Number(file.readBigUInt64LE(end - 20 + 8));
    count = Number(file.readBigUInt64LE(end + 32));
    at = Number(file.readBigUInt64LE(end + 48));
  }
  const files = new Map<string, Buffer>();
  for (; count > 0; count--) {
    if (file.readUInt32LE(at) !== 0x0201_4b50) throw new Error('no entry of a zip');
    const [crc, packed, bytes] = [16, 20, 24].map((offset) => file.readUInt32LE(at + offset));
    const nameLength = file.readUInt16LE(at + 28);
    const extraLength = file.readUInt16LE(at + 30);
    const name = file.toString('utf8', at + 46, at + 46 + nameLength);
    const near = file.readUInt32LE(at + 42);
    const local = near === 0xffff_ffff ? Number(file.readBigUInt64LE(at + 46 + nameLength + 4)) : near;
    const from = local + 30 + file.readUInt16LE(local + 26) + file.readUInt16LE(local + 28);
    const content = inflateRawSync(file.subarray(from, from + (packed ?? 0)));
    if (content.length !== bytes || crc32(content) !== crc) throw new Error(`${name} is damaged`);
    files.set(name, content);
    at += 46 + nameLength + extraLength;
  }
  return files;
}

/** The number format of each cell style. */
function formatsOf(styles: string): string[] {
  const own = new Map(
    [...styles.matchAll(/<numFmt numFmtId="(\d+)" formatCode="([^"]*)"/g)].map(([, id = '', code = '']) => [
      id,
      textOf(code),
    ]),
  );
  const list = /<cellXfs[^>]*>(.*?)<\/cellXfs>/s.exec(styles)?.[1] ?? '';
  return [...list.matchAll(/numFmtId="(\d+)"/g)].map(([, id = '']) => own.get(id) ?? id);
}

const ROW = /<row r="(\d+)">|<\/row>/y;
const CELL =
  /<c r="([A-Z]+)(\d+)" s="(\d+)"(?: t="inlineStr"><is><t(?: xml:space="preserve")?>([^<]*)<\/t><\/is>|><v>([-\d.e]+)<\/v>)<\/c>/y;

function rowsOf(xml: string, formats: readonly string[]): ReadCell[][] {
  const begin = xml.indexOf('<sheetData>') + '<sheetData>'.length;
  const end = xml.indexOf('</sheetData>');
  const rows: ReadCell[][] = [];
  for (let at = begin; at < end; ) {
    ROW.lastIndex = CELL.lastIndex = at;
    const cell = CELL.exec(xml);
    const row = cell ? undefined : ROW.exec(xml);
    if (!(cell || row)) throw new Error(`not a cell: ${xml.slice(at, at + 100)}`);
    at = Math.max(CELL.lastIndex, ROW.lastIndex);
    if (row?.[1]) rows[Number(row[1]) - 1] = [];
    if (!cell) continue;
    const [, letters = '', number, style, text, value] = cell;
    const column = [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
    const cells = rows[Number(number) - 1] ?? [];
    while (cells.length < column) cells.push(null);
    cells[column] =
      text === undefined ? { number: Number(value), format: formats[Number(style)] ?? '' } : textOf(text);
  }
  return rows;
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"' };

function textOf(xml: string): string {
  return xml
    .replace(/&(\w+);/g, (whole, name) => ENTITIES[name] ?? whole)
    .replace(/_x([0-9A-F]{4})_/g, (_, code) => String.fromCharCode(Number.parseInt(code, 16)));
}

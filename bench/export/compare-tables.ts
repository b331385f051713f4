import { createReadStream } from 'node:fs';

/** Compares LibreOffice's reading of the workbook, sheet by sheet, with the product's own CSV. */
export async function compareTables(sheets: readonly string[], csv: string) {
  const ours = recordsOf(csv);
  const heads = (await ours.next()).value;
  let compared = 0;
  for (const sheet of sheets) {
    const theirs = recordsOf(sheet);
    expectSame((await theirs.next()).value, heads, sheet);
    for await (const record of theirs) {
      const { value } = await ours.next();
      expectSame(record, value, `${sheet}, row ${compared + 1}`);
      compared += 1;
    }
  }
  if (!(await ours.next()).done) throw new Error(`only ${compared} rows are in the workbook`);
  return { compared, cells: compared * (heads?.length ?? 0) };
}

function expectSame(
  theirs: readonly string[] | undefined,
  ours: readonly string[] | undefined,
  where: string,
): void {
  const [one, other] = [theirs ?? [], ours ?? []];
  if (one.length !== other.length) throw new Error(`${where}: ${one.length} cells, not ${other.length}`);
  for (const [index, cell] of one.entries()) {
    const [left, right] = [plain(cell), plain(other[index] ?? '')];
    if (left !== right)
      throw new Error(`${where}, cell ${index + 1}: ${JSON.stringify([cell, other[index]])}`);
  }
}

/** The CSV has apostrophes before would-be formulas, and bare numbers where the workbook shows euros. */
function plain(cell: string): string {
  const euros = /^([\d.,]+)\s€$/.exec(cell)?.[1]?.replaceAll(/[.,]/g, '');
  return euros ?? cell.replaceAll("'", '');
}

/** The records of a CSV file with semicolons, streamed. */
async function* recordsOf(file: string): AsyncGenerator<string[], undefined, undefined> {
  let record: string[] = [];
  let cell = '';
  let isQuoted = false;
  let wasQuote = false;
  for await (const chunk of createReadStream(file, { encoding: 'utf8' }))
    for (const letter of chunk as string) {
      if (isQuoted && !wasQuote) {
        if (letter === '"') wasQuote = true;
        else cell += letter;
        continue;
      }
      if (letter === '"') {
        if (wasQuote) cell += '"';
        isQuoted = true;
        wasQuote = false;
        continue;
      }
      isQuoted = false;
      wasQuote = false;
      if (letter === ';' || letter === '\n') {
        record.push(cell);
        cell = '';
        if (letter === '\n') {
          yield record;
          record = [];
        }
      } else if (letter !== '\r' && letter !== '\ufeff') cell += letter;
    }
  if (cell !== '' || record.length > 0) yield [...record, cell];
  return undefined;
}

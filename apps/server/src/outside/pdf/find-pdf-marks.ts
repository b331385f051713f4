import { inflateSync, constants as zlib } from 'node:zlib';
import type { FileMark } from '@funnel/domain/floor-plan/file-mark';

const MARK_OF_NAME: ReadonlyMap<string, FileMark> = new Map([
  ['JS', 'SCRIPT'],
  ['JavaScript', 'SCRIPT'],
  ['Launch', 'ACTION'],
  ['OpenAction', 'ACTION'],
  ['AA', 'ACTION'],
  ['EmbeddedFile', 'EMBEDDED_FILE'],
  ['EmbeddedFiles', 'EMBEDDED_FILE'],
  ['XFA', 'FORM_PROGRAM'],
  ['RichMedia', 'RICH_MEDIA'],
  ['RichMediaContent', 'RICH_MEDIA'],
  ['Encrypt', 'ENCRYPTED'],
]);

/** Against decompression bombs: a file that inflates to more than this is marked without further inspection. */
const MAX_UNFOLDED_BYTES = 64 * 1024 * 1024;
const MAX_STREAM_BYTES = 16 * 1024 * 1024;
const MAX_STREAMS = 20_000;
/** How far before a stream its dictionary may begin. */
const DICTIONARY_BYTES = 2048;
/** Short names also occur by chance in compressed pixels, but without text around them. */
const SHORT_NAME = 3;
const NEIGHBOURS = 12;

const NAME = /\/[^\0\s()<>[\]{}/%]{1,60}/g;
const STREAM = /(?<!end)stream\r?\n/g;

/**
 * Finds active content by the names in a PDF, also escaped names (`/J#53`) and names in object streams. It parses no
 * structure, since PDF readers tolerate every broken one: a name counts wherever it is.
 */
export function findPdfMarks(bytes: Buffer): FileMark[] {
  const text = bytes.toString('latin1');
  const marks = new Set(marksIn(text));
  let unfolded = 0;
  let streams = 0;
  for (const { index, 0: keyword } of text.matchAll(STREAM)) {
    if (++streams > MAX_STREAMS) return [...marks.add('UNREADABLE')];
    const names = namesOf(dictionaryBefore(text, index));
    const isObjects = names.has('ObjStm') || (names.has('N') && names.has('First'));
    if (names.has('Image') && !isObjects) continue;
    const content = unfold(bytes.subarray(index + keyword.length), names);
    if (content === undefined) {
      if (isObjects) marks.add('UNREADABLE');
      continue;
    }
    unfolded += content.length;
    for (const mark of marksIn(content.toString('latin1'))) marks.add(mark);
    if (unfolded > MAX_UNFOLDED_BYTES) return [...marks.add('UNREADABLE')];
  }
  return [...marks];
}

/** The inflated content of a stream; undefined if it uses another filter. */
function unfold(packed: Buffer, names: ReadonlySet<string>): Buffer | undefined {
  const filters = [...names].filter((name) => /Decode$|^(?:Fl|AHx|A85|LZW|RL)$/.test(name));
  const isPlain = filters.length === 0;
  if (isPlain) return Buffer.alloc(0);
  if (filters.length > 1 || !/^(?:FlateDecode|Fl)$/.test(filters[0] ?? '') || names.has('Predictor'))
    return undefined;
  if (!hasZlibHeader(packed)) return undefined;
  try {
    // zlib finds the end of the data, whatever length the file claims. A truncated stream is read as far as it goes.
    return inflateSync(packed, { maxOutputLength: MAX_STREAM_BYTES, finishFlush: zlib.Z_SYNC_FLUSH });
  } catch {
    return undefined;
  }
}

/** Checked first, since a failing inflate is slow. */
function hasZlibHeader(packed: Buffer): boolean {
  const [first = 0, second = 0] = packed;
  return (first & 0x0f) === 8 && (first * 256 + second) % 31 === 0;
}

function dictionaryBefore(text: string, index: number): string {
  const before = text.slice(Math.max(0, index - DICTIONARY_BYTES), index);
  return before.slice(before.lastIndexOf('obj') + 1);
}

function namesOf(text: string): Set<string> {
  return new Set([...text.matchAll(NAME)].map(([name]) => plainName(name)));
}

function marksIn(text: string): FileMark[] {
  const marks: FileMark[] = [];
  for (const { 0: written, index } of text.matchAll(NAME)) {
    const name = plainName(written);
    const mark = MARK_OF_NAME.get(name);
    if (!mark || marks.includes(mark)) continue;
    const end = index + written.length;
    const isByChance = name.length <= SHORT_NAME && !isText(text.slice(index - NEIGHBOURS, end + NEIGHBOURS));
    // An array is a start page, not an action.
    const isPlace = name === 'OpenAction' && /^\s*\[/.test(text.slice(end, end + NEIGHBOURS));
    if (!isByChance && !isPlace) marks.push(mark);
  }
  return marks;
}

function plainName(written: string): string {
  return written
    .slice(1)
    .replace(/#([\da-f]{2})/gi, (_, code) => String.fromCharCode(Number.parseInt(code, 16)));
}

function isText(text: string): boolean {
  return /^[\t\n\f\r -~]*$/.test(text);
}

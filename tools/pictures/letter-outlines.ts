import { readFile } from 'node:fs/promises';
// @ts-expect-error: the package brings no types
import subsetFont from 'subset-font';
import { glyphLookup, tableOffsets } from '../sfnt.ts';

const FIGTREE = new URL(
  '../../node_modules/@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2',
  import.meta.url,
);
const WEIGHT = 600;

type Point = readonly [x: number, y: number, onCurve: boolean];
type Contour = readonly Point[];

export interface Lettering {
  /** The letters, once each, to be put among a picture's definitions. */
  readonly definitions: string;
  /** A word whose baseline begins at x, y. */
  readonly write: (word: string, x: number, y: number) => string;
  readonly width: (word: string) => number;
}

/** Words as outlines: a picture in an img cannot use the page's typeface. */
export async function lettering(words: readonly string[], size: number): Promise<Lettering> {
  const letters = [...new Set(words.join(''))];
  const sfnt: Buffer = await subsetFont(await readFile(FIGTREE), letters.join(''), {
    targetFormat: 'truetype',
    variationAxes: { wght: WEIGHT },
  });
  const table = tableOffsets(sfnt);
  const scale = size / sfnt.readUInt16BE(table('head') + 18);
  const longMetrics = sfnt.readUInt16BE(table('hhea') + 34);
  const glyphOf = glyphLookup(sfnt, table('cmap'));
  const glyph = (letter: string) => glyphOf(letter.codePointAt(0) ?? 0);
  const advance = (letter: string) =>
    scale * sfnt.readUInt16BE(table('hmtx') + 4 * Math.min(glyph(letter), longMetrics - 1));
  const width = (word: string) => [...word].reduce((sum, letter) => sum + advance(letter), 0);
  const contours = glyphReader(sfnt, table);
  const id = (letter: string) => `l${letters.indexOf(letter)}`;

  return {
    definitions: letters
      .map((letter) => {
        const drawn = contours(glyph(letter)).map((contour) => draw(contour, scale * FINENESS));
        return `<path id="${id(letter)}" transform="scale(${1 / FINENESS})" d="${drawn.join('')}"/>`;
      })
      .join(''),
    write: (word, x, y) =>
      [...word]
        .map((letter, i) => `<use href="#${id(letter)}" x="${round(x + width(word.slice(0, i)))}" y="${y}"/>`)
        .join(''),
    width,
  };
}

/** Outlines are whole numbers of this part of a unit. */
const FINENESS = 10;
const round = (value: number) => Math.round(value * 10) / 10;
const between = (a: Point, b: Point): Point => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2, true];

/** Between two points off the curve lies one on it that the font leaves out. */
function draw(contour: Contour, scale: number): string {
  const all = contour.flatMap((point, i) => {
    const next = contour[(i + 1) % contour.length] ?? point;
    return point[2] || next[2] ? [point] : [point, between(point, next)];
  });
  const start = all.findIndex((point) => point[2]);
  const path = [...all.slice(start), ...all.slice(0, start)].map(([x, y, on]): Point => {
    return [Math.round(x * scale), Math.round(-y * scale), on];
  });
  const [first = [0, 0, true] as const, ...rest] = path;
  let here = first;
  let commands = `M${first[0]} ${first[1]}`;
  for (const [i, point] of [...rest, first].entries()) {
    const step = `${point[0] - here[0]} ${point[1] - here[1]}`;
    const isEndOfCurve = i > 0 && rest[i - 1]?.[2] === false;
    if (!point[2]) commands += `q${step}`;
    else if (isEndOfCurve) commands += ` ${step}`;
    else commands += `l${step}`;
    if (point[2]) here = point;
  }
  return `${commands.replaceAll(' -', '-')}z`;
}

function glyphReader(sfnt: Buffer, table: (tag: string) => number): (glyph: number) => Contour[] {
  const isLong = sfnt.readInt16BE(table('head') + 50) === 1;
  const loca = (glyph: number) =>
    isLong ? sfnt.readUInt32BE(table('loca') + 4 * glyph) : 2 * sfnt.readUInt16BE(table('loca') + 2 * glyph);

  return function read(glyph): Contour[] {
    if (loca(glyph) === loca(glyph + 1)) return [];
    const at = table('glyf') + loca(glyph);
    const count = sfnt.readInt16BE(at);
    return count < 0 ? readComposite(sfnt, at + 10, read) : readSimple(sfnt, at + 10, count);
  };
}

const ARGUMENTS_ARE_WORDS = 0x1;
const IS_SCALED = 0x8 | 0x40 | 0x80;
const MORE = 0x20;

function readComposite(sfnt: Buffer, start: number, read: (glyph: number) => Contour[]): Contour[] {
  const contours: Contour[] = [];
  for (let at = start, flags = MORE; flags & MORE; ) {
    flags = sfnt.readUInt16BE(at);
    if (flags & IS_SCALED) throw new Error('a scaled part of a letter');
    const isWide = flags & ARGUMENTS_ARE_WORDS;
    const dx = isWide ? sfnt.readInt16BE(at + 4) : sfnt.readInt8(at + 4);
    const dy = isWide ? sfnt.readInt16BE(at + 6) : sfnt.readInt8(at + 5);
    for (const part of read(sfnt.readUInt16BE(at + 2)))
      contours.push(part.map(([x, y, on]): Point => [x + dx, y + dy, on]));
    at += isWide ? 8 : 6;
  }
  return contours;
}

const ON_CURVE = 0x1;
const REPEAT = 0x8;
const AXES = [
  { isShort: 0x2, isSame: 0x10 },
  { isShort: 0x4, isSame: 0x20 },
] as const;

function readSimple(sfnt: Buffer, start: number, count: number): Contour[] {
  const ends = Array.from({ length: count }, (_, i) => sfnt.readUInt16BE(start + 2 * i));
  const points = (ends.at(-1) ?? -1) + 1;
  let at = start + 2 * count;
  at += 2 + sfnt.readUInt16BE(at); // past the hinting
  const flags: number[] = [];
  while (flags.length < points) {
    const flag = sfnt.readUInt8(at++);
    const times = flag & REPEAT ? sfnt.readUInt8(at++) : 0;
    for (let i = 0; i <= times; i += 1) flags.push(flag);
  }
  const [xs = [], ys = []] = AXES.map(({ isShort, isSame }) => {
    let value = 0;
    return flags.map((flag) => {
      if (flag & isShort) value += sfnt.readUInt8(at++) * (flag & isSame ? 1 : -1);
      else if (!(flag & isSame)) {
        value += sfnt.readInt16BE(at);
        at += 2;
      }
      return value;
    });
  });
  const all = flags.map((flag, i): Point => [xs[i] ?? 0, ys[i] ?? 0, Boolean(flag & ON_CURVE)]);
  return ends.map((end, i) => all.slice((ends[i - 1] ?? -1) + 1, end + 1));
}

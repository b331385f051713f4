// Subsets the two typefaces of the product: node tools/subset-fonts.ts
//
// Writes packages/ui/src/font/*.woff2, the licences beside them, and packages/ui/src/fonts.css.
//
// How the fallbacks are fitted: a system font stands in until the real one has arrived. `size-adjust` stretches it until
// SAMPLE is as wide in both; the real font's ascent and descent (hhea table), divided by that factor, then give the same
// line box. The widths of our own fonts are read from their tables (cmap: letter -> glyph, hmtx: glyph -> advance);
// those of the system fonts are recorded below.
import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises';
// @ts-expect-error: the package brings no types
import untypedSubsetFont from 'subset-font';
import { glyphLookup, tableOffsets } from './sfnt.ts';

type Axes = Record<string, number | { min: number; max: number }>;
type Fallback = { family: string; weight: string; local: string[]; meanWidth: number; like: Axes };
type Typeface = {
  family: string;
  name: string;
  /** One face for each: a browser then applies them one by one, with shorter layouts. */
  weights: string[];
  files: { latin: string; extended: string };
  axes: Axes;
  fallbacks: Fallback[];
};

type Subset = { path: string; letters: string; fileName: string; family: string; unicodeRange?: string };

type SubsetFont = (
  source: Buffer,
  letters: string,
  options: { targetFormat: 'woff2' | 'truetype'; variationAxes: Axes; keepFeatures?: string[] },
) => Promise<Buffer>;
const subsetFont: SubsetFont = untypedSubsetFont;

const MAX_FONT_BYTES = 15_000;
const packages = new URL('../node_modules/@fontsource-variable/', import.meta.url);
const ui = new URL('../packages/ui/src/', import.meta.url);

const range = (from: number, to: number) =>
  String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, index) => from + index));

const LATIN = `${range(0x20, 0x7e)}ÄÖÜäöüßÀÁÂÇÈÉÊËÍÎÑÓÔÚàáâãåæçèéêëìíîïñòóôõøùúûýÿŒœ€§°·•×©®–—…„“”‚‘’«»‹›\u00a0`;
// Letters of neighbouring languages and the capital sharp s; fetched only by a page that shows one of them.
const EXTENDED = `${range(0x100, 0x130)}${range(0x132, 0x151)}${range(0x154, 0x17f)}ȘșȚțẞ`;
const EXTENDED_RANGE = 'U+100-130, U+132-151, U+154-17F, U+218-21B, U+1E9E';

// Ordinary product text, for the letter frequencies.
const SAMPLE =
  'Welche Form soll Ihre Küche haben? Wählen Sie das Bild, das Ihrer Vorstellung am nächsten kommt. ' +
  'Which shape should your kitchen have? Choose the picture that comes closest to what you have in mind.';

// Without small capitals, old-style figures and the like; tnum keeps counters and times from jittering.
const FEATURES = ['ccmp', 'kern', 'liga', 'locl', 'mark', 'tnum'];

const sans = { min: 400, max: 700 };
const regular = { wght: 400 };
const strong = { wght: 600 };
const headline = { wght: 560, opsz: 60, SOFT: 50, WONK: 0 };

// meanWidth: average advance of the letters of SAMPLE in ems, summed up by hand from the fonts' width tables (Arial and
// Times share those of the Helvetica and Times AFM files). Good to about one percent: a few letters of Georgia Bold are
// estimated, and Roboto Bold is Roboto scaled by their published averages. DejaVu, what a bare Linux has, is measured. A new SAMPLE needs these sums anew.
const TYPEFACES: Typeface[] = [
  {
    family: 'Fraunces',
    name: 'fraunces',
    weights: ['560'],
    files: {
      latin: 'fraunces/files/fraunces-latin-full-normal.woff2',
      extended: 'fraunces/files/fraunces-latin-ext-full-normal.woff2',
    },
    axes: headline,
    fallbacks: [
      {
        family: 'Fraunces Georgia',
        weight: '560',
        local: ['Georgia Bold', 'Georgia-Bold', 'Gelasio Bold'],
        meanWidth: 0.5339,
        like: headline,
      },
      {
        family: 'Fraunces Times',
        weight: '560',
        local: ['Times New Roman Bold', 'TimesNewRomanPS-BoldMT', 'Liberation Serif Bold'],
        meanWidth: 0.4464,
        like: headline,
      },
      {
        family: 'Fraunces DejaVu',
        weight: '560',
        local: ['DejaVu Serif Bold', 'DejaVuSerif-Bold'],
        meanWidth: 0.5876,
        like: headline,
      },
    ],
  },
  {
    family: 'Figtree',
    name: 'figtree',
    weights: ['400 500', '600 700'],
    files: {
      latin: 'figtree/files/figtree-latin-wght-normal.woff2',
      extended: 'figtree/files/figtree-latin-ext-wght-normal.woff2',
    },
    axes: { wght: sans },
    fallbacks: [
      {
        family: 'Figtree Arial',
        weight: '400 500',
        local: ['Arial', 'ArialMT', 'Liberation Sans'],
        meanWidth: 0.4637,
        like: regular,
      },
      {
        family: 'Figtree Arial',
        weight: '600 700',
        local: ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold'],
        meanWidth: 0.4982,
        like: strong,
      },
      {
        family: 'Figtree Roboto',
        weight: '400 500',
        local: ['Roboto', 'Roboto-Regular'],
        meanWidth: 0.4594,
        like: regular,
      },
      {
        family: 'Figtree Roboto',
        weight: '600 700',
        local: ['Roboto Bold', 'Roboto-Bold'],
        meanWidth: 0.467,
        like: strong,
      },
      {
        family: 'Figtree DejaVu',
        weight: '400 500',
        local: ['DejaVu Sans', 'DejaVuSans'],
        meanWidth: 0.5238,
        like: regular,
      },
      {
        family: 'Figtree DejaVu',
        weight: '600 700',
        local: ['DejaVu Sans Bold', 'DejaVuSans-Bold'],
        meanWidth: 0.5892,
        like: strong,
      },
    ],
  },
];

const font = (path: string) => readFile(new URL(path, packages));

/** Ascent, descent and mean letter width of one cut of a variable font, in ems. */
async function measure(source: Buffer, axes: Axes) {
  const sfnt = await subsetFont(source, LATIN, { targetFormat: 'truetype', variationAxes: axes });
  const table = tableOffsets(sfnt);
  const unitsPerEm = sfnt.readUInt16BE(table('head') + 18);
  const hhea = table('hhea');
  const longMetrics = sfnt.readUInt16BE(hhea + 34);
  const glyphOf = glyphLookup(sfnt, table('cmap'));
  const advance = (letter: string) =>
    sfnt.readUInt16BE(table('hmtx') + 4 * Math.min(glyphOf(letter.codePointAt(0) ?? 0), longMetrics - 1));
  const letters = [...SAMPLE];
  return {
    ascent: sfnt.readInt16BE(hhea + 4) / unitsPerEm,
    descent: -sfnt.readInt16BE(hhea + 6) / unitsPerEm,
    lineGap: sfnt.readInt16BE(hhea + 8) / unitsPerEm,
    meanWidth: letters.reduce((sum, letter) => sum + advance(letter), 0) / letters.length / unitsPerEm,
  };
}

const percent = (share: number) => `${Number((share * 100).toFixed(2))}%`;
const locals = (names: string[]) => names.map((name) => `local("${name}")`).join(', ');

async function fallbackFace(source: Buffer, fallback: Fallback) {
  const real = await measure(source, fallback.like);
  const stretch = real.meanWidth / fallback.meanWidth;
  return `@font-face {
  font-family: "${fallback.family}";
  font-weight: ${fallback.weight};
  src: ${locals(fallback.local)};
  size-adjust: ${percent(stretch)};
  ascent-override: ${percent(real.ascent / stretch)};
  descent-override: ${percent(real.descent / stretch)};
  line-gap-override: ${percent(real.lineGap / stretch)};
}
`;
}

async function writeSubset(typeface: Typeface, subset: Subset) {
  const { path, letters, fileName, family, unicodeRange } = subset;
  const source = await font(path);
  const woff2 = await subsetFont(source, letters, {
    targetFormat: 'woff2',
    variationAxes: typeface.axes,
    keepFeatures: FEATURES,
  });
  if (woff2.length > MAX_FONT_BYTES) throw new Error(`${fileName} has ${woff2.length} bytes`);
  await writeFile(new URL(`font/${fileName}`, ui), woff2);
  console.log(`${fileName}: ${woff2.length} bytes`);
  const range = unicodeRange ? `  unicode-range: ${unicodeRange};\n` : '';
  return typeface.weights.map(
    (weight) => `@font-face {
  font-family: "${family}";
  font-weight: ${weight};
  font-display: swap;
  src: url("./font/${fileName}") format("woff2");
${range}}
`,
  );
}

await mkdir(new URL('font/', ui), { recursive: true });
const faces: string[] = [];
for (const typeface of TYPEFACES) {
  const { family, name, files } = typeface;
  const latin = { path: files.latin, letters: LATIN, fileName: `${name}.woff2`, family };
  // A separate family. Within the same family Chromium would search for a substitute.
  const extended = {
    path: files.extended,
    letters: EXTENDED,
    fileName: `${name}-extended.woff2`,
    family: `${family} Extended`,
    unicodeRange: EXTENDED_RANGE,
  };
  faces.push(...(await writeSubset(typeface, latin)), ...(await writeSubset(typeface, extended)));
  const source = await font(files.latin);
  for (const fallback of typeface.fallbacks) faces.push(await fallbackFace(source, fallback));
  await copyFile(new URL(`${name}/LICENSE`, packages), new URL(`font/${name}-licence.txt`, ui));
}
await writeFile(
  new URL('fonts.css', ui),
  `/* Written by tools/subset-fonts.ts, which also explains the numbers. */\n${faces.join('\n')}`,
);

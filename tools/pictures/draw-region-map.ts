import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { TILE_HEIGHT, TILE_WIDTH } from '@funnel/picture/picture-file';
import { type Lettering, lettering } from './letter-outlines.ts';
import { PUBLISHED } from './places.ts';
import { type Place, RHINELAND_PALATINATE, RIVERS, SAARLAND, SHOWROOMS, type Showroom } from './region.ts';

const WEST = 6.1;
const NORTH = 50.2;
const EAST = 8.62;
/** Degrees of longitude are shorter this far north. */
const SHRINK = Math.cos((49.55 * Math.PI) / 180);
const SCALE = TILE_WIDTH / ((EAST - WEST) * SHRINK);

const project = ([longitude, latitude]: Place): [number, number] => [
  Math.round((longitude - WEST) * SHRINK * SCALE * 10) / 10,
  Math.round((NORTH - latitude) * SCALE * 10) / 10,
];
const middle = (a: readonly number[], b: readonly number[]): string =>
  [0, 1].map((i) => Math.round(((a[i] ?? 0) + (b[i] ?? 0)) * 5) / 10).join(' ');

/** Rounds every corner: the curve runs through the middles and bends towards the points. */
function smooth(places: readonly Place[], closed: boolean): string {
  const points = places.map(project);
  const first = points[0] ?? [0, 0];
  const bends = points.map((point, i) => {
    const next = points[i + 1] ?? (closed ? first : undefined);
    return next ? `Q${point.join(' ')} ${middle(point, next)}` : `L${point.join(' ')}`;
  });
  const start = closed ? middle(points.at(-1) ?? first, first) : first.join(' ');
  return `M${start}${bends.join('')}${closed ? 'Z' : ''}`;
}

const LETTER_SIZE = 19.5;

/** Where a name begins: from its pin, and how much of its own width further left. */
const OFFSETS = {
  left: { x: -14, y: 7, share: 1 },
  right: { x: 14, y: 7, share: 0 },
  above: { x: 0, y: -15, share: 0.5 },
  below: { x: 0, y: 27, share: 0.5 },
} as const;

function pin({ at }: Showroom): string {
  const [x, y] = project(at);
  return `<circle cx="${x}" cy="${y}" r="8"/><circle cx="${x}" cy="${y}" r="3" fill="var(--surface)"/>`;
}

function nameOf({ name, at, label }: Showroom, { write, width }: Lettering): string {
  const [x, y] = project(at);
  const { x: dx, y: dy, share } = OFFSETS[label];
  return `<g aria-label="${name}">${write(name, x + dx - share * width(name), Math.round((y + dy) * 10) / 10)}</g>`;
}

/** The region with its rivers and the eight showrooms; names are the same in every language. The server paints it in the retailer's colours. */
export async function regionMap(): Promise<string> {
  const letters = await lettering(
    SHOWROOMS.map(({ name }) => name),
    LETTER_SIZE,
  );
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${TILE_WIDTH} ${TILE_HEIGHT}" width="${TILE_WIDTH}" height="${TILE_HEIGHT}">`,
    '<path fill="var(--sand)" d="M0 0h552v442H0z"/>',
    `<g stroke="var(--border)" stroke-width="1.5" stroke-linejoin="round"><path fill="var(--surface)" d="${smooth(RHINELAND_PALATINATE, true)}"/>`,
    `<path fill="var(--tint)" d="${smooth(SAARLAND, true)}"/></g>`,
    `<path fill="none" stroke="#A9C3CC" stroke-width="3.5" stroke-linecap="round" stroke-linejoin="round" d="${RIVERS.map((river) => smooth(river, false)).join('')}"/>`,
    // Below the names lie the same names with a white edge, so that no edge covers the letter before it.
    `<defs>${letters.definitions}<g id="names">${SHOWROOMS.map((showroom) => nameOf(showroom, letters)).join('')}</g></defs>`,
    '<g fill="var(--primary)" stroke="var(--surface)" stroke-linejoin="round">',
    // Letters are drawn at a tenth of their size, edges with them.
    '<use href="#names" stroke-width="40"/>',
    `<g stroke-width="4" paint-order="stroke">${SHOWROOMS.map(pin).join('')}</g>`,
    '<use href="#names" stroke="none"/></g></svg>\n',
  ].join('');
}

export async function writeRegionMap(): Promise<void> {
  await mkdir(PUBLISHED, { recursive: true });
  await writeFile(join(PUBLISHED, 'region_map.svg'), await regionMap());
}

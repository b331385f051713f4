import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { TILE_HEIGHT, TILE_WIDTH } from '@funnel/kitchen/picture/picture';
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

const OFFSETS = {
  left: { x: -14, y: 5, anchor: 'end' },
  right: { x: 14, y: 5, anchor: 'start' },
  above: { x: 0, y: -15, anchor: 'middle' },
  below: { x: 0, y: 25, anchor: 'middle' },
} as const;

function pin({ name, at, label }: Showroom): string {
  const [x, y] = project(at);
  const { x: dx, y: dy, anchor } = OFFSETS[label];
  return `<circle cx="${x}" cy="${y}" r="8"/><circle cx="${x}" cy="${y}" r="3" fill="#FFF"/><text x="${x + dx}" y="${y + dy}" text-anchor="${anchor}">${name}</text>`;
}

/** The region with its rivers and the eight showrooms; names are the same in every language. */
export function regionMap(): string {
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${TILE_WIDTH} ${TILE_HEIGHT}" width="${TILE_WIDTH}" height="${TILE_HEIGHT}">`,
    '<path fill="#F3EDE4" d="M0 0h552v442H0z"/>',
    `<g stroke="#D9CDBB" stroke-width="1.5" stroke-linejoin="round"><path fill="#FBF8F3" d="${smooth(RHINELAND_PALATINATE, true)}"/>`,
    `<path fill="#E8F0EB" d="${smooth(SAARLAND, true)}"/></g>`,
    `<path fill="none" stroke="#A9C3CC" stroke-width="3.5" stroke-linecap="round" stroke-linejoin="round" d="${RIVERS.map((river) => smooth(river, false)).join('')}"/>`,
    '<g fill="#1F5A48" font-family="Figtree,system-ui,\'Segoe UI\',Roboto,sans-serif" font-size="17" font-weight="600" stroke="#FBF8F3" stroke-width="4" stroke-linejoin="round" paint-order="stroke">',
    ...SHOWROOMS.map(pin),
    '</g></svg>\n',
  ].join('');
}

export async function writeRegionMap(): Promise<void> {
  await mkdir(PUBLISHED, { recursive: true });
  await writeFile(join(PUBLISHED, 'region_map.svg'), regionMap());
}

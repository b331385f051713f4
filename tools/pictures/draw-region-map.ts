import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { MAP_HEIGHT, MAP_WIDTH, projectPlace } from '@funnel/domain/showroom/region-map';
import { PUBLISHED } from './places.ts';
import { type Place, RHINELAND_PALATINATE, RIVERS, SAARLAND } from './region.ts';

const project = ([lon, lat]: Place): [number, number] => {
  const { x, y } = projectPlace({ lat, lon });
  return [x, y];
};
const middle = (a: readonly number[], b: readonly number[]): string =>
  [0, 1].map((i) => Math.round(((a[i] ?? 0) + (b[i] ?? 0)) * 5) / 10).join(' ');

/** Rounds every corner: the curve passes through the midpoints, with the points as control points. */
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

/** The region with its rivers. Pages add the showrooms, and the server the retailer's colours. */
export function regionMap(): string {
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${MAP_WIDTH} ${MAP_HEIGHT}" width="${MAP_WIDTH}" height="${MAP_HEIGHT}">`,
    `<path fill="var(--sand)" d="M0 0h${MAP_WIDTH}v${MAP_HEIGHT}H0z"/>`,
    `<g stroke="var(--border)" stroke-width="1.5" stroke-linejoin="round"><path fill="var(--surface)" d="${smooth(RHINELAND_PALATINATE, true)}"/>`,
    `<path fill="var(--tint)" d="${smooth(SAARLAND, true)}"/></g>`,
    `<path fill="none" stroke="#A9C3CC" stroke-width="3.5" stroke-linecap="round" stroke-linejoin="round" d="${RIVERS.map((river) => smooth(river, false)).join('')}"/></svg>\n`,
  ].join('');
}

export async function writeRegionMap(): Promise<void> {
  await mkdir(PUBLISHED, { recursive: true });
  await writeFile(join(PUBLISHED, 'region_map.svg'), regionMap());
}

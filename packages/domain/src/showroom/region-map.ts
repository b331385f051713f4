/** The projection of coordinates onto the drawn region (`tools/pictures/draw-region-map.ts`). */
export const MAP_WIDTH = 552;
export const MAP_HEIGHT = 442;

const WEST = 6.1;
const NORTH = 50.2;
const EAST = 8.62;
/** Degrees of longitude are shorter this far north. */
const SHRINK = Math.cos((49.55 * Math.PI) / 180);
const SCALE = MAP_WIDTH / ((EAST - WEST) * SHRINK);

export interface Point {
  readonly x: number;
  readonly y: number;
}

const rounded = (value: number) => Math.round(value * 10) / 10;

interface Place {
  readonly lat: number;
  readonly lon: number;
}

export function projectPlace({ lat, lon }: Place): Point {
  return { x: rounded((lon - WEST) * SHRINK * SCALE), y: rounded((NORTH - lat) * SCALE) };
}

export interface NamedPlace extends Place {
  readonly name: string;
}

export interface Pin extends Point {
  readonly name: string;
  /** The position of its name; absent without space for it. */
  readonly label?: Point & { readonly anchor: 'start' | 'middle' | 'end' };
}

/** The font size of names. */
export const LABEL_SIZE = 19;
const LETTER_WIDTH = 0.58 * LABEL_SIZE;
const PIN = 12;

interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

const overlap = (one: Box, other: Box) =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

/** A map of the places, with names that do not overlap. */
export function mapOf(places: readonly NamedPlace[]): { hasRegion: boolean; pins: Pin[] } {
  const hasRegion = places.every((place) => isOnMap(projectPlace(place)));
  const project = hasRegion ? projectPlace : projectionAround(places);
  return { hasRegion, pins: pinsAt(places.map((place) => ({ name: place.name, ...project(place) }))) };
}

/** Space for names between a place and the edge. */
const MARGIN_X = 90;
const MARGIN_Y = 60;
/** About 20 km: the minimum extent, for places in one town. */
const MIN_DEGREES = 0.2;

/** For places outside the drawing: scaled to fit all of them. */
function projectionAround(places: readonly Place[]): (place: Place) => Point {
  const lats = places.map(({ lat }) => lat);
  const lons = places.map(({ lon }) => lon);
  const [south, north] = [Math.min(...lats), Math.max(...lats)];
  const [west, east] = [Math.min(...lons), Math.max(...lons)];
  const shrink = Math.cos((((south + north) / 2) * Math.PI) / 180);
  const scale = Math.min(
    (MAP_WIDTH - 2 * MARGIN_X) / Math.max((east - west) * shrink, MIN_DEGREES),
    (MAP_HEIGHT - 2 * MARGIN_Y) / Math.max(north - south, MIN_DEGREES),
  );
  return ({ lat, lon }) => ({
    x: rounded(MAP_WIDTH / 2 + (lon - (west + east) / 2) * shrink * scale),
    y: rounded(MAP_HEIGHT / 2 - (lat - (south + north) / 2) * scale),
  });
}

function pinsAt(points: readonly (Point & { readonly name: string })[]): Pin[] {
  const taken: Box[] = points.map(({ x, y }) => boxAround(x - PIN, y - PIN, 2 * PIN, 2 * PIN));
  return points.map((point, index) => {
    const others = taken.filter((_, other) => other !== index);
    const free = labelsOf(point).find(({ box }) => isInside(box) && !others.some((one) => overlap(one, box)));
    if (!free) return point;
    taken.push(free.box);
    return { ...point, label: free.label };
  });
}

function labelsOf({ name, x, y }: Point & { name: string }) {
  const width = name.length * LETTER_WIDTH;
  const height = LABEL_SIZE;
  const drawn = (label: NonNullable<Pin['label']>, left: number) => ({
    label,
    box: boxAround(left, label.y - 0.8 * height, width, height),
  });
  return [
    drawn({ x: x + 15, y: y + 7, anchor: 'start' }, x + 15),
    drawn({ x: x - 15, y: y + 7, anchor: 'end' }, x - 15 - width),
    drawn({ x, y: y - 16, anchor: 'middle' }, x - width / 2),
    drawn({ x, y: y + 28, anchor: 'middle' }, x - width / 2),
  ];
}

function boxAround(left: number, top: number, width: number, height: number): Box {
  return { left, right: left + width, top, bottom: top + height };
}

const isInside = ({ left, right, top, bottom }: Box) =>
  left >= 4 && right <= MAP_WIDTH - 4 && top >= 4 && bottom <= MAP_HEIGHT - 4;

const isOnMap = ({ x, y }: Point) => x >= 0 && x <= MAP_WIDTH && y >= 0 && y <= MAP_HEIGHT;

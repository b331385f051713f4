/** How places in degrees come onto the drawing of the region (`tools/pictures/draw-region-map.ts`). */
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

export function projectPlace({ lat, lon }: { readonly lat: number; readonly lon: number }): Point {
  return { x: rounded((lon - WEST) * SHRINK * SCALE), y: rounded((NORTH - lat) * SCALE) };
}

export interface NamedPlace {
  readonly name: string;
  readonly lat: number;
  readonly lon: number;
}

export interface Pin extends Point {
  readonly name: string;
  /** Where its name stands; absent where there is no room for it. */
  readonly label?: Point & { readonly anchor: 'start' | 'middle' | 'end' };
}

/** Of the letters that names are written in. */
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

/** The places that lie on the map, with their names where those cover nothing. */
export function pinsOf(places: readonly NamedPlace[]): Pin[] {
  const points = places.map((place) => ({ name: place.name, ...projectPlace(place) })).filter(isOnMap);
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

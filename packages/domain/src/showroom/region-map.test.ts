import { expect, test } from 'vitest';
import { DEFAULT_SHOWROOMS } from './default-showrooms.ts';
import { MAP_HEIGHT, MAP_WIDTH, mapOf, type NamedPlace } from './region-map.ts';

/** Each with its name. */
function expectAllOn(places: readonly NamedPlace[]) {
  const map = mapOf(places);
  expect(map.pins.map(({ name }) => name)).toEqual(places.map(({ name }) => name));
  expect(map.pins.filter(({ label }) => !label)).toEqual([]);
  for (const { x, y } of map.pins) {
    expect(x).toBeGreaterThan(0);
    expect(x).toBeLessThan(MAP_WIDTH);
    expect(y).toBeGreaterThan(0);
    expect(y).toBeLessThan(MAP_HEIGHT);
  }
  return map;
}

const hamburg = { name: 'Hamburg', lat: 53.55, lon: 10 };
const munich = { name: 'München', lat: 48.14, lon: 11.58 };

test('every showroom of ours is on the drawing of the region, with its name', () => {
  expect(expectAllOn(DEFAULT_SHOWROOMS).hasRegion).toBe(true);
});

test('a showroom elsewhere is in the middle of a map without the region', () => {
  const { hasRegion, pins } = expectAllOn([hamburg]);
  expect(hasRegion).toBe(false);
  expect(pins[0]).toMatchObject({ x: MAP_WIDTH / 2, y: MAP_HEIGHT / 2 });
});

test('showrooms far from each other are on one map, the northern one above', () => {
  const places = [...DEFAULT_SHOWROOMS.slice(0, 1), hamburg, munich];
  const { hasRegion, pins } = expectAllOn(places);
  expect(hasRegion).toBe(false);
  const byHeight = [...pins].sort((one, other) => one.y - other.y).map(({ name }) => name);
  expect(byHeight).toEqual(['Hamburg', 'Ensdorf', 'München']);
});

test('of many in one town no two names cover each other', () => {
  const town = Array.from({ length: 12 }, (_, index) => ({ name: `Studio ${index}`, lat: 49.5, lon: 7.3 }));
  const labels = mapOf(town).pins.flatMap(({ label }) =>
    label ? [`${label.x} ${label.y} ${label.anchor}`] : [],
  );
  expect(labels).toEqual([...new Set(labels)]);
  expect(labels.length).toBeLessThan(12);
});

import { expect, test } from 'vitest';
import { DEFAULT_SHOWROOMS } from './default-showrooms.ts';
import { MAP_HEIGHT, MAP_WIDTH, pinsOf } from './region-map.ts';

test('every showroom of ours is on the map, each with its name', () => {
  const pins = pinsOf(DEFAULT_SHOWROOMS);
  expect(pins.map(({ name }) => name)).toEqual(DEFAULT_SHOWROOMS.map(({ name }) => name));
  expect(pins.filter(({ label }) => !label)).toEqual([]);
  for (const { x, y } of pins) {
    expect(x).toBeGreaterThan(0);
    expect(x).toBeLessThan(MAP_WIDTH);
    expect(y).toBeGreaterThan(0);
    expect(y).toBeLessThan(MAP_HEIGHT);
  }
});

test('a showroom elsewhere is not on the map', () => {
  expect(pinsOf([{ name: 'Hamburg', lat: 53.55, lon: 10 }])).toEqual([]);
});

test('of many in one town no two names cover each other', () => {
  const town = Array.from({ length: 12 }, (_, index) => ({ name: `Studio ${index}`, lat: 49.5, lon: 7.3 }));
  const labels = pinsOf(town).flatMap(({ label }) =>
    label ? [`${label.x} ${label.y} ${label.anchor}`] : [],
  );
  expect(labels).toEqual([...new Set(labels)]);
  expect(labels.length).toBeLessThan(12);
});

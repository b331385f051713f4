import { expect, test } from 'vitest';
import { materialsOf } from '../material/look-materials.ts';
import { type Bounds, boundsOf, cornersOf } from '../part/bounds.ts';
import { projector } from './camera.ts';
import { PICTURES } from './pictures.ts';
import { shotHash } from './shot-hash.ts';

test('every picture has a name of its own', () => {
  expect(new Set(PICTURES.map(({ name }) => name)).size).toBe(PICTURES.length);
});

test.each(PICTURES.map((picture) => [picture.name, picture] as const))(
  '%s: known materials, nothing below the ground',
  (_, { shot }) => {
    const { model, daylight } = shot();
    const materials = materialsOf(model.look);
    for (const part of model.parts) {
      expect(materials[part.material]).toBeDefined();
      expect(boundsOf(part).min[1]).toBeGreaterThanOrEqual(daylight.ground);
    }
  },
);

test.each(
  PICTURES.filter(({ shot }) => !shot().model.room).map((picture) => [picture.name, picture] as const),
)('%s: the whole still life is in the picture', (_, { shot }) => {
  const { model, camera } = shot();
  const see = projector(camera);
  for (const part of model.parts) {
    for (const corner of cornersOf(boundsOf(part))) {
      const { x, y } = see(corner);
      expect(Math.max(Math.abs(x), Math.abs(y))).toBeLessThan(1);
    }
  }
});

const overlap = (a: Bounds, b: Bounds): number =>
  Math.min(...([0, 1, 2] as const).map((i) => Math.min(a.max[i], b.max[i]) - Math.max(a.min[i], b.min[i])));

test('in no picture does furniture overlap', () => {
  const clashes = PICTURES.flatMap(({ name, shot }) => {
    const solid = shot().model.things.filter(({ role }) => role === 'cabinet' || role === 'furniture');
    return solid.flatMap((a, i) =>
      solid
        .slice(i + 1)
        .flatMap((b) => (overlap(a.bounds, b.bounds) > 0.001 ? [`${name}: ${a.name} in ${b.name}`] : [])),
    );
  });
  expect(clashes).toEqual([]);
});

test('the same picture has the same hash, different pictures have different ones', () => {
  const hashes = PICTURES.map(shotHash);
  expect(PICTURES.slice(0, 8).map(shotHash)).toEqual(hashes.slice(0, 8));
  expect(new Set(hashes).size).toBe(hashes.length);
});

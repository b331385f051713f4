import { expect, test } from 'vitest';
import { boundsOf } from './bounds.ts';
import { Builder } from './builder.ts';

const onlyPart = (b: Builder) => {
  const [part] = b.parts;
  if (!part) throw new Error('nothing was built');
  return part;
};

test.each([
  [0, [1, 0, 2], [3, 1, 2.5]],
  [1, [2, 0, -3], [2.5, 1, -1]],
  [2, [-3, 0, -2.5], [-1, 1, -2]],
  [3, [-2.5, 0, 1], [-2, 1, 3]],
] as const)('a run turned by %i quarters keeps its boxes on the axes', (quarter, min, max) => {
  const b = new Builder();
  b.within(quarter, [0, 0, 0], () => b.box('oak', [1, 0, 2], [2, 1, 0.5]));
  const bounds = boundsOf(onlyPart(b));
  for (const i of [0, 1, 2] as const) {
    expect(bounds.min[i]).toBeCloseTo(min[i]);
    expect(bounds.max[i]).toBeCloseTo(max[i]);
  }
});

test('four quarter turns are the identity', () => {
  const b = new Builder();
  const turn = (left: number) => {
    if (left === 0) b.box('oak', [1, 2, 3], [1, 1, 1]);
    else b.within(1, [0, 0, 0], () => turn(left - 1));
  };
  turn(4);
  expect(boundsOf(onlyPart(b)).min).toEqual([1, 2, 3]);
});

test.each([0, 1, 2, 3] as const)(
  'what leans backwards leans to its own wall, turned by %i quarters',
  (quarter) => {
    const b = new Builder();
    b.within(quarter, [0, 0, 0], () => {
      b.leaning([0, 0, 0], 0, -0.2, () => b.cylinder('oak', [0, 0, 0], 0.01, 1));
      const [x, , z] = b.place([0, 0, -Math.sin(0.2)]);
      const { min, max } = boundsOf(onlyPart(b));
      expect(x).toBeGreaterThanOrEqual(min[0] - 0.02);
      expect(x).toBeLessThanOrEqual(max[0] + 0.02);
      expect(z).toBeGreaterThanOrEqual(min[2] - 0.02);
      expect(z).toBeLessThanOrEqual(max[2] + 0.02);
    });
  },
);

test('a miniature is as much smaller as it says and stands where it is put', () => {
  const b = new Builder();
  b.miniature(0.5, [1, 0, 0], (model) => model.box('oak', [0, 0, 0], [2, 4, 6]));
  expect(boundsOf(onlyPart(b))).toEqual({ min: [1, 0, 0], max: [2, 2, 3] });
});

test('a bevel never eats more than half of the thinnest side', () => {
  const b = new Builder();
  b.box('oak', [0, 0, 0], [1, 1, 0.01], 0.2);
  const part = onlyPart(b);
  expect(part.kind === 'box' && part.bevel).toBeLessThan(0.005);
});

import { describe, expect, test } from 'vitest';
import {
  colors,
  cookers,
  type Kitchen,
  layouts,
  ovens,
  shapes,
  sizes,
  styles,
  worktops,
} from '../answer/answer.ts';
import { HOUSE_KITCHEN } from '../answer/kitchen-of.ts';
import { worktopTop } from '../furniture/measures.ts';
import { worktopOutlines } from '../furniture/worktop.ts';
import { materialsOf } from '../material/look-materials.ts';
import { type Bounds, boundsOf } from '../part/bounds.ts';
import type { PlacedPart, Role } from '../part/builder.ts';
import type { Point } from '../part/vector.ts';
import { PLANS } from '../plan/plans.ts';
import { windowOf } from '../room/shell.ts';
import { furnishKitchen } from './furnish-kitchen.ts';

const MILLIMETRE = 0.001;
const KITCHENS = shapes.codes.flatMap((shape) =>
  sizes.codes.map((size): Kitchen => ({ ...HOUSE_KITCHEN, shape, size })),
);
const LOOKS: Kitchen[] = [
  ...styles.codes.map((style) => ({ ...HOUSE_KITCHEN, style })),
  ...colors.codes.map((color) => ({ ...HOUSE_KITCHEN, color })),
  ...worktops.codes.map((worktop) => ({ ...HOUSE_KITCHEN, worktop })),
  ...cookers.codes.map((cooker) => ({ ...HOUSE_KITCHEN, cooker })),
  ...layouts.codes.map((layout) => ({ ...HOUSE_KITCHEN, layout })),
  ...ovens.codes.flatMap((oven) =>
    shapes.codes.map((shape) => ({ ...HOUSE_KITCHEN, shape, size: 'FROM_5M_TO_7M' as const, oven })),
  ),
];
const titled = (kitchens: readonly Kitchen[]) =>
  kitchens.map((answers) => [Object.values(answers).join(' '), answers] as const);
const overlap = (a: Bounds, b: Bounds): number =>
  Math.min(...([0, 1, 2] as const).map((i) => Math.min(a.max[i], b.max[i]) - Math.max(a.min[i], b.min[i])));
const withRole = (things: readonly PlacedPart[], ...roles: Role[]) =>
  things.filter(({ role }) => roles.includes(role));

describe.each(titled([...KITCHENS, ...LOOKS]))('kitchen %s', (_, answers) => {
  const model = furnishKitchen(answers);
  const room = model.room;

  test('no two pieces of furniture overlap', () => {
    const solid = withRole(model.things, 'cabinet', 'furniture');
    const clashes = solid.flatMap((a, i) =>
      solid
        .slice(i + 1)
        .filter((b) => overlap(a.bounds, b.bounds) > MILLIMETRE)
        .map((b) => `${a.name} in ${b.name}`),
    );
    expect(clashes).toEqual([]);
  });

  test('small things stand on the worktop, not in a cabinet', () => {
    const solid = withRole(model.things, 'cabinet', 'worktop');
    const clashes = withRole(model.things, 'prop').flatMap((prop) =>
      solid
        .filter((thing) => overlap(prop.bounds, thing.bounds) > MILLIMETRE)
        .map(({ name }) => `${prop.name} in ${name}`),
    );
    expect(clashes).toEqual([]);
  });

  test('everything stands inside the room', () => {
    const outside = model.things.filter(({ name, bounds: { min, max } }) => {
      if (!room || name === 'window' || name === 'door') return false;
      return (
        min[0] < -MILLIMETRE ||
        min[2] < -MILLIMETRE ||
        min[1] < -MILLIMETRE ||
        max[0] > room.width ||
        max[2] > room.depth ||
        max[1] > room.height
      );
    });
    expect(outside.map(({ name }) => name)).toEqual([]);
  });

  test('every piece of the worktop is 89 to 91 cm high', () => {
    const tops = model.parts.flatMap((part) => (part.kind === 'prism' ? [part.y + part.height] : []));
    expect(tops.length).toBeGreaterThan(0);
    for (const top of tops) {
      expect(top).toBeGreaterThanOrEqual(0.89);
      expect(top).toBeLessThanOrEqual(0.911);
      expect(top).toBeCloseTo(worktopTop(answers), 6);
    }
  });

  test('every part has a known material and a size', () => {
    const materials = materialsOf(answers);
    for (const part of model.parts) {
      expect(materials[part.material]).toBeDefined();
      const { min, max } = boundsOf(part);
      for (const i of [0, 1, 2] as const) expect(max[i]).toBeGreaterThan(min[i]);
    }
  });

  test('the same answers give the same parts', () => {
    expect(JSON.stringify(furnishKitchen(answers))).toBe(JSON.stringify(model));
  });
});

function insideOutline([x, z]: Point, outline: readonly Point[]): boolean {
  return outline.reduce((inside, [x1, z1], i) => {
    const [x0, z0] = outline.at(i - 1) ?? [0, 0];
    const crosses = z0 > z !== z1 > z && x < ((x1 - x0) * (z - z0)) / (z1 - z0) + x0;
    return crosses ? !inside : inside;
  }, false);
}

describe.each(titled(KITCHENS))('plan %s', (_, answers) => {
  const plan = PLANS[answers.shape][answers.size];
  const { things } = furnishKitchen(answers);
  const cabinets = withRole(things, 'cabinet');

  test('a worktop covers every base cabinet and every corner', () => {
    const outlines = worktopOutlines(plan);
    const island = withRole(things, 'worktop').filter(({ name }) => name === 'island worktop');
    const bare = cabinets
      .filter(({ name }) => name.startsWith('base') || name === 'filler' || name === 'corner')
      .filter(({ bounds: { min, max } }) => {
        const corners: Point[] = [
          [min[0] + 0.01, min[2] + 0.01],
          [max[0] - 0.01, min[2] + 0.01],
          [min[0] + 0.01, max[2] - 0.02],
          [(min[0] + max[0]) / 2, (min[2] + max[2]) / 2],
        ];
        const onIsland = island.some(
          ({ bounds: b }) =>
            b.min[0] <= min[0] && b.max[0] >= max[0] && b.min[2] <= min[2] && b.max[2] >= max[2],
        );
        return (
          !onIsland && !corners.every((corner) => outlines.some((outline) => insideOutline(corner, outline)))
        );
      });
    expect(bare.map(({ name }) => name)).toEqual([]);
  });

  test('legs meet their corner without a gap', () => {
    const floor = cabinets.filter(({ bounds, name }) => bounds.min[1] === 0 && !name.startsWith('island'));
    for (const corner of floor.filter(({ name }) => name === 'corner')) {
      const { min, max } = corner.bounds;
      const touching = floor.filter(({ name, bounds: b }) => {
        const beside = Math.abs(b.min[0] - max[0]) < MILLIMETRE || Math.abs(b.max[0] - min[0]) < MILLIMETRE;
        return name === 'filler' && (beside || Math.abs(b.min[2] - max[2]) < MILLIMETRE);
      });
      expect(touching.length).toBeGreaterThanOrEqual(2);
    }
  });

  test('no cabinet stands before a window', () => {
    const { back, left } = windowOf(plan);
    const windows: Bounds[] = [
      ...back.map(
        ({ along, y, width, height }): Bounds => ({
          min: [along, y, 0],
          max: [along + width, y + height, 0.3],
        }),
      ),
      ...left.map(
        ({ along, y, width, height }): Bounds => ({
          min: [0, y, along],
          max: [0.3, y + height, along + width],
        }),
      ),
    ];
    const hidden = cabinets.filter(({ bounds }) =>
      windows.some((window) => overlap(bounds, window) > MILLIMETRE),
    );
    expect(hidden.map(({ name }) => name)).toEqual([]);
  });

  test('a hood hangs over the hob', () => {
    const [hood] = cabinets.filter(({ name }) => name === 'wall h');
    const [hob] = things.filter(({ name }) => name === 'hob');
    if (!hood || !hob) return expect(hob).toBeDefined();
    const middle = (b: Bounds, i: 0 | 2) => (b.min[i] + b.max[i]) / 2;
    const along = answers.shape === 'KITCHENETTE' ? 0 : 2;
    expect(middle(hob.bounds, along)).toBeCloseTo(middle(hood.bounds, along), 3);
  });
});

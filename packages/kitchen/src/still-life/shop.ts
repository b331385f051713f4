import { kitchenOf } from '../answer/kitchen-of.ts';
import { furnishKitchen } from '../kitchen/furnish-kitchen.ts';
import type { Builder } from '../part/builder.ts';
import { addFloorPlant } from '../prop/greenery.ts';
import { stillLife } from './still-life.ts';

const WIDTH = 3.4;
const DEPTH = 1.3;
const HEIGHT = 2.75;
const DOOR_X = 2.5;

/** The showroom: a kitchen behind a large window, a striped awning over it. */
export function addShop(b: Builder): void {
  b.box('path', [-0.2, -0.06, -0.2], [WIDTH + 0.4, 0.06, DEPTH + 1.15], 0.02, 0);
  b.box('floor', [0, 0, 0], [WIDTH, 0.02, DEPTH], 0, 0);
  b.box('render', [0, 0, -0.12], [WIDTH, HEIGHT, 0.12], 0.01);
  for (const x of [-0.12, WIDTH]) b.box('render', [x, 0, -0.12], [0.12, HEIGHT, DEPTH + 0.24], 0.01);
  b.box('render', [-0.2, HEIGHT, -0.2], [WIDTH + 0.4, 0.12, DEPTH + 0.44], 0.02);
  b.box('forest', [-0.02, 2.22, DEPTH - 0.02], [WIDTH + 0.04, 0.53, 0.16], 0.015);
  addSign(b);
  b.box('render', [0, 0, DEPTH - 0.02], [DOOR_X - 0.06, 0.34, 0.14], 0.008);
  for (const x of [0, 1.22, DOOR_X - 0.1, WIDTH - 0.06])
    b.box('frontDoor', [x, 0, DEPTH], [0.06, 2.22, 0.07], 0.008);
  b.box('frontDoor', [DOOR_X - 0.04, 0, DEPTH + 0.01], [WIDTH - DOOR_X, 0.24, 0.05], 0.008);
  b.tube(
    'brass',
    [
      [DOOR_X + 0.08, 0.95, DEPTH + 0.1],
      [DOOR_X + 0.08, 1.35, DEPTH + 0.1],
    ],
    0.02,
    false,
  );
  addAwning(b);
  const kitchen = furnishKitchen(kitchenOf({ question_shape: 'KITCHENETTE', question_size: 'LESS_THAN_3M' }));
  for (const part of kitchen.parts.filter(({ kind, material }) => kind !== 'wall' && !IS_ROOM.has(material)))
    b.add(part);
  for (const x of [0.5, 1.2, 1.9, 2.9]) b.lamp([x, 2.6, 0.8], 7, [0.2, 0.2]);
  addFloorPlant(b, [WIDTH - 0.28, 0, DEPTH + 0.42], 0.95, 7);
}
const IS_ROOM = new Set([
  'floor',
  'slab',
  'skirting',
  'windowFrame',
  'windowPane',
  'sill',
  'rug',
  'rugStripe',
  'basket',
  'soil',
  'leaf',
]);

/** A pot, the sign of the house. */
function addSign(b: Builder): void {
  const [x, y, z] = [WIDTH / 2, 2.36, DEPTH + 0.14];
  b.box('linen', [x - 0.17, y, z], [0.34, 0.2, 0.02], 0.03);
  b.box('linen', [x - 0.23, y + 0.12, z], [0.46, 0.035, 0.015], 0.006);
  b.box('linen', [x - 0.15, y + 0.215, z], [0.3, 0.025, 0.015], 0.006);
  b.box('linen', [x - 0.03, y + 0.24, z], [0.06, 0.03, 0.015], 0.006);
}

function addAwning(b: Builder): void {
  const stripes = 10;
  const step = (WIDTH + 0.04) / stripes;
  for (let i = 0; i < stripes; i++) {
    const [x, material] = [-0.02 + i * step, i % 2 ? 'linen' : 'awning'] as const;
    b.leaning([x, 2.24, DEPTH + 0.12], 0, 0.5, () =>
      b.box(material, [x, 2.22, DEPTH + 0.12], [step, 0.02, 0.72], 0.003),
    );
    b.box(material, [x, 1.77, DEPTH + 0.735], [step, 0.13, 0.016], 0.004);
  }
}

export const shop = () => stillLife(addShop);

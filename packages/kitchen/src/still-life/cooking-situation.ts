import type { Builder } from '../part/builder.ts';
import type { Vec3 } from '../part/vector.ts';
import { addPan, addPot } from '../prop/cookware.ts';
import { addVase } from '../prop/greenery.ts';
import {
  addBottle,
  addBowl,
  addCup,
  addCutlery,
  addPlate,
  addSetting,
  addTumbler,
  addWineGlass,
} from '../prop/tableware.ts';
import { stillLife } from './still-life.ts';
import { addCandle, addLongTop, addRoundTop, TABLE_TOP } from './table-top.ts';

const Y = TABLE_TOP;

/** One plate, one cup, a book. */
export const alone = () =>
  stillLife((b) => {
    addRoundTop(b, 0.44);
    addSetting(b, [-0.06, Y, 0.1]);
    addPasta(b, [-0.06, Y + 0.02, 0.1]);
    addTumbler(b, [0.16, Y, -0.1], 'juice');
    addVase(b, [-0.12, Y, -0.25], 0.62, 6);
    addOpenBook(b, 0.26, 0.14);
  });

function addPasta(b: Builder, [x, y, z]: Vec3): void {
  for (let i = 0; i < 9; i++) {
    const [angle, out] = [i * 2.4, 0.012 + 0.004 * i];
    b.lathe(
      'lemon',
      [x + Math.cos(angle) * out, y + 0.004 + (9 - i) * 0.0035, z + Math.sin(angle) * out],
      [
        [0.022, 0],
        [0.028, 0.004],
        [0.022, 0.008],
        [0.016, 0.004],
        [0.022, 0],
      ],
    );
  }
  b.sphere('tomato', [x - 0.01, y + 0.042, z], 0.017, 0.7);
  b.plant('bush', [x + 0.012, y + 0.036, z], 0.045, 0.03, 8, 3);
}

function addOpenBook(b: Builder, x: number, z: number): void {
  b.leaning([x, Y, z], 1, -0.35, () => {
    b.box('bookGreen', [x - 0.1, Y, z - 0.085], [0.2, 0.006, 0.17], 0.002);
    for (const side of [-0.096, 0.003])
      b.box('paper', [x + side, Y + 0.006, z - 0.08], [0.093, 0.012, 0.16], 0.004);
    for (let i = 0; i < 5; i++) {
      for (const side of [-0.082, 0.017])
        b.box('ink', [x + side, Y + 0.0178, z - 0.06 + i * 0.026], [0.062, 0.0006, 0.005], 0);
    }
  });
}

/** Two places by candle light. */
export const forTwo = () =>
  stillLife((b) => {
    addRoundTop(b, 0.54);
    for (const side of [-1, 1]) {
      addSetting(b, [side * 0.27, Y, 0.08]);
      addWineGlass(b, [side * 0.13, Y, -0.16]);
    }
    addCandle(b, 0, -0.3, 0.2);
    addCandle(b, 0.09, -0.26, 0.14);
    addVase(b, [-0.24, Y, -0.28], 0.6);
    addBottle(b, [0.28, Y, -0.28], 'bottle', 1.05);
  });

/** Baking together: dough, cutters, juice, and toy bricks at the edge. */
export const withChildren = () =>
  stillLife((b) => {
    addLongTop(b, 1.25, 0.82);
    b.box('walnut', [-0.34, Y, -0.2], [0.52, 0.018, 0.36], 0.006, 0);
    b.cylinder('dough', [-0.12, Y + 0.018, -0.04], 0.14, 0.01, { bevel: 0.005 });
    for (const [dx, dz] of [
      [-0.05, -0.05],
      [0.05, 0.03],
      [-0.04, 0.06],
    ] as const)
      addStar(b, [-0.12 + dx, Y + 0.028, -0.04 + dz], 0.034);
    b.leaning([-0.05, Y, 0.3], 1, 0.22, () => {
      b.cylinder('oak', [-0.22, Y + 0.032, 0.26], 0.032, 0.3, { axis: 0, bevel: 0.008 });
      for (const x of [-0.28, 0.08])
        b.cylinder('redEnamel', [x, Y + 0.032, 0.26], 0.014, 0.06, { axis: 0, bevel: 0.005 });
    });
    addBowl(b, [-0.42, Y, -0.24], 0.13, 'terracotta');
    addChildPlace(b, 0.28, 0.12, 'toyYellow', 'toyBlue');
    addTumbler(b, [0.12, Y, -0.24], 'juice');
    addTumbler(b, [0.23, Y, -0.3], 'juice');
    addBricks(b, 0.42, -0.2);
  });

function addStar(b: Builder, [x, y, z]: Vec3, radius: number): void {
  const points = Array.from({ length: 10 }, (_, i) => {
    const [angle, out] = [(i * Math.PI) / 5, i % 2 ? radius * 0.48 : radius];
    return [x + Math.sin(angle) * out, z + Math.cos(angle) * out] as const;
  });
  b.prism('bread', points, y, 0.009, [], 0.002);
}

function addChildPlace(
  b: Builder,
  x: number,
  z: number,
  plate: 'toyYellow' | 'toyBlue',
  cup: 'toyYellow' | 'toyBlue',
): void {
  addPlate(b, [x, Y, z], 0.125, plate);
  for (const [dx, dz] of [
    [-0.03, -0.02],
    [0.035, 0],
    [-0.005, 0.045],
  ] as const)
    addStar(b, [x + dx, Y + 0.011, z + dz], 0.036);
  addCup(b, [x + 0.18, Y, z - 0.06], cup, 'porcelain', 0.9);
}

function addBricks(b: Builder, x: number, z: number): void {
  const brick = 0.075;
  const rows = [
    {
      y: 0,
      blocks: [
        ['toyBlue', 0],
        ['redEnamel', 1],
        ['toyYellow', 2],
      ],
    },
    {
      y: 1,
      blocks: [
        ['toyYellow', 0.45],
        ['sage', 1.5],
      ],
    },
    { y: 2, blocks: [['redEnamel', 0.95]] },
  ] as const;
  for (const { y, blocks } of rows) {
    for (const [material, at] of blocks)
      b.box(
        material,
        [x - 0.12 + at * (brick + 0.004), Y + y * brick, z - 0.08],
        [brick, brick, brick],
        0.008,
      );
  }
}

/** A long table laid for six. */
export const withFriends = () =>
  stillLife((b) => {
    addLongTop(b, 1.75, 0.95);
    b.box('linen', [-0.875, Y, -0.14], [1.75, 0.003, 0.28], 0.001);
    for (const x of [-0.56, 0, 0.56]) {
      for (const side of [-1, 1]) {
        addPlate(b, [x, Y, side * 0.31], 0.14);
        addPlate(b, [x, Y + 0.01, side * 0.31], 0.095, 'stoneware');
        addCutlery(b, [x, Y, side * 0.31], 0.155);
        addWineGlass(b, [x + 0.17, Y, side * 0.17]);
      }
    }
    addPot(b, [0, Y + 0.003, 0], 0.13, 0.13);
    addPan(b, [-0.36, Y + 0.003, -0.02], 0.11);
    for (let i = 0; i < 5; i++)
      b.sphere(
        'tomato',
        [-0.36 + Math.cos(i * 1.26) * 0.05, Y + 0.03, -0.02 + Math.sin(i * 1.26) * 0.05],
        0.026,
      );
    b.box('walnut', [0.26, Y + 0.003, -0.08], [0.34, 0.018, 0.16], 0.006, 0);
    for (let i = 0; i < 4; i++)
      b.cylinder('bread', [0.3 + i * 0.062, Y + 0.065, 0], 0.045, 0.055, { axis: 0, bevel: 0.014 });
    addBottle(b, [-0.66, Y, 0.03], 'bottle', 1.1);
    addBottle(b, [-0.58, Y, -0.06], 'bottle', 1.1);
    addCandle(b, 0.76, 0.02, 0.16);
    addCandle(b, -0.16, -0.07, 0.2);
  });

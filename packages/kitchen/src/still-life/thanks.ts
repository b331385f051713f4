import type { Builder } from '../part/builder.ts';
import { addPot } from '../prop/cookware.ts';
import { addVase } from '../prop/greenery.ts';
import { addCup, addPlate } from '../prop/tableware.ts';
import { stillLife } from './still-life.ts';

/** A cup of coffee, flowers and the rolled plan: the rest is done for you. */
export const thanks = () =>
  stillLife((b) => {
    b.cylinder('oak', [0, 0, 0], 0.52, 0.035, { bevel: 0.012 });
    const y = 0.035;
    addVase(b, [-0.2, y, -0.2], 1, 6);
    addPlate(b, [0.04, y, 0.2], 0.1);
    addCup(b, [0.04, y + 0.009, 0.2], 'redEnamel', 'coffee', 1.1);
    addPlate(b, [-0.28, y, 0.14], 0.12, 'stoneware');
    for (const [dx, dz, lift] of [
      [-0.03, 0, 0],
      [0.04, 0.02, 0],
      [0, -0.03, 0.012],
    ] as const) {
      b.cylinder('bread', [-0.28 + dx, y + 0.012 + lift, 0.14 + dz], 0.042, 0.014, { bevel: 0.005 });
    }
    addRolledPlan(b, y);
  });

function addRolledPlan(b: Builder, y: number): void {
  b.leaning([0.2, y, -0.1], 1, 0.5, () => {
    b.cylinder('paper', [-0.02, y + 0.045, -0.14], 0.045, 0.48, { axis: 0, bevel: 0.003 });
    b.cylinder('forest', [0.2, y + 0.045, -0.14], 0.0465, 0.04, { axis: 0 });
  });
}

/** A clipboard with three ticks, a wooden spoon and the red pot: kitchens wanted for testing. */
export const tester = () =>
  stillLife((b) => {
    b.leaning([-0.1, 0, 0.1], 1, 0.18, () => {
      b.box('walnut', [-0.46, 0, -0.42], [0.62, 0.018, 0.84], 0.008, 2);
      b.box('paper', [-0.42, 0.018, -0.36], [0.54, 0.005, 0.74], 0.001);
      b.box('steel', [-0.27, 0.018, -0.43], [0.24, 0.03, 0.08], 0.008);
      for (const z of [-0.22, 0, 0.22]) addLine(b, z);
    });
    addPot(b, [0.45, 0, -0.12], 0.17, 0.19);
    b.tube(
      'oak',
      [
        [0.26, 0.02, 0.24],
        [0.56, 0.02, 0.34],
      ],
      0.014,
      false,
    );
    b.sphere('oak', [0.22, 0.024, 0.226], 0.05, 0.45);
  });

function addLine(b: Builder, z: number): void {
  b.box('forest', [-0.38, 0.023, z - 0.06], [0.12, 0.01, 0.12], 0.004);
  b.within(0, [-0.32, 0.036, z], () => addFlatTick(b));
  b.box('stoneware', [-0.22, 0.023, z - 0.035], [0.3, 0.004, 0.026], 0.001);
  b.box('stoneware', [-0.22, 0.023, z + 0.015], [0.2, 0.004, 0.026], 0.001);
}

/** Lies on the paper. */
function addFlatTick(b: Builder): void {
  b.tube(
    'paper',
    [
      [-0.036, 0, 0.004],
      [-0.008, 0, 0.032],
      [0.04, 0, -0.032],
    ],
    0.009,
    false,
  );
}

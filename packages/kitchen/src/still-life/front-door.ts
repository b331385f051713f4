import type { Builder } from '../part/builder.ts';
import { addHerb } from '../prop/greenery.ts';
import { stillLife } from './still-life.ts';

/** The visitor's own front door, and on the mat the adviser's bag and rolled plans. */
export const frontDoor = () =>
  stillLife((b) => {
    b.box('path', [-1.25, -0.12, -0.1], [2.5, 0.12, 1.35], 0.02, 0);
    b.box('path', [-0.75, 0, 0], [1.5, 0.12, 0.62], 0.02, 0);
    b.box('render', [-1.2, 0, -0.2], [2.4, 2.62, 0.2], 0.012);
    b.box('skirting', [-0.62, 0.12, -0.02], [1.24, 2.22, 0.06], 0.01);
    b.box('frontDoor', [-0.52, 0.13, 0], [1.04, 2.1, 0.08], 0.012);
    for (const y of [0.42, 1.02]) b.box('frontDoor', [-0.36, y, 0.07], [0.72, 0.46, 0.03], 0.015);
    b.box('pane', [-0.36, 1.62, 0.07], [0.72, 0.42, 0.02], 0.006);
    b.box('frontDoor', [-0.015, 1.62, 0.075], [0.03, 0.42, 0.025], 0.004);
    b.tube(
      'brass',
      [
        [-0.42, 1.05, 0.13],
        [-0.42, 1.4, 0.13],
      ],
      0.018,
      false,
    );
    b.box('rug', [-0.5, 0.12, 0.16], [1, 0.02, 0.4], 0.006, 0);
    b.leaning([-0.85, 2.5, 0], 0, 0.16, () => b.box('roof', [-0.95, 2.46, -0.05], [1.9, 0.07, 0.75], 0.012));
    addWallLamp(b);
    addHerb(b, [0.86, 0, 0.42], 3.4, 5, 'terracotta');
    addHerb(b, [-0.98, 0, 0.3], 2.4, 8);
    addBag(b);
  });

function addWallLamp(b: Builder): void {
  b.box('black', [0.78, 1.72, 0], [0.08, 0.16, 0.05], 0.01);
  b.box('bulb', [0.755, 1.75, 0.06], [0.13, 0.2, 0.12], 0.02);
  b.box('black', [0.74, 1.95, 0.045], [0.16, 0.025, 0.15], 0.006);
}

function addBag(b: Builder): void {
  b.box('bookRust', [0.02, 0.14, 0.3], [0.42, 0.3, 0.15], 0.03);
  b.box('walnut', [0.02, 0.33, 0.29], [0.42, 0.05, 0.17], 0.012, 0);
  b.tube(
    'walnut',
    [
      [0.14, 0.43, 0.375],
      [0.16, 0.52, 0.375],
      [0.3, 0.52, 0.375],
      [0.32, 0.43, 0.375],
    ],
    0.013,
  );
  b.leaning([-0.1, 0.14, 0.36], 2, 0.2, () =>
    b.cylinder('paper', [-0.08, 0.14, 0.36], 0.045, 0.68, { bevel: 0.004 }),
  );
  b.leaning([-0.1, 0.14, 0.36], 2, 0.2, () => b.cylinder('red', [-0.08, 0.42, 0.36], 0.0465, 0.05));
}

import type { Builder } from '../part/builder.ts';
import { seededRandom } from '../part/seeded-random.ts';
import type { Point, Vec3 } from '../part/vector.ts';
import { stillLife } from './still-life.ts';

const WALL = { left: -0.85, right: 0.85, top: 1.32, front: -0.26 };
const SKIRTING_TOP = 0.1;
/** As wide as one stroke of the roller. */
const STROKE = 0.23;

/** A wall half rolled in sage, the roller at the end of its last stroke, ladder and bucket on the sheet. */
export const renovation = () =>
  stillLife((b) => {
    b.box('linen', [-0.9, 0, -0.3], [1.8, 0.008, 1.05], 0.003);
    b.box('render', [WALL.left, 0.008, -0.36], [WALL.right - WALL.left, WALL.top - 0.008, 0.1], 0.006);
    b.box('skirting', [WALL.left, 0.008, WALL.front], [WALL.right - WALL.left, SKIRTING_TOP, 0.018], 0.004);
    addTape(b);
    addPaint(b);
    addRollerOnPole(b, PAINTED + 1.5 * STROKE, 0.86);
    addLadder(b, [0.57, 0.008, 0.14]);
    addBucket(b, [-0.5, 0.008, 0.35]);
  });

/** Masking tape keeps the edges along the ceiling and the corner straight. */
function addTape(b: Builder): void {
  const { left, top, front } = WALL;
  b.box('tape', [left + 0.04, top - 0.07, front], [1.2, 0.035, 0.003], 0);
  b.box('tape', [left + 0.04, SKIRTING_TOP + 0.008, front], [0.03, top - SKIRTING_TOP - 0.085, 0.003], 0);
}

/** Up to here the wall is done; two strokes follow. */
const PAINTED = -0.36;

function addPaint(b: Builder): void {
  const [from, low, high] = [WALL.left + 0.06, SKIRTING_TOP + 0.008, WALL.top - 0.05];
  const random = seededRandom(7);
  addStroke(b, random, { from, to: PAINTED + 0.01, low, high, depth: 0.003 });
  addStroke(b, random, { from: PAINTED - 0.02, to: PAINTED + STROKE, low, high: 1.13, depth: 0.004 });
  const last = PAINTED + STROKE - 0.02;
  addStroke(b, random, { from: last, to: last + STROKE, low: 0.2, high: 0.9, depth: 0.005 });
}

interface Stroke {
  from: number;
  to: number;
  low: number;
  high: number;
  depth: number;
}

/** A roller leaves straight sides that waver a little, and ends that run dry in fine teeth. */
function addStroke(b: Builder, random: () => number, { from, to, low, high, depth }: Stroke): void {
  const outline: Point[] = [];
  const waver = (reach: number) => (random() - 0.5) * reach;
  const teeth = Math.round((to - from) / 0.011);
  const across = (i: number) => from + ((to - from) * i) / teeth;
  const isDry = (y: number) => (y > SKIRTING_TOP + 0.02 && y < WALL.top - 0.06 ? 0.05 : 0);
  for (let i = 0; i <= teeth; i++) outline.push([across(i), low - random() * isDry(low)]);
  for (let y = low + 0.03; y < high - 0.03; y += 0.03) outline.push([to + waver(0.011), y]);
  for (let i = teeth; i >= 0; i--) outline.push([across(i), high + random() * isDry(high)]);
  b.extrusion('paint', [0, 0, WALL.front], outline, depth, 0);
}

/** Its pole stands on the sheet and leans against the wall. */
function addRollerOnPole(b: Builder, x: number, y: number): void {
  const [z, radius] = [WALL.front + 0.052, 0.045];
  b.cylinder('paint', [x - STROKE / 2 + 0.01, y, z], radius, STROKE - 0.02, { axis: 0, bevel: 0.012 });
  b.tube(
    'steel',
    [
      [x + STROKE / 2 - 0.01, y, z],
      [x + STROKE / 2 + 0.03, y, z],
      [x + STROKE / 2 + 0.03, y - 0.09, z + 0.05],
      [x, y - 0.12, z + 0.07],
      [x, y - 0.18, z + 0.11],
    ],
    0.008,
    false,
  );
  b.tube(
    'red',
    [
      [x, y - 0.17, z + 0.1],
      [x, y - 0.32, z + 0.2],
    ],
    0.021,
    false,
  );
  b.tube(
    'oak',
    [
      [x, y - 0.32, z + 0.2],
      [x, 0.03, z + 0.58],
    ],
    0.015,
    false,
  );
}

function addLadder(b: Builder, [x, y, z]: Vec3): void {
  const [half, height, spread] = [0.2, 1, 0.3];
  for (const side of [-1, 1]) {
    const wide = x + side * half;
    b.tube(
      'oak',
      [
        [wide + side * 0.04, y + 0.016, z + spread],
        [wide, y + height, z],
      ],
      0.018,
      false,
    );
    b.tube(
      'oak',
      [
        [wide + side * 0.04, y + 0.016, z - spread],
        [wide, y + height, z],
      ],
      0.016,
      false,
    );
  }
  for (const t of [0.22, 0.46, 0.7]) {
    const reach = spread * (1 - t);
    b.box(
      'oak',
      [x - half - 0.02, y + height * t, z + reach - 0.05],
      [2 * half + 0.04, 0.022, 0.1],
      0.005,
      0,
    );
  }
  b.box('oak', [x - half - 0.03, y + height - 0.005, z - 0.09], [2 * half + 0.06, 0.026, 0.18], 0.006, 0);
  b.lathe(
    'steel',
    [x, y + height + 0.022, z],
    [
      [0, 0],
      [0.055, 0],
      [0.06, 0.1],
      [0.056, 0.1],
      [0.05, 0.01],
      [0, 0.01],
    ],
  );
  b.cylinder('paint', [x, y + height + 0.1, z], 0.054, 0.003);
}

function addBucket(b: Builder, [x, y, z]: Vec3): void {
  b.lathe(
    'porcelain',
    [x, y, z],
    [
      [0, 0],
      [0.11, 0],
      [0.14, 0.26],
      [0.146, 0.262],
      [0.146, 0.275],
      [0.132, 0.275],
      [0.105, 0.02],
      [0, 0.02],
    ],
  );
  b.cylinder('paint', [x, y + 0.235, z], 0.128, 0.004);
  b.tube(
    'steel',
    [
      [x - 0.145, y + 0.262, z],
      [x - 0.1, y + 0.33, z + 0.12],
      [x + 0.1, y + 0.33, z + 0.12],
      [x + 0.145, y + 0.262, z],
    ],
    0.005,
  );
  b.leaning([x, y + 0.27, z], 2, -0.35, () => {
    b.box('oak', [x + 0.04, y + 0.22, z - 0.015], [0.03, 0.24, 0.02], 0.006);
  });
  b.box('paint', [x - 0.03, y + 0.15, z + 0.128], [0.03, 0.1, 0.006], 0.003);
}

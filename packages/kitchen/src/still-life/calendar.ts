import type { Model } from '../kitchen/model.ts';
import type { MaterialName } from '../material/material-name.ts';
import type { Builder } from '../part/builder.ts';
import type { Vec3 } from '../part/vector.ts';
import { stillLife } from './still-life.ts';

const WIDTH = 1;
const HEIGHT = 0.92;
const LEAN = 0.3;

/** The months of the wait are green, those of the answer are red. */
type Month = 'waited' | 'meant' | 'later';

/** A desk calendar of twelve months, a quarter of the year to a row. */
function addCalendar(b: Builder, [x, y, z]: Vec3, kindOf: (month: number) => Month): void {
  const back = z - 2 * HEIGHT * Math.sin(LEAN) - 0.02;
  b.leaning([x, y, z], 0, -LEAN, () => {
    b.box('forest', [x - WIDTH / 2, y, z - 0.02], [WIDTH, HEIGHT, 0.02], 0.008);
    b.box('paper', [x - WIDTH / 2 + 0.03, y + 0.03, z], [WIDTH - 0.06, HEIGHT - 0.1, 0.008], 0.003);
    addMonths(b, [x - WIDTH / 2 + 0.06, y + 0.06, z + 0.007], kindOf);
    for (let i = 0; i < 10; i++)
      b.cylinder('brass', [x - WIDTH / 2 + 0.095 + i * 0.09, y + HEIGHT - 0.035, z - 0.035], 0.013, 0.06, {
        axis: 2,
      });
  });
  b.leaning([x, y, back], 0, LEAN, () =>
    b.box('forest', [x - WIDTH / 2, y, back], [WIDTH, HEIGHT, 0.02], 0.008),
  );
}

const SURFACES = { waited: 'sage', meant: 'redEnamel', later: 'stoneware' } as const;

function addMonths(b: Builder, [left, bottom, z]: Vec3, kindOf: (month: number) => Month): void {
  const [columns, rows, gap] = [3, 4, 0.022];
  const [w, h] = [(WIDTH - 0.12 + gap) / columns - gap, (HEIGHT - 0.16 + gap) / rows - gap];
  for (let month = 1; month <= 12; month++) {
    const column = (month - 1) % columns;
    const row = Math.floor((month - 1) / columns);
    const [x, y] = [left + column * (w + gap), bottom + (rows - 1 - row) * (h + gap)];
    const kind = kindOf(month);
    b.box(SURFACES[kind], [x, y, z], [w, h, kind === 'meant' ? 0.016 : 0.006], 0.005);
    if (kind === 'meant') addTick(b, 'paper', [x + w / 2, y + h / 2, z + 0.0165], h * 0.62);
  }
}

/** A tick mark of two strokes. */
function addTick(b: Builder, material: MaterialName, [x, y, z]: Vec3, size: number): void {
  const stroke = size * 0.2;
  b.tube(
    material,
    [
      [x - size * 0.42, y, z],
      [x - size * 0.1, y - size * 0.32, z],
      [x + size * 0.46, y + size * 0.36, z],
    ],
    stroke / 2,
    false,
  );
}

/** Growing plants show the length of the wait. */
const PLANTS = { seedling: 0, young: 1, grown: 2, tall: 3 } as const;
export type Growth = keyof typeof PLANTS;

function addGrowing(b: Builder, growth: Growth, [x, y, z]: Vec3): void {
  b.lathe(
    'terracotta',
    [x, y, z],
    [
      [0, 0],
      [0.1, 0],
      [0.135, 0.2],
      [0.15, 0.2],
      [0.152, 0.24],
      [0.132, 0.24],
      [0.125, 0.2],
      [0, 0.2],
    ],
  );
  b.cylinder('soil', [x, y + 0.2, z], 0.127, 0.01);
  const top: Vec3 = [x, y + 0.205, z];
  if (growth === 'seedling') {
    b.tube('leaf', [top, [x, y + 0.3, z]], 0.007, false);
    b.plant('bush', [x, y + 0.27, z], 0.15, 0.04, 6, 4);
  } else if (growth === 'young') b.plant('bush', top, 0.4, 0.24, 54, 5);
  else if (growth === 'grown') b.plant('tree', top, 0.82, 0.32, 76, 5);
  else b.plant('tree', top, 1.3, 0.4, 110, 9);
}

export const months = (from: number, to: number, growth: Growth): Model =>
  stillLife((b) => {
    addCalendar(b, [-0.16, 0, 0.3], (month) => (month < from ? 'waited' : month <= to ? 'meant' : 'later'));
    addGrowing(b, growth, [0.6, 0, 0.28]);
  });

/** The whole first year is a wait; the months of the answer are in the next one. */
export const overAYear = (): Model =>
  stillLife((b) => {
    addCalendar(b, [-0.3, 0, 0.42], () => 'waited');
    addCalendar(b, [0.3, 0, -0.5], () => 'meant');
    addGrowing(b, 'tall', [1.08, 0, -0.2]);
  });

import type { MaterialName } from '../material/material-name.ts';
import type { Builder } from '../part/builder.ts';
import type { Point } from '../part/vector.ts';
import { addCup } from '../prop/tableware.ts';
import { stillLife } from './still-life.ts';
import { addLongTop, TABLE_TOP } from './table-top.ts';

const PAPER = { width: 1.15, depth: 0.82 };
const TABLE = TABLE_TOP;
/** The upper face of the paper. */
const TOP = TABLE + 0.006;
/** Ink lies a little over the paper: a shared face would show as dots. */
const INK = 0.004;

/** A drawn floor plan on the table; the wall between kitchen and living room is red and dashed: to be decided. */
export const floorPlan = () =>
  stillLife((b) => {
    addLongTop(b, 1.3, 1.02);
    b.box(
      'paper',
      [-PAPER.width / 2, TABLE, -PAPER.depth / 2],
      [PAPER.width, TOP - TABLE, PAPER.depth],
      0.002,
      0,
    );
    b.cylinder('paper', [-PAPER.width / 2 + 0.02, TABLE + 0.026, -PAPER.depth / 2], 0.026, PAPER.depth, {
      axis: 2,
    });
    addWalls(b);
    addOpenWall(b);
    addKitchenBlocks(b);
    addLivingBlocks(b);
    b.within(0, [0.02, 0, 0], () => addPencil(b));
    addTapeMeasure(b);
    addCup(b, [0.49, TOP, 0.33], 'redEnamel', 'coffee', 1.15);
  });

const THICK = 0.026;

function addWalls(b: Builder): void {
  const wall = (x: number, z: number, w: number, d: number) =>
    b.box('anthracite', [x, TOP, z], [w, INK, d], 0);
  wall(-0.44, -0.31, 0.92, THICK);
  wall(-0.44, -0.31 + THICK, THICK, 0.5);
  wall(0.48 - THICK, -0.31 + THICK, THICK, 0.5);
  wall(-0.44, 0.19 + THICK, 0.34, THICK);
  wall(0.06, 0.19 + THICK, 0.42, THICK);
}

function addOpenWall(b: Builder): void {
  for (let i = 0; i < 5; i++)
    b.box('redEnamel', [-0.005, TOP, -0.27 + i * 0.1], [THICK, INK + 0.002, 0.062], 0.001);
}

/** A cabinet as plans draw it: coloured, with an outline. */
function addDrawn(b: Builder, material: MaterialName, [x, z]: Point, [w, d]: Point): void {
  b.box('anthracite', [x, TOP, z], [w, INK, d], 0);
  b.box(material, [x + 0.005, TOP, z + 0.005], [w - 0.01, 2 * INK, d - 0.01], 0);
}

function addKitchenBlocks(b: Builder): void {
  const [x, z, d] = [-0.44 + THICK + 0.004, -0.31 + THICK + 0.004, 0.1];
  addDrawn(b, 'lightOak', [x, z], [d, d]);
  addDrawn(b, 'sage', [x + d, z], [0.27, d]);
  addDrawn(b, 'sage', [x, z + d], [d, 0.3]);
  b.box('hobGlass', [x + 0.02, TOP + 2 * INK, z + 0.2], [0.06, INK, 0.1], 0);
  b.box('sinkSteel', [x + 0.2, TOP + 2 * INK, z + 0.025], [0.1, INK, 0.05], 0);
}

function addLivingBlocks(b: Builder): void {
  b.cylinder('anthracite', [0.17, TOP, -0.06], 0.08, INK);
  b.cylinder('lightOak', [0.17, TOP, -0.06], 0.075, 2 * INK);
  for (const [dx, dz] of [
    [0, -0.115],
    [0, 0.115],
    [0.115, 0],
    [-0.115, 0],
  ] as const)
    addDrawn(b, 'linen', [0.17 + dx - 0.026, -0.06 + dz - 0.026], [0.052, 0.052]);
  addDrawn(b, 'linen', [0.36, -0.17], [0.085, 0.24]);
}

/** Its blade lies along the edge of the plan. */
function addTapeMeasure(b: Builder): void {
  const [x, z, length] = [-0.44, 0.42, 0.62];
  b.box('redEnamel', [x - 0.1, TABLE, z - 0.04], [0.14, 0.15, 0.075], 0.028);
  b.cylinder('anthracite', [x - 0.03, TABLE + 0.075, z + 0.03], 0.045, 0.008, { axis: 2, bevel: 0.002 });
  b.box('ruler', [x + 0.03, TABLE + 0.012, z - 0.03], [length, 0.003, 0.056], 0);
  b.box('steel', [x + 0.03 + length, TABLE, z - 0.032], [0.008, 0.03, 0.06], 0.001);
  for (let mark = 1; mark < 16; mark++) {
    const deep = mark % 4 === 0 ? 0.04 : 0.022;
    b.box('ink', [x + 0.03 + mark * 0.0385, TABLE + 0.015, z - 0.03], [0.005, 0.0008, deep], 0);
  }
}

function addPencil(b: Builder): void {
  b.leaning([0.05, 0, 0.36], 1, 0.16, () => {
    b.cylinder('pencil', [-0.13, TOP + 0.014, 0.37], 0.014, 0.34, { axis: 0 });
    b.cylinder('dough', [-0.19, TOP + 0.014, 0.37], 0.004, 0.06, { axis: 0, endRadius: 0.014 });
    b.cylinder('redEnamel', [0.21, TOP + 0.014, 0.37], 0.0145, 0.04, { axis: 0 });
  });
}

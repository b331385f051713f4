import type { Builder } from '../part/builder.ts';
import { addCup } from '../prop/tableware.ts';
import { stillLife } from './still-life.ts';

const PAPER = { width: 1.15, depth: 0.82 };
const TOP = 0.006;

/** A floor plan on the table; the wall between kitchen and living room is dashed. */
export const floorPlan = () =>
  stillLife((b) => {
    b.box('paper', [-PAPER.width / 2, 0, -PAPER.depth / 2], [PAPER.width, TOP, PAPER.depth], 0.002, 0);
    b.cylinder('paper', [-PAPER.width / 2 + 0.02, 0.026, -PAPER.depth / 2], 0.026, PAPER.depth, { axis: 2 });
    addWalls(b);
    addOpenWall(b);
    addKitchenBlocks(b);
    addLivingBlocks(b);
    addPencil(b);
    addCup(b, [0.47, TOP, 0.36], 'redEnamel', 'coffee', 1.15);
  });

const HEIGHT = 0.075;
const THICK = 0.022;

function addWalls(b: Builder): void {
  const wall = (x: number, z: number, w: number, d: number) =>
    b.box('anthracite', [x, TOP, z], [w, HEIGHT, d], 0.003);
  wall(-0.44, -0.31, 0.92, THICK);
  wall(-0.44, -0.31 + THICK, THICK, 0.6);
  wall(0.48 - THICK, -0.31 + THICK, THICK, 0.6);
  wall(-0.44, 0.29, 0.34, THICK);
  wall(0.06, 0.29, 0.42, THICK);
}

/** Red and dashed: to be decided. */
function addOpenWall(b: Builder): void {
  for (let i = 0; i < 5; i++)
    b.box('redEnamel', [-0.005, TOP, -0.27 + i * 0.116], [THICK, HEIGHT, 0.066], 0.003);
}

function addKitchenBlocks(b: Builder): void {
  const [x, z] = [-0.44 + THICK, -0.31 + THICK];
  b.box('lightOak', [x, TOP, z], [0.085, 0.14, 0.085], 0.004);
  b.box('sage', [x + 0.087, TOP, z], [0.26, 0.055, 0.085], 0.003);
  b.box('worktop', [x + 0.087, TOP + 0.055, z], [0.26, 0.01, 0.09], 0.002);
  b.box('sage', [x, TOP, z + 0.087], [0.085, 0.055, 0.26], 0.003);
  b.box('worktop', [x, TOP + 0.055, z + 0.087], [0.09, 0.01, 0.26], 0.002);
  b.box('hobGlass', [x + 0.012, TOP + 0.065, z + 0.16], [0.066, 0.003, 0.09], 0.001);
  b.box('sinkSteel', [x + 0.19, TOP + 0.065, z + 0.018], [0.08, 0.003, 0.05], 0.001);
}

function addLivingBlocks(b: Builder): void {
  b.cylinder('oak', [0.16, TOP + 0.045, -0.08], 0.075, 0.01, { bevel: 0.003 });
  b.cylinder('oak', [0.16, TOP, -0.08], 0.02, 0.045);
  for (const [dx, dz] of [
    [0, -0.11],
    [0, 0.11],
    [0.11, 0],
    [-0.11, 0],
  ] as const)
    b.box('seat', [0.16 + dx - 0.026, TOP, -0.08 + dz - 0.026], [0.052, 0.035, 0.052], 0.006);
  b.box('sofa', [0.37, TOP, -0.02], [0.07, 0.04, 0.22], 0.014);
  b.box('sofa', [0.42, TOP, -0.03], [0.034, 0.07, 0.24], 0.012);
}

function addPencil(b: Builder): void {
  b.leaning([0.05, 0, 0.36], 1, 0.16, () => {
    b.cylinder('pencil', [-0.13, TOP + 0.014, 0.37], 0.014, 0.34, { axis: 0 });
    b.cylinder('dough', [-0.19, TOP + 0.014, 0.37], 0.004, 0.06, { axis: 0, endRadius: 0.014 });
    b.cylinder('redEnamel', [0.21, TOP + 0.014, 0.37], 0.0145, 0.04, { axis: 0 });
  });
}

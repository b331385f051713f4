import type { Builder } from '../part/builder.ts';
import type { Point, Vec3 } from '../part/vector.ts';

const WIDTH = 0.9;
const DEPTH = 0.62;
const EAVES = 0.42;
const RIDGE = 0.36;

/** A small gabled house whose gable looks at the viewer; its ground is y = 0. */
export function addHouse(b: Builder): void {
  const [half, front] = [WIDTH / 2, DEPTH / 2];
  const gable: Point[] = [
    [-half, 0],
    [half, 0],
    [half, EAVES],
    [0, EAVES + RIDGE],
    [-half, EAVES],
  ];
  b.extrusion('render', [0, 0, -front], gable, DEPTH);
  addRoof(b);
  b.box('frontDoor', [0.06, 0, front - 0.005], [0.15, 0.28, 0.016]);
  b.sphere('brass', [0.19, 0.13, front + 0.014], 0.009);
  b.box('path', [0.04, 0, front + 0.01], [0.19, 0.014, 0.07], 0.003);
  addFrontWindow(b, [-0.34, 0.11, front], 0.26, 0.19);
  addFrontWindow(b, [-0.1, 0.44, front], 0.2, 0.15);
  b.box('windowFrame', [half - 0.006, 0.11, -0.17], [0.012, 0.23, 0.33]);
  b.box('pane', [half - 0.003, 0.125, -0.155], [0.012, 0.2, 0.3], 0);
}

function addRoof(b: Builder): void {
  const [half, over, thick] = [WIDTH / 2, 0.06, 0.042];
  const low = EAVES - over * 0.8;
  const outline: Point[] = [
    [-half - over, low],
    [0, EAVES + RIDGE],
    [half + over, low],
    [half + over, low + thick],
    [0, EAVES + RIDGE + thick],
    [-half - over, low + thick],
  ];
  b.extrusion('roof', [0, 0, -DEPTH / 2 - 0.04], outline, DEPTH + 0.08);
  b.box('brick', [0.2, EAVES + 0.12, -0.16], [0.1, 0.3, 0.1], 0.006);
}

function addFrontWindow(b: Builder, [x, y, z]: Vec3, width: number, height: number): void {
  b.box('windowFrame', [x - 0.015, y - 0.015, z - 0.004], [width + 0.03, height + 0.03, 0.012]);
  b.box('pane', [x, y, z + 0.002], [width, height, 0.008], 0);
  b.box('windowFrame', [x + width / 2 - 0.006, y, z + 0.004], [0.012, height, 0.009], 0.001);
}

import type { MaterialName } from '../material/material-name.ts';
import type { Builder } from '../part/builder.ts';
import { addBowl, addJar, addPlate } from './tableware.ts';

interface ShelfProp {
  room: number;
  add: (b: Builder, x: number, y: number, z: number, seed: number) => void;
}
const BOOKS: readonly MaterialName[] = ['bookGreen', 'bookRust', 'bookSand', 'porcelain'];

const SHELF_PROPS: readonly ShelfProp[] = [
  { room: 0.16, add: (b, x, y, z) => addBowl(b, [x, y, z], 0.066) },
  {
    room: 0.13,
    add: (b, x, y, z) =>
      b.lathe(
        'terracotta',
        [x, y, z],
        [
          [0, 0],
          [0.04, 0],
          [0.05, 0.05],
          [0.04, 0.13],
          [0.022, 0.17],
          [0.026, 0.2],
          [0.018, 0.2],
          [0.01, 0.15],
          [0, 0.15],
        ],
      ),
  },
  {
    room: 0.17,
    add: (b, x, y, z) => {
      for (const [i, book] of BOOKS.entries()) {
        b.box(book, [x - 0.05 + i * 0.028, y, z - 0.07], [0.025, 0.19 + ((i * 37) % 5) * 0.01, 0.15], 0.002);
      }
    },
  },
  {
    room: 0.2,
    add: (b, x, y, z) => {
      for (let i = 0; i < 5; i++) addPlate(b, [x, y + i * 0.014, z], 0.085);
    },
  },
  { room: 0.13, add: (b, x, y, z) => addJar(b, [x, y, z]) },
  {
    room: 0.16,
    add: (b, x, y, z, seed) => {
      b.lathe(
        'stoneware',
        [x, y, z],
        [
          [0, 0],
          [0.04, 0],
          [0.052, 0.09],
          [0.047, 0.09],
          [0.042, 0.08],
          [0, 0.08],
        ],
      );
      b.plant('bush', [x, y + 0.08, z], 0.12, 0.09, 34, seed);
    },
  },
];

/** Fills a shelf from left to right; `set` varies what stands first. */
export function addShelfProps(
  b: Builder,
  from: number,
  width: number,
  y: number,
  z: number,
  set: number,
): void {
  let x = from + 0.09;
  for (let i = 0; x < from + width - 0.07; i++) {
    const prop = SHELF_PROPS[(i * 7 + set * 3) % SHELF_PROPS.length];
    if (!prop) break;
    prop.add(b, x, y, z, i + set * 5);
    x += prop.room;
  }
}

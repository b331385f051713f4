import type { MaterialName } from '../material/material-name.ts';
import type { Builder } from '../part/builder.ts';
import { addHerb } from '../prop/greenery.ts';
import { addCup } from '../prop/tableware.ts';
import { stillLife } from './still-life.ts';

const WIDTH = 0.68;
const DEPTH = 0.46;
const LID = 0.46;

/** An open laptop with a kitchen on its screen and the adviser in a small window. */
export function addLaptop(b: Builder): void {
  const [left, back] = [-WIDTH / 2, -DEPTH / 2];
  b.box('laptop', [left, 0, back], [WIDTH, 0.022, DEPTH], 0.01);
  for (let row = 0; row < 4; row++) {
    for (let i = 0; i < 12; i++)
      b.box(
        'key',
        [left + 0.055 + i * 0.0482, 0.0215, back + 0.05 + row * 0.053],
        [0.042, 0.004, 0.046],
        0.001,
      );
  }
  b.box('steel', [-0.1, 0.0215, 0.08], [0.2, 0.0015, 0.12], 0.001);
  b.leaning([0, 0.022, back], 0, -0.28, () => {
    b.box('laptop', [left, 0.024, back - 0.012], [WIDTH, LID, 0.014], 0.007);
    b.box('black', [left + 0.008, 0.034, back + 0.0015], [WIDTH - 0.016, LID - 0.018, 0.002], 0);
    addScreen(b, left + 0.022, 0.048, back + 0.003, WIDTH - 0.044);
  });
}

/** A kitchen in flat relief, 1 wide and 0.64 high, scaled by its width. */
function addScreen(b: Builder, left: number, bottom: number, z: number, width: number): void {
  const put = (material: MaterialName, x: number, y: number, w: number, h: number, d = 0.003) =>
    b.box(material, [left + x * width, bottom + y * width, z], [w * width, h * width, d], 0);
  put('screen', 0, 0, 1, 0.64, 0.001);
  put('floor', 0, 0, 1, 0.12, 0.0015);
  put('lightOak', 0.05, 0.06, 0.16, 0.5, 0.004);
  put('carcass', 0.05, 0.27, 0.16, 0.004, 0.0042);
  for (let i = 0; i < 4; i++) put('sage', 0.22 + i * 0.18, 0.07, 0.174, 0.18, 0.004);
  put('ovenGlass', 0.585, 0.085, 0.165, 0.13, 0.0045);
  put('worktop', 0.215, 0.252, 0.73, 0.02, 0.006);
  for (const i of [0, 1]) put('cream', 0.22 + i * 0.18, 0.4, 0.174, 0.15, 0.004);
  put('steel', 0.63, 0.4, 0.075, 0.15, 0.004);
  put('steel', 0.585, 0.39, 0.165, 0.018, 0.005);
  put('redEnamel', 0.63, 0.272, 0.06, 0.045, 0.004);
  addCaller(b, left + 0.73 * width, bottom + 0.4 * width, z, width * 0.25);
}

/** The inset of a video call: a plain figure, nobody in particular. */
function addCaller(b: Builder, x: number, y: number, z: number, size: number): void {
  b.box('paper', [x - 0.004, y - 0.004, z + 0.004], [size + 0.008, size * 0.86 + 0.008, 0.002], 0.0005);
  b.box('forest', [x, y, z + 0.005], [size, size * 0.86, 0.003], 0.0005);
  b.cylinder('linen', [x + size / 2, y + size * 0.52, z + 0.008], size * 0.17, 0.002, { axis: 2 });
  b.box('linen', [x + size * 0.22, y, z + 0.008], [size * 0.56, size * 0.28, 0.002], 0.0009);
}

export const video = () =>
  stillLife((b) => {
    addLaptop(b);
    addCup(b, [0.52, 0, 0.06], 'redEnamel', 'coffee', 1.2);
    addHerb(b, [-0.5, 0, -0.14], 1.35, 4);
    b.box('bookSand', [-0.66, 0, 0.1], [0.24, 0.022, 0.3], 0.003);
    b.box('bookGreen', [-0.64, 0.022, 0.11], [0.21, 0.018, 0.27], 0.003);
    b.leaning([-0.55, 0.04, 0.24], 1, 0.7, () =>
      b.cylinder('pencil', [-0.64, 0.047, 0.24], 0.007, 0.19, { axis: 0 }),
    );
  });

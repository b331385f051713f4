import type { Builder } from '../part/builder.ts';
import type { Vec3 } from '../part/vector.ts';
import {
  BASE_DEPTH,
  CARCASS_DEPTH,
  CARCASS_TOP,
  CORNER,
  FRONT_THICKNESS,
  PLINTH_HEIGHT,
  PLINTH_SETBACK,
} from './measures.ts';

/** The blind corner between two legs and the post that closes it; `mirrored` for the right hand corner. */
export function addCorner(b: Builder, wallX: number, mirrored: boolean): void {
  const box = (material: 'front' | 'plinth', at: Vec3, size: Vec3) => {
    const x = mirrored ? wallX - at[0] - size[0] : wallX + at[0];
    b.box(material, [x, at[1], at[2]], size, 0.001);
  };
  const height = CARCASS_TOP - PLINTH_HEIGHT;
  const foot = CARCASS_DEPTH - PLINTH_SETBACK;
  const rest = CORNER - CARCASS_DEPTH;
  const build = () => {
    box('plinth', [0, 0, 0], [CORNER, PLINTH_HEIGHT, foot]);
    box('plinth', [0, 0, foot], [foot, PLINTH_HEIGHT, CORNER - foot]);
    box('front', [0, PLINTH_HEIGHT, 0], [CORNER, height, CARCASS_DEPTH]);
    box('front', [0, PLINTH_HEIGHT, CARCASS_DEPTH], [CARCASS_DEPTH, height, rest]);
    box('front', [CARCASS_DEPTH, PLINTH_HEIGHT, CARCASS_DEPTH], [rest, height, FRONT_THICKNESS]);
    box(
      'front',
      [CARCASS_DEPTH, PLINTH_HEIGHT, BASE_DEPTH],
      [FRONT_THICKNESS, height, rest - FRONT_THICKNESS],
    );
  };
  const from = mirrored ? wallX - CORNER : wallX;
  b.thing('cabinet', 'corner', build, { at: [from, 0, 0], size: [CORNER, CARCASS_TOP, CORNER] });
}

import type { MaterialName } from '../material/material-name.ts';
import type { Builder } from '../part/builder.ts';
import { CARCASS_DEPTH, PLINTH_HEIGHT, PLINTH_SETBACK } from './measures.ts';

/** Side, top and back in the front's colour; dark only behind the joints, or every open end would show black. */
export function addCarcass(
  b: Builder,
  material: MaterialName,
  x: number,
  width: number,
  bottom: number,
  top: number,
  depth = CARCASS_DEPTH,
): void {
  b.box(material, [x, bottom, 0], [width, top - bottom, depth - 0.003], 0);
  const inset = 0.004;
  b.box(
    'carcass',
    [x + inset, bottom + inset, depth - 0.003],
    [width - 2 * inset, top - bottom - 2 * inset, 0.003],
    0,
  );
}

export function addPlinth(b: Builder, x: number, width: number): void {
  b.box('plinth', [x, 0, 0], [width, PLINTH_HEIGHT, CARCASS_DEPTH - PLINTH_SETBACK], 0.001, 0);
}

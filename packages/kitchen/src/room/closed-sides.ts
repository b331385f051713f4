import type { Builder } from '../part/builder.ts';
import { type Room, WALL_THICKNESS } from './measures.ts';

/** Height at which the walls towards the viewer are cut, so that the inside is visible. */
const CUT = 0.42;
/** How far the right wall stands at full height. */
const FULL = 0.75;
const DOOR = { width: 0.86, height: 2.02 };

/** The two walls towards the viewer and a closed door in the left wall. */
export function addClosedSides(b: Builder, { width, depth, height }: Room): void {
  const t = WALL_THICKNESS;
  b.box('wall', [width, -0.02, -t], [t, height + 0.02, t + FULL], 0.004);
  b.box('wall', [width, -0.02, FULL], [t, CUT + 0.02, depth + t - FULL], 0.004);
  b.box('wall', [-t, -0.02, depth], [width + t, CUT + 0.02, t], 0.004);
  b.box('slab', [width, -0.12, -t], [t, 0.1, depth + 2 * t], 0.012, 0);
  b.box('slab', [-t, -0.12, depth], [width + t, 0.1, t], 0.012, 0);
  b.within(1, [0, 0, depth - 0.22], () => addDoor(b));
}

/** Frame and leaf on the wall, in run coordinates. */
function addDoor(b: Builder): void {
  const casing = 0.07;
  b.thing('furniture', 'door', () => {
    for (const x of [0, DOOR.width - casing])
      b.box('skirting', [x, 0, 0], [casing, DOOR.height, 0.035], 0.004);
    b.box('skirting', [0, DOOR.height, 0], [DOOR.width, casing, 0.035], 0.004, 0);
    b.box('lightOak', [casing, 0.005, 0], [DOOR.width - 2 * casing, DOOR.height - 0.005, 0.026], 0.003);
    b.cylinder('handle', [DOOR.width - 0.14, 1.03, 0.026], 0.009, 0.05, { axis: 2 });
    b.cylinder('handle', [DOOR.width - 0.26, 1.03, 0.072], 0.01, 0.13, { axis: 0 });
  });
}

import type { Builder } from '../part/builder.ts';
import type { Opening } from '../part/part.ts';
import type { Plan } from '../plan/plans.ts';
import { type Room, SLAB_HEIGHT, WALL_THICKNESS } from './measures.ts';
import { addWindow } from './window.ts';

export interface Openings {
  back: Opening[];
  left: Opening[];
}

/** Where the plan's window goes. */
export function windowOf({ window, room }: Pick<Plan, 'window' | 'room'>): Openings {
  if (window.wall === 'back')
    return { back: [{ along: window.from, y: 1.08, width: window.width, height: 1.1 }], left: [] };
  const width = Math.min(1.5, room.depth * 0.5);
  const end = Math.min(room.depth - 0.3, (room.depth + 0.9 + width) / 2);
  return { back: [], left: [{ along: end - width, y: 0.95, width, height: 1.25 }] };
}

/** Two walls, floor, slab and skirting; the windows sit in their openings. */
export function addShell(b: Builder, room: Room, openings: Openings): void {
  const { width, depth, height } = room;
  const wall = { kind: 'wall', material: 'wall', at: [0, 0, 0], height, thickness: WALL_THICKNESS } as const;
  b.add({ ...wall, length: width, turn: 0, openings: openings.back });
  b.add({ ...wall, length: depth, turn: 1, openings: openings.left });
  addGroundFloor(b, room);
  b.box('skirting', [0, 0, 0], [width, 0.07, 0.014], 0.002, 0);
  b.box('skirting', [0, 0, 0.014], [0.014, 0.07, depth - 0.014], 0.002, 2);
  for (const opening of openings.back) b.within(0, [opening.along, 0, 0], () => addWindow(b, opening));
  for (const opening of openings.left) {
    b.within(1, [0, 0, opening.along + opening.width], () => addWindow(b, opening));
  }
}

function addGroundFloor(b: Builder, { width, depth }: Pick<Room, 'width' | 'depth'>): void {
  const t = WALL_THICKNESS;
  b.box('floor', [0, -0.02, 0], [width, 0.02, depth], 0, 0);
  b.box('slab', [-t, -0.02 - SLAB_HEIGHT, -t], [width + t, SLAB_HEIGHT, depth + t], 0.012, 0);
}

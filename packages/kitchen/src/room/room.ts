import type { Layout } from '../answer/answer.ts';
import type { Builder } from '../part/builder.ts';
import type { Plan } from '../plan/plans.ts';
import { addClosedSides } from './closed-sides.ts';
import { addLivingArea, LIVING_WIDTH } from './living-area.ts';
import { EYE_LEVEL_WALL_HEIGHT, type Room, WALL_HEIGHT } from './measures.ts';
import { addShell, windowOf } from './shell.ts';

/** How the room around the kitchen is shown. */
export type Surround = Layout | 'CUTAWAY' | 'eye-level';

export function addRoom(b: Builder, plan: Plan, surround: Surround): Room {
  const open = surround === 'OPEN';
  const room: Room = {
    width: plan.room.width + (open ? LIVING_WIDTH : 0),
    depth: plan.room.depth + (surround === 'CUTAWAY' || surround === 'eye-level' ? 0 : 0.7),
    height: surround === 'eye-level' ? EYE_LEVEL_WALL_HEIGHT : WALL_HEIGHT,
  };
  const openings = windowOf(plan);
  if (open) openings.back.push({ along: plan.room.width + 0.75, y: 0.02, width: 2.1, height: 2.16 });
  addShell(b, room, openings);
  if (open) addLivingArea(b, plan.room.width, room.depth);
  if (surround === 'CLOSED') addClosedSides(b, room);
  return room;
}

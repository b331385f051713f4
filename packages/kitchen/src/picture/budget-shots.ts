import type { Worktop } from '../answer/answer.ts';
import { kitchenOf } from '../answer/kitchen-of.ts';
import type { KitchenOptions } from '../kitchen/furnish-kitchen.ts';
import type { Plan } from '../plan/plans.ts';
import { roomShot } from './room-shot.ts';
import type { Shot } from './shot.ts';

const ROOM = {
  room: { width: 4.95, depth: 3.5 },
  window: { wall: 'back', from: 1.35, width: 1.3 },
} as const;

/** The same room four times: a short row, a long row, two walls with an oven tower, a whole wall with an island. */
const STEPS = [
  {
    worktop: 'LAMINAT',
    plan: { ...ROOM, back: 'TF60 O60 S60 D60', backWall: '_60 h60', table: true },
  },
  {
    worktop: 'WOOD',
    plan: {
      ...ROOM,
      back: 'TF60 O60 S60 W60 D60 D60 D60',
      backWall: '_60 h60 _155 d45 r45 d45',
      table: true,
    },
  },
  {
    worktop: 'NATURAL_QUARTZ_STONE',
    plan: {
      ...ROOM,
      back: 'X5 D60 S60 W60 D60 TH60 TF60',
      left: 'D90 H90 D60 X5',
      leftWall: 'o45 d45 h90 d60',
    },
  },
  {
    worktop: 'NATURAL_QUARTZ_STONE',
    plan: {
      ...ROOM,
      back: 'TF60 TH60 D60 S60 W60 D60 TL60 TL60',
      island: 'D60 H90 D60',
    },
  },
] as const satisfies readonly { worktop: Worktop; plan: Plan }[];

export function budgetShot(step: 0 | 1 | 2 | 3): Shot {
  const { worktop, plan } = STEPS[step];
  const options: KitchenOptions = { plan };
  return roomShot(kitchenOf({ question_shape: 'ISLAND', question_worktop_material: worktop }), options);
}

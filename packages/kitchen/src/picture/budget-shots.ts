import type { Worktop } from '../answer/answer.ts';
import { kitchenOf } from '../answer/kitchen-of.ts';
import type { KitchenOptions } from '../kitchen/furnish-kitchen.ts';
import type { Plan } from '../plan/plans.ts';
import { roomShot } from './room-shot.ts';
import type { Shot } from './shot.ts';

const ROOM = { room: { width: 4.95, depth: 3.5 }, window: { wall: 'left' } } as const;

/** The same room four times, with more and more in it. */
const STEPS = [
  {
    worktop: 'LAMINAT',
    plan: { ...ROOM, back: 'TF60 S60 O60 D60', backWall: '_60 d60 h60 d60', table: true },
  },
  {
    worktop: 'WOOD',
    plan: { ...ROOM, back: 'TF60 D60 S60 W60 O60 D60', backWall: '_60 d60 d60 r60 h60 d60', table: true },
  },
  {
    worktop: 'NATURAL_QUARTZ_STONE',
    plan: {
      ...ROOM,
      back: 'TF60 TH60 D60 S60 W60 H90 D60',
      backWall: '_120 o60 d60 r60 h90 d60',
      table: true,
    },
  },
  {
    worktop: 'NATURAL_QUARTZ_STONE',
    plan: {
      ...ROOM,
      back: 'TF60 TH60 TL60 D90 S80 W60 D60',
      backWall: '_180 d90 o80 d60 d60',
      island: 'D60 H90 D60',
    },
  },
] as const satisfies readonly { worktop: Worktop; plan: Plan }[];

export function budgetShot(step: 0 | 1 | 2 | 3): Shot {
  const { worktop, plan } = STEPS[step];
  const options: KitchenOptions = { plan };
  return roomShot(kitchenOf({ question_shape: 'ISLAND', question_worktop_material: worktop }), options);
}

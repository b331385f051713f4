import type { Builder } from '../part/builder.ts';
import { addCoffeeMachine, addLeaningBoards, addUtensils } from './cookware.ts';
import { addHerb } from './greenery.ts';
import { addBottle, addFruitBowl } from './tableware.ts';

type Group = (b: Builder, x: number, y: number, seed: number) => void;

/** Offsets from the middle, and from the wall. */
const TOMATOES = [
  [0.06, 0.22],
  [0.125, 0.245],
  [0.085, 0.29],
] as const;

/** What stands on the worktop over a cabinet, in run coordinates; x is the cabinet's middle. */
const GROUPS: readonly Group[] = [
  (b, x, y) => {
    addLeaningBoards(b, [x - 0.22, y, 0.008]);
    addBottle(b, [x + 0.2, y, 0.12], 'oil');
    addBottle(b, [x + 0.27, y, 0.16], 'glass', 0.76);
    for (const [dx, z] of TOMATOES) b.sphere('tomato', [x + dx, y + 0.026, z], 0.03, 0.88);
  },
  (b, x, y, seed) => {
    addUtensils(b, [x - 0.12, y, 0.13]);
    addHerb(b, [x + 0.1, y, 0.14], 1, 7 + seed);
  },
  (b, x, y) => addCoffeeMachine(b, [x, y, 0.06]),
  (b, x, y) => addFruitBowl(b, [x, y, 0.3], 0.12),
];

export function addWorktopGroup(b: Builder, index: number, x: number, y: number): void {
  const group = GROUPS[index % GROUPS.length];
  b.thing('prop', `worktop group ${index % GROUPS.length}`, () => group?.(b, x, y, index));
}

import type { Kitchen } from '../answer/answer.ts';
import { cookwareLift, hobWidthIn, rearZone } from '../furniture/hob.ts';
import { placeIsland } from '../furniture/island.ts';
import { worktopTop } from '../furniture/measures.ts';
import type { Builder } from '../part/builder.ts';
import { placeRuns } from '../plan/place-runs.ts';
import type { Plan } from '../plan/plans.ts';
import { readRun, runLength } from '../plan/run.ts';
import { addFlatBoard, addPot, addUtensils } from '../prop/cookware.ts';
import { addChair, addRug, addStool, addTable } from '../prop/furnishing.ts';
import { addFloorPlant, addHerb, addVase } from '../prop/greenery.ts';
import { addFruitBowl } from '../prop/tableware.ts';
import { addWorktopGroup } from '../prop/worktop-props.ts';
import { windowOf } from '../room/shell.ts';

/** The small objects that make a kitchen look lived in. */
export function addKitchenProps(b: Builder, answers: Kitchen, plan: Plan): void {
  const top = worktopTop(answers);
  const onHob = top + cookwareLift(answers.cooker);
  const { runs } = placeRuns(plan);
  for (const { leg, run, quarter, at } of runs) {
    if (leg === 'right') continue;
    let group = leg === 'back' && plan.left ? 1 : 0;
    b.within(quarter, at, () => {
      for (const { code, start, width } of readRun(run)) {
        const middle = start + width / 2;
        if (code === 'O' || code === 'H') {
          const { dx, dz } = rearZone(hobWidthIn(width));
          addPot(b, [middle + dx, onHob, 0.315 + dz]);
        }
        if (code === 'D' || code === 'C') addWorktopGroup(b, group++, middle, top);
        if (code === 'W') b.thing('prop', 'herb', () => addHerb(b, [middle + 0.08, top, 0.15], 1.05, 11));
      }
    });
  }
  if (plan.left)
    b.thing('prop', 'corner', () =>
      plan.right ? addUtensils(b, [0.28, top, 0.28]) : addVase(b, [0.3, top, 0.3], 0.85),
    );
  addSillHerbs(b, plan);
  if (plan.right) addPeninsulaProps(b, plan, top);
  if (plan.island) addIslandProps(b, plan, plan.island, top, onHob);
  addFloorProps(b, plan);
}

function addSillHerbs(b: Builder, plan: Plan): void {
  for (const { along, width, y } of windowOf(plan).left) {
    b.within(1, [0, y, along + width], () => {
      addHerb(b, [width * 0.26, 0, -0.005], 0.9, 3);
      addHerb(b, [width * 0.44, 0, -0.005], 0.7, 8);
    });
  }
}

function addPeninsulaProps(b: Builder, plan: Plan, top: number): void {
  const { rightFace, rightEnd } = placeRuns(plan);
  const length = runLength(plan.right ?? '');
  b.thing('prop', 'fruit bowl', () =>
    addFruitBowl(b, [rightFace - 0.3, top, rightEnd - length * 0.55], 0.13),
  );
  b.thing('prop', 'vase', () => addVase(b, [rightFace - 0.22, top, rightEnd - 0.2]));
  const stools = length < 1 ? [0.5] : length > 2 ? [0.2, 0.5, 0.8] : [0.28, 0.76];
  for (const t of stools) addStool(b, rightFace + 0.38, rightEnd - length * (1 - t));
}

function addIslandProps(b: Builder, plan: Plan, island: string, top: number, onHob: number): void {
  const { x, z, length, hob } = placeIsland(island, plan.room.width);
  b.thing('prop', 'fruit bowl', () =>
    addFruitBowl(b, [x + Math.max(0.15, length * 0.14), top, z + 0.72], 0.125),
  );
  if (hob) {
    const { dx, dz } = rearZone(hob.width);
    addPot(b, [hob.x + dx, onHob, hob.z + dz]);
  }
  b.thing('prop', 'board', () => addFlatBoard(b, [x + length * 0.72, top, z + 0.73]));
  if (length > 1.5) b.thing('prop', 'vase', () => addVase(b, [x + length - 0.16, top, z + 0.3]));
}

function addFloorProps(b: Builder, plan: Plan): void {
  const { width, depth } = plan.room;
  const { rightFace, backStart } = placeRuns(plan);
  const between = rightFace - 2.02;
  if (plan.right && between > 0.5) addRug(b, 1.02, 0.98, between, Math.min(1.6, depth - 1.3));
  if (plan.right) return;
  if (plan.left) addRug(b, 1, 1, Math.min(1.9, width - 1.6), 0.8);
  else if (plan.table) addDiningTable(b, plan);
  else if (!plan.island) {
    addRug(b, 1.35, 0.95, Math.min(2, width - 1.8), 0.72);
    addFloorPlant(b, [Math.min(width - 0.35, backStart + runLength(plan.back) + 0.38), 0, 0.42]);
  }
}

function addDiningTable(b: Builder, { room }: Plan): void {
  const [x, z] = [room.width / 2 + 0.1, room.depth - 1.35];
  addTable(b, x, z, 1.4, 0.8);
  for (const dx of [-0.35, 0.35]) {
    addChair(b, x + dx, z - 0.67, 0);
    addChair(b, x + dx, z + 0.67, 2);
  }
  addVase(b, [x, 0.75, z], 0.8, 6);
}

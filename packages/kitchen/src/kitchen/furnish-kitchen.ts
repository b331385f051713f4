import type { Kitchen } from '../answer/answer.ts';
import { addBaseCabinet } from '../furniture/base-cabinet.ts';
import { addCorner } from '../furniture/corner.ts';
import { addHob, hobWidthIn } from '../furniture/hob.ts';
import { addIsland, addIslandSeats, placeIsland } from '../furniture/island.ts';
import { BASE_DEPTH, CARCASS_TOP, worktopTop } from '../furniture/measures.ts';
import { addSink, sinkIn } from '../furniture/sink.ts';
import { addTallCabinet } from '../furniture/tall-cabinet.ts';
import { addWallCabinet } from '../furniture/wall-cabinet.ts';
import { addWorktops, END_PANEL } from '../furniture/worktop.ts';
import { Builder } from '../part/builder.ts';
import { placeRuns } from '../plan/place-runs.ts';
import { PLANS, type Plan } from '../plan/plans.ts';
import { isTall, readRun } from '../plan/run.ts';
import { withOven } from '../plan/with-oven.ts';
import { addRoom, type Surround } from '../room/room.ts';
import { addKitchenProps } from './kitchen-props.ts';
import type { Model } from './model.ts';
import { addSplashbacks } from './splashbacks.ts';

export interface KitchenOptions {
  /** A view from inside the room: the walls end above the picture. */
  eyeLevel?: boolean;
  /** Metro tiles instead of a plain plate. */
  tiles?: boolean;
  /** Overrides the plan of shape and size. */
  plan?: Plan;
}

/** One parametric kitchen: answers in, parts out. */
export function furnishKitchen(answers: Kitchen, options: KitchenOptions = {}): Model {
  const b = new Builder();
  const plan = withOven(options.plan ?? PLANS[answers.shape][answers.size], answers.oven);
  const surround: Surround = options.eyeLevel ? 'eye-level' : (answers.layout ?? 'CUTAWAY');
  const room = addRoom(b, plan, surround);
  addRuns(b, answers, plan);
  addWorktops(b, answers, plan);
  addSplashbacks(b, answers, plan, options.tiles ?? answers.style === 'COUNTRY_HOUSE');
  if (plan.island) {
    const place = placeIsland(plan.island, plan.room.width);
    addIsland(b, answers, plan.island, place);
    addIslandSeats(b, place, room.height);
  }
  addKitchenProps(b, answers, plan);
  return { parts: b.parts, lamps: b.lamps, things: b.things, look: answers, room };
}

function addRuns(b: Builder, answers: Kitchen, plan: Plan): void {
  const { runs, backStart, leftEnd, rightFace, rightEnd } = placeRuns(plan);
  const top = worktopTop(answers);
  for (const { run, quarter, at } of runs) {
    b.within(quarter, at, () => {
      for (const module of readRun(run)) {
        const { code, start, width } = module;
        if (isTall(code)) addTallCabinet(b, answers, module);
        else addBaseCabinet(b, answers, module);
        if (code === 'S') addSink(b, answers, sinkIn(start, width));
        if (code === 'O' || code === 'H')
          addHob(b, answers.cooker, [start + width / 2, top, 0.315], hobWidthIn(width));
      }
    });
  }
  if (plan.left) addCorner(b, 0, false);
  if (plan.right) {
    addCorner(b, rightFace, true);
    b.thing('cabinet', 'peninsula panels', () =>
      b.box('front', [rightFace, 0, 0], [END_PANEL, CARCASS_TOP, rightEnd + END_PANEL]),
    );
    b.thing('cabinet', 'peninsula end', () =>
      b.box('front', [rightFace - BASE_DEPTH, 0, rightEnd], [BASE_DEPTH, CARCASS_TOP, END_PANEL]),
    );
  }
  const wallRuns = [
    { units: plan.backWall, quarter: 0, at: [backStart, 0, 0] },
    { units: plan.leftWall, quarter: 1, at: [0, 0, leftEnd] },
  ] as const;
  for (const { units, quarter, at } of wallRuns) {
    b.within(quarter, at, () => {
      for (const module of readRun(units ?? '')) addWallCabinet(b, answers, module);
    });
  }
}

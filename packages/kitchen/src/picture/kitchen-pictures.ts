import { COLORS, COOKERS, HOUSE_KITCHEN, LAYOUTS, SHAPES, SIZES, WORKTOPS } from '../answer/answer.ts';
import { floorPlan } from '../still-life/floor-plan.ts';
import { ovenNoIdea } from '../still-life/oven-no-idea.ts';
import { cookerNoIdea, styleNoIdea } from '../still-life/undecided.ts';
import { budgetShot } from './budget-shots.ts';
import { type Picture, tile } from './picture.ts';
import { roomShot } from './room-shot.ts';
import { LONG_RUN, runShot } from './run-shots.ts';
import { neutralSizeShot, sizeShot } from './size-shots.ts';
import { stillShot, TABLE_VIEW } from './still-shot.ts';

/** Tiles that show a kitchen: one light, one camera to a question, one thing changed from tile to tile. */
export const KITCHEN_PICTURES: readonly Picture[] = [
  ...SHAPES.map((shape) => tile('question_shape', shape, () => roomShot({ ...HOUSE_KITCHEN, shape }))),
  ...SHAPES.flatMap((shape) =>
    SIZES.map((size) => tile(`question_size/${shape}`, size, () => sizeShot(shape, size))),
  ),
  ...SIZES.map((size) => tile('question_size/NOT_DECIDED', size, () => neutralSizeShot(size))),

  ...LAYOUTS.map((layout) => tile('question_layout', layout, () => roomShot({ ...HOUSE_KITCHEN, layout }))),
  tile('question_layout', 'STILL_PLANNING', () => stillShot(floorPlan(), { ...TABLE_VIEW, elevation: 40 })),

  tile('question_style', 'CLASSIC', () => runShot('room', { ...LONG_RUN, color: 'BRIGHT', worktop: 'WOOD' })),
  tile('question_style', 'MODERN', () => runShot('room', { ...LONG_RUN, style: 'MODERN', color: 'DARK' })),
  tile('question_style', 'COUNTRY_HOUSE', () =>
    runShot('room', { ...LONG_RUN, style: 'COUNTRY_HOUSE', worktop: 'WOOD' }),
  ),
  tile('question_style', 'NO_IDEA', () => stillShot(styleNoIdea())),

  ...COLORS.map((color) => tile('question_color', color, () => runShot('room', { ...LONG_RUN, color }))),

  ...WORKTOPS.map((worktop) =>
    tile('question_worktop_material', worktop, () =>
      runShot('worktop', { ...LONG_RUN, worktop }, { tiles: true }),
    ),
  ),

  ...COOKERS.map((cooker) =>
    tile('question_cooker_type', cooker, () => runShot('hob', { ...LONG_RUN, cooker, worktop: 'WOOD' })),
  ),
  tile('question_cooker_type', 'NO_IDEA', () =>
    stillShot(cookerNoIdea(), { ...TABLE_VIEW, azimuth: 34, elevation: 42 }),
  ),

  tile('question_oven_type', 'IN_BASE_CABINET', () =>
    runShot('ovenLow', { ...LONG_RUN, oven: 'IN_BASE_CABINET' }),
  ),
  tile('question_oven_type', 'AT_COUNTER_HEIGHT', () =>
    runShot('ovenHigh', { ...LONG_RUN, oven: 'AT_COUNTER_HEIGHT' }),
  ),
  tile('question_oven_type', 'NO_IDEA', () => stillShot(ovenNoIdea())),

  tile('question_budget', 'FROM_6K_10K', () => budgetShot(0)),
  tile('question_budget', 'FROM_10K_15K', () => budgetShot(1)),
  tile('question_budget', 'FROM_15K_20K', () => budgetShot(2)),
  tile('question_budget', 'OVER_20K', () => budgetShot(3)),
];

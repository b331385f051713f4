import { budget } from '@funnel/domain/question/budget';
import { color } from '@funnel/domain/question/color';
import { cookerType } from '@funnel/domain/question/cooker-type';
import { layout } from '@funnel/domain/question/layout';
import { ovenType } from '@funnel/domain/question/oven-type';
import { shape } from '@funnel/domain/question/shape';
import { size } from '@funnel/domain/question/size';
import { style } from '@funnel/domain/question/style';
import { worktopMaterial } from '@funnel/domain/question/worktop-material';
import { colors, cookers, layouts, shapes, sizes, worktops } from '../answer/answer.ts';
import { kitchenOf } from '../answer/kitchen-of.ts';
import { floorPlan } from '../still-life/floor-plan.ts';
import { ovenNoIdea } from '../still-life/oven-no-idea.ts';
import { cookerNoIdea, styleNoIdea } from '../still-life/undecided.ts';
import { budgetShot } from './budget-shots.ts';
import { type Picture, tile } from './picture.ts';
import { roomShot } from './room-shot.ts';
import { runShot } from './run-shots.ts';
import { neutralSizeShot, sizeShot } from './size-shots.ts';
import { stillShot, TABLE_VIEW } from './still-shot.ts';

/** Tiles that show a kitchen: one light, one camera to a question, one thing changed from tile to tile. */
export const KITCHEN_PICTURES: readonly Picture[] = [
  ...shapes.codes.map((code) => tile(shape, code, () => roomShot(kitchenOf({ question_shape: code })))),
  ...shapes.codes.flatMap((set) =>
    sizes.codes.map((code) => tile(size, code, () => sizeShot(set, code), { question_shape: set })),
  ),
  ...sizes.codes.map((code) =>
    tile(size, code, () => neutralSizeShot(code), { question_shape: 'NOT_DECIDED' }),
  ),

  ...layouts.codes.map((code) => tile(layout, code, () => roomShot(kitchenOf({ question_layout: code })))),
  tile(layout, 'STILL_PLANNING', () => stillShot(floorPlan(), { ...TABLE_VIEW, azimuth: 18, elevation: 50 })),

  tile(style, 'CLASSIC', () =>
    runShot('room', {
      question_style: 'CLASSIC',
      question_color: 'BRIGHT',
      question_worktop_material: 'WOOD',
    }),
  ),
  tile(style, 'MODERN', () => runShot('room', { question_style: 'MODERN', question_color: 'DARK' })),
  tile(style, 'COUNTRY_HOUSE', () =>
    runShot('room', { question_style: 'COUNTRY_HOUSE', question_worktop_material: 'WOOD' }),
  ),
  tile(style, 'NO_IDEA', () => stillShot(styleNoIdea())),

  ...colors.codes.map((code) =>
    tile(color, code, () => runShot('fronts', { question_size: 'FROM_3M_TO_5M', question_color: code })),
  ),

  ...worktops.codes.map((code) =>
    tile(worktopMaterial, code, () =>
      runShot('worktop', { question_worktop_material: code }, { tiles: true }),
    ),
  ),

  ...cookers.codes.map((code) =>
    tile(cookerType, code, () =>
      runShot('hob', { question_cooker_type: code, question_worktop_material: 'WOOD' }),
    ),
  ),
  tile(cookerType, 'NO_IDEA', () => stillShot(cookerNoIdea(), { ...TABLE_VIEW, azimuth: 34, elevation: 42 })),

  tile(ovenType, 'IN_BASE_CABINET', () => runShot('ovenLow', { question_oven_type: 'IN_BASE_CABINET' })),
  tile(ovenType, 'AT_COUNTER_HEIGHT', () => runShot('ovenHigh', { question_oven_type: 'AT_COUNTER_HEIGHT' })),
  tile(ovenType, 'NO_IDEA', () => stillShot(ovenNoIdea())),

  tile(budget, 'FROM_6K_10K', () => budgetShot(0)),
  tile(budget, 'FROM_10K_15K', () => budgetShot(1)),
  tile(budget, 'FROM_15K_20K', () => budgetShot(2)),
  tile(budget, 'OVER_20K', () => budgetShot(3)),
];

import type { Answers } from '@funnel/domain/question/questions';
import {
  colors,
  cookers,
  HOUSE_LOOK,
  type Kitchen,
  layouts,
  ovens,
  shapes,
  sizes,
  styles,
  worktops,
} from './answer.ts';

/** A kitchen for every enquiry: a missing or undecided answer is taken from the default kitchen. */
export function kitchenOf(answers: Answers): Kitchen {
  const layout = layouts.drawnFor(answers.question_layout);
  const oven = ovens.drawnFor(answers.question_oven_type);
  return {
    shape: shapes.drawnFor(answers.question_shape) ?? 'L_FORM',
    size: sizes.drawnFor(answers.question_size) ?? 'FROM_3M_TO_5M',
    style: styles.drawnFor(answers.question_style) ?? HOUSE_LOOK.style,
    color: colors.drawnFor(answers.question_color) ?? HOUSE_LOOK.color,
    worktop: worktops.drawnFor(answers.question_worktop_material) ?? HOUSE_LOOK.worktop,
    cooker: cookers.drawnFor(answers.question_cooker_type) ?? HOUSE_LOOK.cooker,
    ...(layout && { layout }),
    ...(oven && { oven }),
  };
}

export const HOUSE_KITCHEN = kitchenOf({});

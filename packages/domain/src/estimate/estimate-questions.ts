import type { Answers, QuestionKey } from '../question/questions.ts';

/** The parameters of a price estimate, and the question whose answer each is. */
export const ESTIMATE_QUESTIONS = {
  size: 'question_size',
  shape: 'question_shape',
  style: 'question_style',
  situation: 'question_cooking_situation',
  material: 'question_worktop_material',
} as const satisfies Record<string, QuestionKey>;

const keys: readonly QuestionKey[] = Object.values(ESTIMATE_QUESTIONS);

export function isEstimateQuestion(step: string): boolean {
  return (keys as readonly string[]).includes(step);
}

/** Whether an estimate for these answers is also valid for those. */
export function haveSameEstimate(these: Answers, those: Answers): boolean {
  return keys.every((key) => these[key] === those[key]);
}

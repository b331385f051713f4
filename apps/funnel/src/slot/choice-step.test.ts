import { expect, test } from 'vitest';
import { isChoiceStep } from './choice-step.ts';

test.each([
  [{ step: 'datepicker' }, true],
  [{ step: 'timepicker', date: '2026-11-16' }, true],
  [{ step: 'timepicker' }, false],
  [{ step: 'timepicker', date: 3 }, false],
  [{ step: 'question_shape' }, false],
  ['datepicker', false],
  [null, false],
  [undefined, false],
])('what the browser kept is a step only if it is whole: %j', (kept, isStep) => {
  expect(isChoiceStep(kept)).toBe(isStep);
});

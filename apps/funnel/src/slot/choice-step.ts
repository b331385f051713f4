/** The two steps of choosing a time: first the day, then the time of that day. */
export type ChoiceStep =
  | { readonly step: 'datepicker' }
  | { readonly step: 'timepicker'; readonly date: string };

export const FIRST_CHOICE: ChoiceStep = { step: 'datepicker' };

/** Whether a value from the browser's history is such a step. */
export function isChoiceStep(value: unknown): value is ChoiceStep {
  const { step, date } = (value ?? {}) as { step?: unknown; date?: unknown };
  return step === 'datepicker' || (step === 'timepicker' && typeof date === 'string');
}

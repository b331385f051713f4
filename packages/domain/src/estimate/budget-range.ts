import { budget } from '../question/budget.ts';

/** In euros. */
interface BudgetRange {
  readonly from: number;
  readonly to: number;
}

const THOUSAND = 1000;

/** Parses the code of an answer: FROM_15K_20K, UNDER_5K, OVER_20K. Undefined for any other code. */
export function budgetRange(code: string | undefined): BudgetRange | undefined {
  if (code === undefined || !Object.hasOwn(budget.labels, code)) return undefined;
  const [first = 0, second = Number.POSITIVE_INFINITY] = (code.match(/\d+/g) ?? []).map(
    (digits) => Number(digits) * THOUSAND,
  );
  return code.startsWith('UNDER') ? { from: 0, to: first } : { from: first, to: second };
}

import { budget } from '../question/budget.ts';

/** In euros. */
interface BudgetRange {
  readonly from: number;
  readonly to: number;
}

const THOUSAND = 1000;

/** What the code of an answer says: FROM_15K_20K, UNDER_5K, OVER_20K. Undefined if it is no such code. */
export function budgetRange(code: string | undefined): BudgetRange | undefined {
  if (code === undefined || !Object.hasOwn(budget.labels, code)) return undefined;
  const [first = 0, second = Number.POSITIVE_INFINITY] = (code.match(/\d+/g) ?? []).map(
    (digits) => Number(digits) * THOUSAND,
  );
  return code.startsWith('UNDER') ? { from: 0, to: first } : { from: first, to: second };
}

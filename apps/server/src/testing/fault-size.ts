import { appendFileSync } from 'node:fs';

interface Sizes<Size> {
  /** `npm test`; a `*.long.test.ts` is not part of it. */
  readonly quick?: Size;
  /** `npm run test:whole` */
  readonly whole: Size;
  /** `npm run test:faults` */
  readonly full: Size;
}

/** Picks the size of a fault test for the current run. */
export function faultSize<Size>({ whole, quick = whole, full }: Sizes<Size>): Size {
  if (process.env['FAULT_REPORT'] !== undefined) return full;
  return process.env['TEST_WHOLE'] === 'true' ? whole : quick;
}

/** True for `npm test`, which skips long tests with a short form. */
export const IS_QUICK = faultSize({ quick: true, whole: false, full: false });

/** Adds a row to the table that `npm run test:faults` prints. */
export function tellFault(what: string, figures: Readonly<Record<string, number>>): void {
  const report = process.env['FAULT_REPORT'];
  if (report !== undefined) appendFileSync(report, `${JSON.stringify({ what, figures })}\n`);
}

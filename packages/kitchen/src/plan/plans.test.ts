import { expect, test } from 'vitest';
import { ovens, shapes, sizes } from '../answer/answer.ts';
import { NEUTRAL_RUNS, PLANS, RUN_BANDS } from './plans.ts';
import { cabinetLength, readRun, runLength, worktopStretches } from './run.ts';
import { withOven } from './with-oven.ts';

const MODULES = [15, 30, 45, 60, 80, 90];
const ALL = shapes.codes.flatMap((shape) => sizes.codes.map((size) => [shape, size] as const));
const floorRuns = (shape: (typeof shapes.codes)[number], size: (typeof sizes.codes)[number]) => {
  const { back, left, right, island } = PLANS[shape][size];
  return [back, left, right, island].filter((run) => run !== undefined);
};

test.each(ALL)('%s %s: the cabinets add up to the length the answer names', (shape, size) => {
  const metres = floorRuns(shape, size).reduce((sum, run) => sum + cabinetLength(run), 0);
  expect(metres).toBeGreaterThan(RUN_BANDS[size].over);
  expect(metres).toBeLessThan(RUN_BANDS[size].upTo);
});

test.each(sizes.codes)('neutral run %s lies in its band', (size) => {
  expect(cabinetLength(NEUTRAL_RUNS[size])).toBeGreaterThan(RUN_BANDS[size].over);
  expect(cabinetLength(NEUTRAL_RUNS[size])).toBeLessThan(RUN_BANDS[size].upTo);
});

test.each(ALL)('%s %s: modules come in the sizes cabinets are made in, 60 the most common', (shape, size) => {
  const widths = floorRuns(shape, size)
    .flatMap(readRun)
    .filter(({ code }) => code !== 'X')
    .map(({ width }) => Math.round(width * 100));
  for (const width of widths) expect(MODULES).toContain(width);
  const count = (width: number) => widths.filter((each) => each === width).length;
  for (const width of MODULES) expect(count(60)).toBeGreaterThanOrEqual(count(width));
});

test.each(ALL)('%s %s: has a fridge, a sink, a hob and an oven or the room for one', (shape, size) => {
  const codes = floorRuns(shape, size)
    .flatMap(readRun)
    .map(({ code }) => code);
  for (const needed of [['TF'], ['S'], ['O', 'H']])
    expect(codes.some((code) => needed.includes(code))).toBe(true);
});

test.each(ovens.codes)('moving the oven to %s keeps the length of every run', (oven) => {
  for (const [shape, size] of ALL) {
    const plan = PLANS[shape][size];
    const moved = withOven(plan, oven);
    expect(runLength(moved.back)).toBe(runLength(plan.back));
    expect(runLength(moved.left ?? '')).toBe(runLength(plan.left ?? ''));
  }
});

test('a run string that names no module is refused', () => {
  expect(() => readRun('D60 60')).toThrow('not a module');
});

test('tall units part the worktop', () => {
  expect(worktopStretches('D60 TF60 S60 W60')).toEqual([
    { from: 0, to: 0.6 },
    { from: 1.2, to: 2.4 },
  ]);
});

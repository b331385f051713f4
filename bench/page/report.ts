import type { Measures } from './load-page.ts';

export const TARGETS = ['limit', 'limit-slide', 'funnel'] as const;
export type Target = (typeof TARGETS)[number];
export type Visits = Readonly<Record<Target, readonly Measures[]>>;

interface Row {
  readonly measure: keyof Measures;
  readonly label: string;
  readonly digits?: number;
  readonly divideBy?: number;
  /** The baseline. */
  readonly ratioTo?: Target;
  /** For the ratio if there is one, else for the value. */
  readonly goal?: number;
}

const KB = { divideBy: 1024, digits: 1 };
const ROWS: readonly Row[] = [
  { measure: 'document', label: 'HTML with CSS, KB', ...KB },
  { measure: 'script', label: 'script, KB', ...KB, goal: 80 },
  { measure: 'font', label: 'fonts, KB', ...KB },
  { measure: 'image', label: 'pictures, KB', ...KB },
  { measure: 'ahead', label: 'fetched ahead, KB', ...KB },
  { measure: 'fcp', label: 'first paint (FCP), ms', ratioTo: 'limit' },
  { measure: 'lcp', label: 'largest paint (LCP), ms', ratioTo: 'limit', goal: 1.3 },
  { measure: 'answer', label: 'time to answer, ms', ratioTo: 'limit', goal: 1.3 },
  { measure: 'tbt', label: 'blocked time (TBT), ms', goal: 120 },
  { measure: 'cls', label: 'layout shift (CLS)', digits: 3, goal: 0 },
  { measure: 'walk', label: 'walk, ms', ratioTo: 'limit-slide', goal: 1.2 },
];

export function reportOf(visits: Visits): string {
  const head = ['', ...TARGETS, 'ratio', 'goal', ''];
  const table = [head, ...ROWS.map((row) => cellsOf(row, visits))];
  const widths = head.map((_, column) => Math.max(...table.map((cells) => cells[column]?.length ?? 0)));
  const lines = table.map((cells) =>
    cells
      .map((cell, column) => pad(cell, widths[column] ?? 0, column))
      .join('  ')
      .trimEnd(),
  );
  return `${lines.join('\n')}\n\n${noiseOf(visits)}`;
}

function cellsOf({ measure, label, digits = 0, divideBy = 1, ratioTo, goal }: Row, visits: Visits): string[] {
  const of = (target: Target) => medianOf(visits, target, measure) / divideBy;
  const ratio = ratioTo && of('funnel') / of(ratioTo);
  const judged = ratio ?? of('funnel');
  return [
    label,
    ...TARGETS.map((target) => show(of(target), digits)),
    ratio === undefined ? '' : show(ratio, 2),
    goal === undefined ? '' : `<= ${goal}`,
    goal === undefined
      ? ''
      : Number(judged.toFixed(ratio === undefined ? digits : 2)) <= goal
        ? 'met'
        : 'NOT MET',
  ];
}

/** Both limit pages are identical until the first tap: their difference is noise. */
function noiseOf(visits: Visits): string {
  const apart = (['fcp', 'lcp', 'answer'] as const).map((measure) => {
    const [one, other] = [medianOf(visits, 'limit', measure), medianOf(visits, 'limit-slide', measure)];
    return Math.max(one, other) / Math.min(one, other);
  });
  return `Noise: the two limit pages load the same, yet lie up to ${show(Math.max(...apart), 2)} times apart.`;
}

function medianOf(visits: Visits, target: Target, measure: keyof Measures): number {
  return median(visits[target].map((visit) => visit[measure]));
}

/** NaN if nothing was reported, which meets no goal. */
function median(values: readonly (number | null)[]): number {
  const sorted = values.filter((value) => value !== null).toSorted((a, b) => a - b);
  const middle = sorted.length >> 1;
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : (upper + (sorted[middle - 1] ?? Number.NaN)) / 2;
}

const show = (value: number, digits: number) => (Number.isNaN(value) ? '-' : value.toFixed(digits));

/** Text left-aligned, numbers right-aligned. */
const pad = (cell: string, width: number, column: number) =>
  column === 0 || column > TARGETS.length + 1 ? cell.padEnd(width) : cell.padStart(width);

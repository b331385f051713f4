/** One module of a run: its letter code, its width and where it starts, in metres. */
export interface Module {
  code: string;
  width: number;
  start: number;
}

/** Reads a run string such as `TF60 D60 S60 X5`: a code and a width in centimetres per module. */
export function readRun(run: string): Module[] {
  let start = 0;
  return run
    .split(' ')
    .filter(Boolean)
    .map((word) => {
      const [, code, centimetres] = /^([A-Za-z_]+)(\d+)$/.exec(word) ?? [];
      if (!code || !centimetres) throw new Error(`not a module: ${word}`);
      const module = { code, width: Number(centimetres) / 100, start };
      start = round(start + module.width);
      return module;
    });
}

export const runLength = (run: string): number =>
  round(readRun(run).reduce((sum, { width }) => sum + width, 0));

/** The length that a customer measures: cabinets without fillers and gaps. */
export const cabinetLength = (run: string): number =>
  round(readRun(run).reduce((sum, { code, width }) => (code === 'X' || code === '_' ? sum : sum + width), 0));

export interface Stretch {
  from: number;
  to: number;
}

/** The stretches of a run that carry a worktop: everything between tall units. */
export function worktopStretches(run: string): Stretch[] {
  const stretches: Stretch[] = [];
  let open: Stretch | undefined;
  for (const { code, start, width } of readRun(run)) {
    if (isTall(code)) open = undefined;
    else if (open) open.to = round(start + width);
    else {
      open = { from: start, to: round(start + width) };
      stretches.push(open);
    }
  }
  return stretches;
}

export const isTall = (code: string): boolean => code.startsWith('T');

/** Prevents floating-point drift in sums of centimetres. */
const round = (metres: number): number => Math.round(metres * 1000) / 1000;

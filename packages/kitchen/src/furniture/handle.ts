import type { Style } from '../answer/answer.ts';
import type { Builder } from '../part/builder.ts';

export type HandleSide = 'top' | 'bottom' | 'left' | 'right';
export interface FrontFace {
  x: number;
  y: number;
  width: number;
  height: number;
  /** The plane the handle is screwed to. */
  z: number;
  drawer: boolean;
}

/** Above eye level a handle sits low on the door, below it sits high. */
const hangsHigh = (face: FrontFace): boolean => face.y > 1.2;

export function addHandle(b: Builder, style: Style, side: HandleSide, face: FrontFace): void {
  if (style === 'MODERN') return;
  if (style === 'COUNTRY_HOUSE') {
    if (face.drawer) addCupPull(b, face);
    else addKnob(b, side, face);
    return;
  }
  if (side === 'left' || side === 'right') addUprightBar(b, side, face);
  else addLevelBar(b, side, face);
}

function addCupPull(b: Builder, { x, y, width, height, z }: FrontFace): void {
  const [cx, cy] = [x + width / 2, y + height / 2];
  b.tube(
    'handle',
    [
      [cx - 0.045, cy, z + 0.002],
      [cx - 0.04, cy, z + 0.022],
      [cx + 0.04, cy, z + 0.022],
      [cx + 0.045, cy, z + 0.002],
    ],
    0.006,
  );
}

function addKnob(b: Builder, side: HandleSide, face: FrontFace): void {
  const { x, y, width, height, z } = face;
  const cx = side === 'left' ? x + 0.04 : side === 'right' ? x + width - 0.04 : x + width / 2;
  const cy = hangsHigh(face) ? y + 0.09 : y + height - 0.11;
  b.cylinder('handle', [cx, cy, z], 0.006, 0.018, { axis: 2 });
  b.sphere('handle', [cx, cy, z + 0.024], 0.014);
}

const BAR = 0.006;
const STAND_OFF = 0.03;

function addUprightBar(b: Builder, side: 'left' | 'right', face: FrontFace): void {
  const length = Math.min(0.32, face.height * 0.5);
  const cx = side === 'left' ? face.x + 0.035 : face.x + face.width - 0.035;
  const y = hangsHigh(face) ? face.y + 0.05 : face.y + face.height - 0.05 - length;
  b.box('handle', [cx - BAR, y, face.z + STAND_OFF - 0.004], [2 * BAR, length, 0.009]);
  for (const t of [0.1, 0.9])
    b.cylinder('handle', [cx, y + length * t, face.z], 0.0045, STAND_OFF, { axis: 2 });
}

function addLevelBar(b: Builder, side: 'top' | 'bottom', face: FrontFace): void {
  const length = Math.min(0.32, face.width * 0.55);
  const cy = side === 'top' ? face.y + face.height - 0.04 : face.y + 0.04;
  const x = face.x + (face.width - length) / 2;
  b.box('handle', [x, cy - BAR, face.z + STAND_OFF - 0.004], [length, 2 * BAR, 0.009]);
  for (const t of [0.1, 0.9])
    b.cylinder('handle', [x + length * t, cy, face.z], 0.0045, STAND_OFF, { axis: 2 });
}

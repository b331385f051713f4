import type { Style } from '../answer/answer.ts';
import type { MaterialName } from '../material/material-name.ts';
import type { Builder } from '../part/builder.ts';
import { addHandle, type HandleSide } from './handle.ts';
import { FRONT_GAP, FRONT_THICKNESS } from './measures.ts';

export interface Front {
  x: number;
  y: number;
  width: number;
  height: number;
  /** Depth of the carcass it hangs on. */
  depth: number;
  material: MaterialName;
  handle?: HandleSide;
  drawer?: boolean;
}

/** A door or drawer front with its handle, in run coordinates. */
export function addFront(b: Builder, style: Style, front: Front): void {
  const x = front.x + FRONT_GAP / 2;
  const y = front.y + FRONT_GAP / 2;
  const width = front.width - FRONT_GAP;
  const height = front.height - FRONT_GAP;
  const { depth, material, handle, drawer = false } = front;
  if (style === 'COUNTRY_HOUSE') addFrameAndPanel(b, material, x, y, width, height, depth);
  else b.box(material, [x, y, depth], [width, height, FRONT_THICKNESS], 0.0025);
  if (handle) addHandle(b, style, handle, { x, y, width, height, z: depth + FRONT_THICKNESS, drawer });
}

const STILE = 0.075;
const PANEL_SETBACK = 0.011;

function addFrameAndPanel(
  b: Builder,
  m: MaterialName,
  x: number,
  y: number,
  w: number,
  h: number,
  z: number,
): void {
  const f = Math.min(STILE, h * 0.28, w * 0.28);
  const inner = w - 2 * f;
  b.box(m, [x, y, z], [f, h, FRONT_THICKNESS]);
  b.box(m, [x + w - f, y, z], [f, h, FRONT_THICKNESS]);
  b.box(m, [x + f, y + h - f, z], [inner, f, FRONT_THICKNESS], 0.003, 0);
  b.box(m, [x + f, y, z], [inner, f, FRONT_THICKNESS], 0.003, 0);
  const tuck = 0.001;
  const panel = FRONT_THICKNESS - PANEL_SETBACK;
  b.box(m, [x + f - tuck, y + f - tuck, z], [inner + 2 * tuck, h - 2 * f + 2 * tuck, panel], 0.001);
}

import type { Cooker } from '../answer/answer.ts';
import type { MaterialName } from '../material/material-name.ts';
import type { Builder } from '../part/builder.ts';
import type { Vec3 } from '../part/vector.ts';

/** Where pots stand: offset from the hob's middle, and the zone's radius. */
interface Zone {
  dx: number;
  dz: number;
  radius: number;
  hot: boolean;
}
const HOB_DEPTH = 0.51;
const zones = (width: number): Zone[] => {
  const spread = width > 0.7 ? 0.23 : 0.155;
  return [
    { dx: -spread, dz: -0.125, radius: 0.08, hot: false },
    { dx: -spread, dz: 0.105, radius: 0.1, hot: true },
    { dx: spread, dz: -0.125, radius: 0.105, hot: true },
    { dx: spread, dz: 0.115, radius: 0.08, hot: false },
  ];
};

/** How high cookware stands over the worktop. */
export const cookwareLift = (cooker: Cooker): number => (cooker === 'GAS' ? 0.048 : 0.008);
export const hobWidthIn = (cabinet: number): number => (cabinet > 0.7 ? 0.8 : 0.58);
/** The middle of the rear left zone, seen from the cook. */
export const rearZone = (width: number): { dx: number; dz: number } => ({
  dx: width > 0.7 ? -0.23 : -0.155,
  dz: -0.125,
});

/** A hob let into the worktop; `at` is its middle on the worktop. */
export function addHob(b: Builder, cooker: Cooker, at: Vec3, width: number): void {
  b.thing('appliance', 'hob', () => {
    if (cooker === 'GAS') addGasHob(b, at, width);
    else addGlassHob(b, cooker, at, width);
  });
}

function addGlassHob(b: Builder, cooker: Cooker, [x, y, z]: Vec3, width: number): void {
  b.box('hobGlass', [x - width / 2, y - 0.001, z - HOB_DEPTH / 2], [width, 0.007, HOB_DEPTH], 0.0025);
  const top = y + 0.0064;
  for (const { dx, dz, radius, hot } of zones(width)) {
    const middle: Vec3 = [x + dx, top, z + dz];
    addRing(b, 'hobMark', middle, radius, 0.005);
    if (cooker === 'INDUCTION') addCross(b, middle);
    else if (hot) addGlow(b, middle, radius - 0.012);
    else addRing(b, 'hobMark', middle, radius * 0.6, 0.004);
  }
  if (cooker === 'CERAMIC_HOB') addSteelFrame(b, [x, y, z], width);
  const rail = z + HOB_DEPTH / 2 - 0.035;
  for (let i = 0; i < 7; i++) b.box('hobMark', [x - 0.1 + i * 0.03, top, rail], [0.014, 0.0006, 0.004], 0);
  b.box('hobDot', [x + 0.12, top, rail - 0.001], [0.02, 0.0006, 0.006], 0);
}

/** A flat ring on the glass, its outer edge at the radius. */
function addRing(b: Builder, material: MaterialName, at: Vec3, radius: number, width: number): void {
  const inner = Math.max(0.0005, radius - width);
  b.lathe(material, at, [
    [inner, 0],
    [inner, 0.0006],
    [radius, 0.0006],
    [radius, 0],
  ]);
}

function addCross(b: Builder, [x, y, z]: Vec3): void {
  const arm = 0.018;
  b.box('hobMark', [x - arm, y, z - 0.002], [2 * arm, 0.0006, 0.004], 0);
  b.box('hobMark', [x - 0.002, y, z - arm], [0.004, 0.0006, 2 * arm], 0);
}

const COILS = 7;

/** A radiant heater that shines through the glass: close bright coils on a dark red disc. */
function addGlow(b: Builder, [x, y, z]: Vec3, radius: number): void {
  addRing(b, 'hobEmber', [x, y, z], radius, radius);
  const step = radius / COILS;
  for (let i = 1; i <= COILS; i++) addRing(b, 'hobHeat', [x, y + 0.0006, z], i * step, step * 0.78);
}

/** Ceramic hobs are framed; induction hobs lie flush. */
function addSteelFrame(b: Builder, [x, y, z]: Vec3, width: number): void {
  const bar = 0.014;
  const [left, back] = [x - width / 2 - bar / 2, z - HOB_DEPTH / 2 - bar / 2];
  for (const dz of [0, HOB_DEPTH])
    b.box('steel', [left, y - 0.001, back + dz], [width + bar, 0.011, bar], 0.003);
  for (const dx of [0, width])
    b.box('steel', [left + dx, y - 0.001, back + bar], [bar, 0.011, HOB_DEPTH - bar], 0.003);
}

function addGasHob(b: Builder, [x, y, z]: Vec3, width: number): void {
  b.box('darkSteel', [x - width / 2, y - 0.001, z - HOB_DEPTH / 2], [width, 0.009, HOB_DEPTH]);
  for (const { dx, dz, radius, hot } of zones(width)) {
    const r = radius * 0.55;
    const [cx, cz] = [x + dx, z + dz - 0.01];
    b.cylinder('castIron', [cx, y + 0.008, cz], r, 0.012, { endRadius: r * 0.9, bevel: 0.002 });
    b.cylinder('burner', [cx, y + 0.02, cz], r * 0.72, 0.008, { endRadius: r * 0.66, bevel: 0.002 });
    if (hot) addFlames(b, [cx, y + 0.02, cz], r * 0.95);
  }
  const spread = width > 0.7 ? 0.23 : 0.155;
  for (const side of [-1, 1]) addGrate(b, [x + side * spread, y, z - 0.01], width > 0.7 ? 0.33 : 0.28);
  for (let i = 0; i < 4; i++) {
    b.cylinder('steel', [x - 0.105 + i * 0.07, y + 0.007, z + HOB_DEPTH / 2 - 0.03], 0.017, 0.024, {
      endRadius: 0.015,
      bevel: 0.002,
    });
  }
}

function addFlames(b: Builder, [x, y, z]: Vec3, radius: number): void {
  for (let i = 0; i < 16; i++) {
    const angle = (i / 16) * 2 * Math.PI;
    b.sphere('gasFlame', [x + Math.cos(angle) * radius, y, z + Math.sin(angle) * radius], 0.0055, 1.7);
  }
}

function addGrate(b: Builder, [x, y, z]: Vec3, width: number): void {
  const [depth, bar, top] = [0.42, 0.012, y + 0.036];
  const across = (dz: number) => b.box('castIron', [x - width / 2, top, z + dz - bar / 2], [width, bar, bar]);
  const along = (dx: number) => b.box('castIron', [x + dx - bar / 2, top, z - depth / 2], [bar, bar, depth]);
  for (const dz of [-depth / 2, -0.115, 0.115, depth / 2]) across(dz);
  for (const dx of [-width / 2, 0, width / 2]) along(dx);
  for (const sx of [-1, 1]) {
    for (const sz of [-1, 1]) {
      b.box(
        'castIron',
        [x + (sx * width) / 2 - bar / 2, y + 0.006, z + (sz * depth) / 2 - bar / 2],
        [bar, 0.032, bar],
        0.002,
      );
    }
  }
}

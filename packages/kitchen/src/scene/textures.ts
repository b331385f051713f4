import type { DataTexture } from 'three';
import type { TextureName } from '../material/material.ts';
import { cloud, hash, noise } from './noise.ts';
import { mix, paintTexture, type Rgb, rgb } from './paint-texture.ts';

/** Rings, fibres and pores of sawn timber; the grain runs along v. */
function grain(u: number, v: number, across: number, along: number, seed: number) {
  const warp = cloud(u * across, v * along, across, along, 3, seed) * 1.6;
  const ring = Math.abs(((((u * across * 1.2 + warp * 2.2) % 1) + 1) % 1) * 2 - 1);
  const fine = noise(u * across * 26, v * along * 3, across * 26, along * 3, seed + 5);
  const finer = noise(u * across * 60, v * along * 8, across * 60, along * 8, seed + 9);
  const pore = noise(u * across * 40, v * along * 6, across * 40, along * 6, seed + 3) > 0.8 ? 1 : 0;
  const low = cloud(u * across * 0.5, v * along, Math.max(1, across * 0.5), along, 2, seed + 21);
  return { ring, fibre: fine * 0.6 + finer * 0.4, pore, low };
}

function wood(light: string, middle: string, dark: string, seed: number): DataTexture {
  const [a, b, d] = [rgb(light), rgb(middle), rgb(dark)];
  return paintTexture(512, 1024, [0.6, 2.4], (u, v) => {
    const g = grain(u, v, 6, 3, seed);
    return mix(mix(a, b, 0.25 * g.ring + 0.55 * g.low), d, 0.22 * g.fibre + 0.12 * g.pore);
  });
}

const JOINT: Rgb = [70, 48, 30];

/** Eight rows of planks, two boards to a row, each with its own tint, offset and grain. */
function floor(): DataTexture {
  const [rows, plank, boards] = [8, 0.19, 2];
  const [a, b, d] = [rgb('#DCC6A6'), rgb('#CFB490'), rgb('#AD8E68')];
  return paintTexture(1024, 2048, [rows * plank, 3.6], (u, v) => {
    const row = Math.floor(u * rows);
    const across = u * rows - row;
    const shifted = (v * boards + hash(row, 3, 7) * boards) % boards;
    const board = Math.floor(shifted);
    const along = shifted - board;
    const id = row * 13 + board * 7;
    const tint = hash(id, 5, 9);
    const g = grain((across + hash(id, 1, 1) * 7) / 8, (along + hash(id, 2, 2) * 3) / 3, 8, 3, id % 23);
    const face = mix(a, b, 0.3 * tint + 0.3 * g.low + 0.15 * g.ring);
    const color = mix(face, d, 0.14 * g.fibre + 0.05 * g.pore + 0.1 * tint);
    const edge = Math.min(Math.min(across, 1 - across) * plank, Math.min(along, 1 - along) * 1.8);
    return edge < 0.0022 ? mix(color, JOINT, 0.55 * (1 - edge / 0.0022)) : color;
  });
}

/** White stone with warm clouds and grey veins where warped noise crosses its middle. */
function quartz(): DataTexture {
  const [base, vein, warm] = [rgb('#F1EDE6'), rgb('#A39A90'), rgb('#DED2C2')];
  const [p, s] = [3, 3];
  const ridge = (n: number, sharpness: number) => (1 - Math.abs(n * 2 - 1)) ** sharpness;
  return paintTexture(1024, 1024, [1.7, 1.7], (u, v) => {
    const wx = cloud(u * p, v * p, p, p, 5, s);
    const wy = cloud(u * p, v * p, p, p, 5, s + 40);
    const broad = ridge(cloud(u * p + wx * 2.4, v * p + wy * 2.4, p, p, 5, s + 80), 26);
    const narrow = ridge(cloud(u * p * 2 + wy * 2, v * p * 2 + wx * 2, p * 2, p * 2, 4, s + 120), 40) * 0.35;
    const clouded = mix(base, warm, Math.max(0, cloud(u * p, v * p, p, p, 3, s + 160) - 0.45) * 0.9);
    return mix(clouded, vein, Math.min(1, broad * 0.62 + narrow));
  });
}

/** Clouded, finely speckled plates: ceramic and laminate. */
function plate(light: string, dark: string, seed: number, speckle: number): DataTexture {
  const [a, b] = [rgb(light), rgb(dark)];
  return paintTexture(512, 512, [1.4, 1.4], (u, v, x, y) => {
    const broad = Math.min(1, Math.max(0, (cloud(u * 4, v * 4, 4, 4, 6, seed) - 0.3) * 1.6));
    const [r, g, c] = mix(a, b, broad * 0.8 + cloud(u * 9, v * 9, 9, 9, 3, seed + 30) * 0.2);
    const spot = (hash(x, y, seed) - 0.5) * 255 * speckle;
    return [r + spot, g + spot, c + spot];
  });
}

function fabric(): DataTexture {
  const [a, b] = [rgb('#E4D8C6'), rgb('#CDBCA5')];
  const thread = (t: number) => Math.sin(t * Math.PI * 2 * 32) * 0.25 + 0.25;
  return paintTexture(256, 256, [0.25, 0.25], (u, v, x, y) =>
    mix(a, b, (thread(u) + thread(v)) * 0.6 + hash(x, y, 3) * 0.4),
  );
}

const PAINTERS: Record<TextureName, () => DataTexture> = {
  oak: () => wood('#CDAA80', '#BB9265', '#96704A', 1),
  'light-oak': () => wood('#D8BC97', '#C9A67B', '#A98659', 4),
  walnut: () => wood('#7A5336', '#5E3D26', '#3E2717', 7),
  floor,
  quartz,
  'ceramic-plate': () => plate('#4A4B4A', '#343636', 5, 0.03),
  laminate: () => plate('#B9B8B4', '#9C9B97', 8, 0.05),
  fabric,
};
const painted = new Map<TextureName, DataTexture>();

/** Painted on first use and cached, because painting takes seconds. */
export function textureOf(name: TextureName): DataTexture {
  const known = painted.get(name);
  if (known) return known;
  const texture = PAINTERS[name]();
  painted.set(name, texture);
  return texture;
}

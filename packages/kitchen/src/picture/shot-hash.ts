import { TILE_HEIGHT, TILE_WIDTH } from '@funnel/picture/picture-file';
import { materialsOf } from '../material/look-materials.ts';
import type { Picture } from './picture.ts';

/** Raise it when a change in scene, light or textures draws the same shot differently. */
const RENDERER_VERSION = 1;

/** Detects a stale picture without rendering. */
export function shotHash({ shot, width = TILE_WIDTH, height = TILE_HEIGHT }: Picture): string {
  const { model, camera, daylight } = shot();
  const { parts, lamps, look, room } = model;
  const all = materialsOf(look);
  const materials = [...new Set(parts.map(({ material }) => material))]
    .sort()
    .map((name) => [name, all[name]]);
  const plantMaterials = [all.leaf, all.paleLeaf, all.stem];
  const drawn = {
    RENDERER_VERSION,
    width,
    height,
    parts,
    lamps,
    room,
    camera,
    daylight,
    materials,
    plantMaterials,
  };
  return fingerprint(JSON.stringify(drawn, rounded));
}

/** Different machines may differ in the last digit of a sine. */
const rounded = (_: string, value: unknown): unknown =>
  typeof value === 'number' ? Math.round(value * 1e5) / 1e5 || 0 : value;

/** Two 32-bit hashes side by side: enough to notice a change, and the same in every browser. */
function fingerprint(text: string): string {
  let [a, b] = [0xdeadbeef, 0x41c6ce57];
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    a = Math.imul(a ^ code, 2654435761);
    b = Math.imul(b ^ code, 1597334677);
  }
  const hex = (n: number) => (n >>> 0).toString(16).padStart(8, '0');
  return hex(a ^ (b >>> 15)) + hex(b ^ (a >>> 13));
}

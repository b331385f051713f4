import { BufferAttribute, type BufferGeometry } from 'three';
import type { Axis, Point } from '../part/vector.ts';

/**
 * Texture coordinates in metres from the world position, v along the grain. The offset gives each door its own grain.
 */
export function mapByBox(geometry: BufferGeometry, grain: Axis, offset: Point): void {
  const position = geometry.getAttribute('position');
  const normal = geometry.getAttribute('normal');
  const uv = new Float32Array(position.count * 2);
  for (let i = 0; i < position.count; i++) {
    const at = [position.getX(i), position.getY(i), position.getZ(i)] as const;
    const [nx, ny, nz] = [Math.abs(normal.getX(i)), Math.abs(normal.getY(i)), Math.abs(normal.getZ(i))];
    const facing = nx >= ny && nx >= nz ? 0 : ny >= nz ? 1 : 2;
    const v = (facing === grain ? (grain + 1) % 3 : grain) as Axis;
    const u = (3 - facing - v) as Axis;
    uv[i * 2] = at[u] + offset[0];
    uv[i * 2 + 1] = at[v] + offset[1];
  }
  geometry.setAttribute('uv', new BufferAttribute(uv, 2));
}

import { type BufferGeometry, Group, Mesh, type MeshStandardMaterial } from 'three';
import { mergeGeometries } from 'three/examples/jsm/utils/BufferGeometryUtils.js';
import type { Model } from '../kitchen/model.ts';
import { materialsOf } from '../material/look-materials.ts';
import type { Material } from '../material/material.ts';
import type { MaterialName } from '../material/material-name.ts';
import type { Part } from '../part/part.ts';
import { seededRandom } from '../part/seeded-random.ts';
import type { Axis, Point } from '../part/vector.ts';
import { mapByBox } from './box-mapping.ts';
import { partGeometry } from './part-geometry.ts';
import { plantGeometry } from './plant-geometry.ts';
import { surfaceOf } from './surface.ts';

export interface SurfaceMesh extends Mesh<BufferGeometry, MeshStandardMaterial> {
  userData: { shadow: 'all' | 'direct' | 'none' };
}

const KEPT = new Set(['position', 'normal', 'uv']);

/** Keeps only the attributes that every geometry has: others cannot be merged. */
function plain(geometry: BufferGeometry): BufferGeometry {
  const flat = geometry.index ? geometry.toNonIndexed() : geometry;
  for (const name of Object.keys(flat.attributes)) if (!KEPT.has(name)) flat.deleteAttribute(name);
  return flat;
}

const grainOf = (part: Part): Axis =>
  'grain' in part ? part.grain : part.kind === 'wall' || part.kind === 'extrusion' ? 1 : 0;
/** The texture runs through floor and worktop; every other part gets its own piece of it. */
const isContinuous = (part: Part): boolean => part.material === 'floor' || part.material === 'worktop';

/** One mesh per material, geometry baked in room coordinates. */
export function buildScene(model: Model): Group {
  const byMaterial = new Map<MaterialName, BufferGeometry[]>();
  const add = (material: MaterialName, geometry: BufferGeometry) => {
    const list = byMaterial.get(material) ?? [];
    byMaterial.set(material, list);
    list.push(geometry);
  };
  for (const [i, part] of model.parts.entries()) {
    if (part.kind === 'plant') {
      for (const { material, geometry } of plantGeometry(part)) add(material, plain(geometry));
      continue;
    }
    const random = seededRandom(i + 18);
    const offset: Point = isContinuous(part) ? [0, 0] : [random() * 3, random() * 7];
    const geometry = plain(partGeometry(part));
    mapByBox(geometry, grainOf(part), offset);
    add(part.material, geometry);
  }
  const materials = materialsOf(model.look);
  const group = new Group();
  for (const [name, geometries] of byMaterial) {
    const material: Material = materials[name];
    const mesh = new Mesh(mergeGeometries(geometries, false), surfaceOf(material)) as SurfaceMesh;
    mesh.name = name;
    mesh.userData.shadow = material.shadow ?? 'all';
    group.add(mesh);
  }
  return group;
}

export const meshesOf = (group: Group): SurfaceMesh[] =>
  group.children.filter((child): child is SurfaceMesh => child instanceof Mesh);

export function disposeScene(group: Group): void {
  for (const { geometry, material } of meshesOf(group)) {
    geometry.dispose();
    material.dispose();
  }
}

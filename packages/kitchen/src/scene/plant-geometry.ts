import {
  BufferGeometry,
  CatmullRomCurve3,
  Euler,
  Float32BufferAttribute,
  Matrix4,
  Quaternion,
  TubeGeometry,
  Vector3,
} from 'three';
import type { Plant } from '../part/part.ts';
import { seededRandom } from '../part/seeded-random.ts';

export interface Leafage {
  material: 'leaf' | 'paleLeaf' | 'stem';
  geometry: BufferGeometry;
}

/** One bent leaf with a fold along its middle, growing up from the origin. */
function leaf(length: number, width: number, bend: number, segments: number, round = false): BufferGeometry {
  const positions: number[] = [];
  const normals: number[] = [];
  const indices: number[] = [];
  for (let i = 0; i <= segments; i++) {
    const t = i / segments;
    const outline = round ? Math.sqrt(Math.max(0, 1 - (2 * t - 1) ** 2)) : Math.sin(Math.PI * t ** 0.75);
    const w = width * outline + 0.001;
    const [y, z] = [length * t * Math.cos(bend * t), length * t * Math.sin(bend * t)];
    for (const side of [-1, 0, 1]) {
      positions.push((side * w) / 2, y, z + (side === 0 ? -w * 0.12 : 0));
      normals.push(side * 0.3, -Math.sin(bend * t), Math.cos(bend * t));
    }
    if (i === segments) continue;
    for (const k of [i * 3, i * 3 + 1]) indices.push(k, k + 1, k + 3, k + 1, k + 4, k + 3);
  }
  const geometry = new BufferGeometry();
  geometry.setAttribute('position', new Float32BufferAttribute(positions, 3));
  geometry.setAttribute('normal', new Float32BufferAttribute(normals, 3));
  geometry.setAttribute('uv', new Float32BufferAttribute(new Float32Array((positions.length / 3) * 2), 2));
  geometry.setIndex(indices);
  return geometry;
}

/** Leaves and stems of a plant, in the room. */
export function plantGeometry(plant: Plant): Leafage[] {
  const out: Leafage[] = [];
  const random = seededRandom(plant.seed * 7 + 3);
  const origin = new Vector3(...plant.at);
  const put = (
    material: Leafage['material'],
    geometry: BufferGeometry,
    at: Vector3,
    yaw: number,
    pitch: number,
  ) => {
    const turn = new Quaternion().setFromEuler(new Euler(pitch, yaw, 0, 'YXZ'));
    geometry.applyMatrix4(new Matrix4().compose(at.clone().add(origin), turn, new Vector3(1, 1, 1)));
    out.push({ material, geometry });
  };
  const stem = (curve: CatmullRomCurve3, radius: number) => {
    const geometry = new TubeGeometry(curve, 12, radius, 8);
    out.push({ material: 'stem', geometry: geometry.translate(...plant.at) });
  };
  if (plant.habit === 'bush') growBush(plant, random, put);
  else if (plant.habit === 'tree') growTree(plant, random, put, stem);
  else growSprigs(plant, random, put, stem);
  return out;
}

type Put = (
  material: Leafage['material'],
  geometry: BufferGeometry,
  at: Vector3,
  yaw: number,
  pitch: number,
) => void;
type PutStem = (curve: CatmullRomCurve3, radius: number) => void;
const TURN = Math.PI * 2;

function growBush({ leaves, radius, height }: Plant, random: () => number, put: Put): void {
  for (let i = 0; i < leaves; i++) {
    const out = Math.sqrt(random());
    const yaw = random() * TURN;
    const reach = radius * 0.55 * out * random();
    const at = new Vector3(Math.sin(yaw) * reach, height * (0.05 + 0.6 * random()), Math.cos(yaw) * reach);
    const length = height * (0.32 + 0.2 * random());
    put(
      i % 4 ? 'leaf' : 'paleLeaf',
      leaf(length, length * 0.52, 0.5 + random() * 0.5, 3),
      at,
      yaw,
      0.35 + out * 0.9 * random(),
    );
  }
}

function growTree({ leaves, radius, height }: Plant, random: () => number, put: Put, stem: PutStem): void {
  const stems = 3;
  const size = Math.min(1, height / 1.15);
  for (let s = 0; s < stems; s++) {
    const angle = s * 2.1 + random();
    const top = new Vector3(
      Math.sin(angle) * radius * 0.35,
      height * (0.75 + 0.2 * random()),
      Math.cos(angle) * radius * 0.35,
    );
    const curve = new CatmullRomCurve3([
      new Vector3(),
      new Vector3(top.x * 0.3, top.y * 0.45, top.z * 0.3),
      top,
    ]);
    stem(curve, 0.011 * size);
    const count = Math.floor(leaves / stems);
    for (let i = 0; i < count; i++) {
      const t = 0.35 + 0.65 * (i / count);
      const yaw = i * 2.4 + random();
      const length = (0.2 + 0.12 * random()) * size;
      const pitch = 0.5 + random() * 0.6 - (t > 0.9 ? 0.4 : 0);
      put(i % 5 ? 'leaf' : 'paleLeaf', leaf(length, length * 0.48, 0.9, 5), curve.getPoint(t), yaw, pitch);
    }
  }
}

function growSprigs({ leaves, radius, height }: Plant, random: () => number, put: Put, stem: PutStem): void {
  const stems = Math.max(4, Math.floor(leaves / 4));
  const size = Math.min(1.4, height / 0.42);
  for (let s = 0; s < stems; s++) {
    const angle = (s * TURN) / stems + random() * 0.7;
    const spread = 0.35 + 0.65 * random();
    const top = new Vector3(
      Math.sin(angle) * radius * spread,
      height * (0.65 + 0.35 * random()),
      Math.cos(angle) * radius * spread,
    );
    const root = new Vector3(0, -0.1 * size, 0);
    const curve = new CatmullRomCurve3([root, new Vector3(top.x * 0.25, top.y * 0.5, top.z * 0.25), top]);
    stem(curve, 0.0025 * size);
    for (let i = 0; i < 11; i++) {
      const t = 0.3 + (0.7 * i) / 11;
      for (const side of [0, Math.PI]) {
        const length = (0.05 - 0.02 * t) * size;
        const yaw = angle + Math.PI / 2 + side + random() * 0.6;
        put('paleLeaf', leaf(length, length * 0.8, 0.3, 4, true), curve.getPoint(t), yaw, 1 - 0.5 * random());
      }
    }
  }
}

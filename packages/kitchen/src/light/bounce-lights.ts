import {
  BufferAttribute,
  BufferGeometry,
  Color,
  DataTexture,
  DoubleSide,
  type Group,
  PlaneGeometry,
  Ray,
  SRGBColorSpace,
  Vector3,
} from 'three';
import { mergeGeometries } from 'three/examples/jsm/utils/BufferGeometryUtils.js';
import { MeshBVH } from 'three-mesh-bvh';
import type { Bounds } from '../part/bounds.ts';
import type { Daylight } from '../picture/shot.ts';
import type { Room } from '../room/measures.ts';
import { meshesOf, type SurfaceMesh } from '../scene/build-scene.ts';
import { meanColor } from '../scene/paint-texture.ts';
import { halton } from './halton.ts';
import { type NearLight, skyRadiance, sunColor } from './lights.ts';

const PHOTONS = 6000;
const BOUNCES = 3;

interface Landing {
  at: Vector3;
  normal: Vector3;
  color: Color;
  power: number;
}
interface Stage {
  bvh: MeshBVH;
  geometry: BufferGeometry;
  albedoOf: (face: number) => Color;
}
export interface BounceScene {
  group: Group;
  daylight: Daylight;
  /** Light that lands outside these bounds is dropped. */
  bounds: Bounds;
  room: Room | undefined;
}

/** Shoots photons from sun and sky and keeps some of their landings as lights, the strong ones first. */
export function bounceLights(scene: BounceScene, count: number, random: () => number): NearLight[] {
  const stage = buildStage(scene);
  const landings = [...trace(scene, stage, random)];
  stage.geometry.dispose();
  return resample(landings, count, random);
}

function albedo({ material }: SurfaceMesh): Color {
  const color = material.color.clone();
  if (material.map instanceof DataTexture) {
    const [r, g, b] = meanColor(material.map);
    color.setRGB(r / 255, g / 255, b / 255, SRGBColorSpace);
  }
  return material.metalness > 0.5 ? color.multiplyScalar(0.3) : color;
}

function buildStage({ group, room, daylight }: BounceScene): Stage {
  const geometries: BufferGeometry[] = [];
  const albedos: Color[] = [];
  const colorOfFace: number[] = [];
  const add = (positions: BufferAttribute, color: Color) => {
    const geometry = new BufferGeometry();
    geometry.setAttribute('position', positions);
    geometries.push(geometry);
    albedos.push(color);
    for (let i = 0; i < positions.count / 3; i++) colorOfFace.push(albedos.length - 1);
  };
  for (const mesh of meshesOf(group)) {
    if (mesh.userData.shadow === 'none') continue;
    add(mesh.geometry.getAttribute('position').clone() as BufferAttribute, albedo(mesh));
  }
  if (!room) {
    const ground = new PlaneGeometry(8, 8)
      .rotateX(-Math.PI / 2)
      .translate(0, daylight.ground, 0)
      .toNonIndexed();
    add(ground.getAttribute('position') as BufferAttribute, new Color('#F3EDE4'));
  }
  const geometry = mergeGeometries(geometries, false);
  const order = Uint32Array.from({ length: geometry.getAttribute('position').count }, (_, i) => i);
  geometry.setIndex(new BufferAttribute(order, 1));
  const bvh = new MeshBVH(geometry);
  const white = new Color(1, 1, 1);
  // Building the tree reorders the index, so a face is found by its first vertex.
  const albedoOf = (face: number) =>
    albedos[colorOfFace[Math.floor((geometry.index?.getX(face * 3) ?? 0) / 3)] ?? 0] ?? white;
  return { bvh, geometry, albedoOf };
}

function basis(normal: Vector3): [Vector3, Vector3] {
  const up = Math.abs(normal.y) > 0.9 ? new Vector3(1, 0, 0) : new Vector3(0, 1, 0);
  const across = new Vector3().crossVectors(up, normal).normalize();
  return [across, new Vector3().crossVectors(normal, across)];
}

function* trace(
  { daylight, bounds, room }: BounceScene,
  stage: Stage,
  random: () => number,
): Generator<Landing> {
  const { center, radius } = sphereOf(bounds);
  const area = Math.PI * radius * radius;
  const start = (toward: Vector3): Ray => {
    const [across, along] = basis(toward);
    const [out, angle] = [radius * Math.sqrt(random()), random() * 2 * Math.PI];
    const origin = center
      .clone()
      .addScaledVector(toward, 8)
      .addScaledVector(across, out * Math.cos(angle))
      .addScaledVector(along, out * Math.sin(angle));
    return new Ray(origin, toward.clone().negate());
  };
  const sun = new Vector3(...daylight.sunFrom).normalize();
  const sunFlux = sunColor((daylight.sunStrength * area) / PHOTONS);
  for (let i = 0; i < PHOTONS; i++) {
    const ray = start(sun);
    if (!(room && daylight.throughWindow && passesOverWalls(ray, room)))
      yield* follow(ray, sunFlux.clone(), stage, bounds, random);
  }
  for (let i = 0; i < PHOTONS; i++) {
    const [y, turn] = [halton(i, 2), halton(i, 3) * 2 * Math.PI];
    const out = Math.sqrt(1 - y * y);
    const toward = new Vector3(out * Math.cos(turn), y, out * Math.sin(turn));
    const flux = skyRadiance(toward).multiplyScalar((2 * Math.PI * area) / PHOTONS);
    yield* follow(start(toward), flux, stage, bounds, random);
  }
}

function* follow(
  ray: Ray,
  flux: Color,
  stage: Stage,
  bounds: Bounds,
  random: () => number,
): Generator<Landing> {
  for (let bounce = 0; bounce < BOUNCES; bounce++) {
    const hit = stage.bvh.raycastFirst(ray, DoubleSide);
    if (!hit?.face) return;
    flux.multiply(stage.albedoOf(hit.faceIndex ?? 0));
    const normal = hit.face.normal.clone();
    if (normal.dot(ray.direction) > 0) normal.negate();
    const at = hit.point.clone().addScaledVector(normal, 0.015);
    const power = flux.r * 0.3 + flux.g * 0.6 + flux.b * 0.1;
    if (contains(bounds, at)) yield { at, normal, color: flux.clone(), power };
    const [across, along] = basis(normal);
    const [u, angle] = [random(), random() * 2 * Math.PI];
    ray.origin.copy(at);
    ray.direction
      .set(0, 0, 0)
      .addScaledVector(across, Math.sqrt(u) * Math.cos(angle))
      .addScaledVector(along, Math.sqrt(u) * Math.sin(angle))
      .addScaledVector(normal, Math.sqrt(1 - u))
      .normalize();
  }
}

/** The walls continue above the cut: the sun must not enter there. */
function passesOverWalls({ origin, direction }: Ray, { width, depth, height }: Room): boolean {
  const left = -origin.x / direction.x;
  const z = origin.z + direction.z * left;
  if (origin.y + direction.y * left > height && z > 0 && z < depth) return true;
  const back = -origin.z / direction.z;
  const x = origin.x + direction.x * back;
  return origin.y + direction.y * back > height && x > 0 && x < width;
}

const contains = ({ min, max }: Bounds, { x, y, z }: Vector3): boolean =>
  x > min[0] && y > min[1] && z > min[2] && x < max[0] && y < max[1] && z < max[2];

function sphereOf({ min, max }: Bounds): { center: Vector3; radius: number } {
  const [low, high] = [new Vector3(...min), new Vector3(...max)];
  return { center: low.clone().add(high).multiplyScalar(0.5), radius: low.distanceTo(high) / 2 };
}

/** Systematic resampling by power: every kept light stands for the same amount. */
function resample(landings: Landing[], count: number, random: () => number): NearLight[] {
  const total = landings.reduce((sum, { power }) => sum + power, 0);
  const lights: NearLight[] = [];
  let [sum, next] = [0, random()];
  for (const { at, normal, color, power } of shuffled(landings, random)) {
    sum += (power / total) * count;
    for (; next < sum; next++) {
      const share = color.clone().multiplyScalar(total / power / count / Math.PI);
      lights.push({ kind: 'near', at, normal, color: share, nearest: 0.55 });
    }
  }
  return lights;
}

export function shuffled<Item>(items: readonly Item[], random: () => number): Item[] {
  return items
    .map((item) => ({ item, order: random() }))
    .sort((a, b) => a.order - b.order)
    .map(({ item }) => item);
}

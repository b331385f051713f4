import {
  Color,
  HalfFloatType,
  PerspectiveCamera,
  Scene,
  type Texture,
  Vector3,
  type WebGLRenderer,
  WebGLRenderTarget,
} from 'three';
import { FullScreenQuad } from 'three/examples/jsm/postprocessing/Pass.js';
import { type Bounds, boundsOfAll } from '../part/bounds.ts';
import { seededRandom } from '../part/seeded-random.ts';
import type { Camera } from '../picture/camera.ts';
import type { Shot } from '../picture/shot.ts';
import { buildScene, disposeScene, meshesOf } from '../scene/build-scene.ts';
import { bounceLights, shuffled } from './bounce-lights.ts';
import { GBuffer } from './g-buffer.ts';
import { halton } from './halton.ts';
import { domeLights, type Light, lampLights, sunLights } from './lights.ts';
import { blurPass, collectPass, image, lightPass, number, PingPong, pass, reflectPass } from './passes.ts';
import type { Quality } from './quality.ts';
import { BATCH, DEVELOP_FRAGMENT } from './shaders.ts';
import { ShadowAtlas } from './shadow-atlas.ts';
import { ShadowCasters } from './shadow-casters.ts';

const SEED = 42;
/** Width of the anti-aliasing filter, in pixels. */
const FILTER = 1.5;
/** Yields to the event loop: a page that does not respond for long counts as hung. */
const breathe = () => new Promise((resolve) => setTimeout(resolve));

export interface Darkroom {
  renderer: WebGLRenderer;
  /** What metal and glass reflect. */
  studio: Texture;
  width: number;
  height: number;
  background: string;
}

/** Draws a shot into the renderer's canvas: many shadowed lights, averaged over sub-pixel shifts. */
export async function renderShot(shot: Shot, quality: Quality, darkroom: Darkroom): Promise<void> {
  const { model, daylight } = shot;
  const { renderer, studio, width, height } = darkroom;
  const random = seededRandom(SEED);
  const group = buildScene(model);
  const surfaces = meshesOf(group);
  const casters = new ShadowCasters(surfaces, daylight.throughWindow ? model.room : undefined);
  const atlas = new ShadowAtlas(renderer, casters, daylight.focus, quality.shadowSize, random);
  const gBuffer = new GBuffer(width, height, surfaces, daylight.ground);
  const bounced = bounceLights(
    { group, daylight, bounds: boundsForBounce(shot), room: model.room },
    quality.bounceLights,
    random,
  );
  const [sun, dome] = [
    shuffled(sunLights(daylight, quality.sunLights), random),
    shuffled(domeLights(quality.domeLights), random),
  ];

  const light = new PingPong(renderer, width, height);
  const diffuse = new PingPong(renderer, width, height);
  const reflections = new PingPong(renderer, width, height);
  const frame = new WebGLRenderTarget(width, height, { type: HalfFloatType, depthBuffer: true });
  const [lighting, blurring, collecting, reflecting] = [
    lightPass(),
    blurPass(),
    collectPass(),
    reflectPass(),
  ];
  const camera = cameraOf(shot.camera);
  const scene = new Scene();
  scene.add(group);
  scene.environment = studio;

  const shine = async (lights: readonly Light[], strength: number) => {
    for (let i = 0; i < lights.length; i += BATCH) {
      atlas.load(lights.slice(i, i + BATCH), lighting, strength);
      light.run(lighting.material, lighting.uniforms.sum);
      light.finish();
      await breathe();
    }
  };
  const blur = (...levels: number[]) => {
    for (const level of levels) {
      blurring.uniforms.reach.value = 0.1 * (level + 1);
      for (const [x, y] of [
        [1 / width, 0],
        [0, 1 / height],
      ] as const) {
        blurring.uniforms.stride.value.set(x, y).multiplyScalar(1 << level);
        light.run(blurring.material, blurring.uniforms.light);
      }
    }
  };

  const { jitters } = quality;
  const share = 1 / jitters;
  for (let j = 0; j < jitters; j++) {
    const part = <L>(lights: readonly L[]) => lights.filter((_, i) => i % jitters === j);
    const shift = (base: number) => (halton(j + 1, base) - 0.5) * FILTER;
    camera.setViewOffset(width, height, shift(2), shift(3), width, height);
    gBuffer.render(renderer, camera);
    for (const { uniforms } of [lighting, blurring]) {
      uniforms.normals.value = gBuffer.normals;
      uniforms.positions.value = gBuffer.positions;
    }
    light.clear();
    await shine(part(bounced), jitters);
    blur(2, 3);
    await shine(part(dome), jitters);
    blur(0, 1);
    await shine(part(sun), jitters);
    await shine(lampLights(model.lamps, random), 1);

    collecting.uniforms.share.value = share;
    collecting.uniforms.light.value = light.texture;
    collecting.uniforms.colors.value = gBuffer.colors;
    collecting.uniforms.glows.value = gBuffer.glows;
    collecting.uniforms.positions.value = gBuffer.positions;
    diffuse.run(collecting.material, collecting.uniforms.sum);

    renderer.setRenderTarget(frame);
    renderer.clear();
    renderer.render(scene, camera);
    reflecting.uniforms.share.value = share;
    reflecting.uniforms.frame.value = frame.texture;
    reflecting.uniforms.light.value = light.texture;
    reflecting.uniforms.positions.value = gBuffer.positions;
    reflections.run(reflecting.material, reflecting.uniforms.sum);
    reflections.finish();
  }
  develop(shot, darkroom, diffuse.texture, reflections.texture);
  disposeScene(group);
  for (const thing of [casters, atlas, gBuffer, light, diffuse, reflections, frame]) thing.dispose();
}

function develop(
  { daylight }: Shot,
  { renderer, background }: Darkroom,
  diffuse: Texture,
  reflections: Texture,
): void {
  const ground = new Color(background).convertLinearToSRGB();
  const { uniforms, material } = pass(DEVELOP_FRAGMENT, {
    diffuse: image(),
    reflections: image(),
    exposure: number(daylight.exposure),
    saturation: number(daylight.saturation),
    background: { value: new Vector3(ground.r, ground.g, ground.b) },
  });
  uniforms.diffuse.value = diffuse;
  uniforms.reflections.value = reflections;
  renderer.setRenderTarget(null);
  renderer.clear();
  new FullScreenQuad(material).render(renderer);
}

function cameraOf({ position, target, field, aspect }: Camera): PerspectiveCamera {
  const camera = new PerspectiveCamera(field, aspect, 0.1, 80);
  camera.position.set(...position);
  camera.lookAt(...target);
  camera.updateMatrixWorld();
  return camera;
}

function boundsForBounce({ model: { parts, room } }: Shot): Bounds {
  if (room)
    return { min: [-0.01, -0.01, -0.01], max: [room.width + 0.4, room.height + 0.2, room.depth + 0.3] };
  const { min, max } = boundsOfAll(parts);
  const grow = 0.25;
  return {
    min: [min[0] - grow, min[1] - 0.01, min[2] - grow],
    max: [max[0] + grow, max[1] + 0.1, max[2] + grow],
  };
}

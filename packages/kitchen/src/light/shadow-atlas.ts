import {
  type Camera,
  DepthTexture,
  FloatType,
  NearestFilter,
  OrthographicCamera,
  PerspectiveCamera,
  RedFormat,
  UnsignedByteType,
  Vector3,
  type WebGLRenderer,
  WebGLRenderTarget,
} from 'three';
import type { Daylight } from '../picture/shot.ts';
import type { Light } from './lights.ts';
import type { LightPass } from './passes.ts';
import { BATCH } from './shaders.ts';
import type { ShadowCasters } from './shadow-casters.ts';

const COLUMNS = 4;
const FAR_DISTANCE = 12;

/** Shadow maps of one batch of lights, side by side in one depth texture. */
export class ShadowAtlas {
  private readonly target: WebGLRenderTarget;
  private readonly far: OrthographicCamera;
  private readonly near = new PerspectiveCamera(158, 1, 0.02, 14);
  private readonly renderer: WebGLRenderer;
  private readonly casters: ShadowCasters;
  private readonly focus: Daylight['focus'];
  private readonly size: number;
  private readonly random: () => number;

  constructor(
    renderer: WebGLRenderer,
    casters: ShadowCasters,
    focus: Daylight['focus'],
    size: number,
    random: () => number,
  ) {
    this.renderer = renderer;
    this.casters = casters;
    this.focus = focus;
    this.size = size;
    this.random = random;
    const [width, height, r] = [size * COLUMNS, (size * BATCH) / COLUMNS, focus.radius];
    this.far = new OrthographicCamera(-r, r, r, -r, 0.1, 40);
    this.target = new WebGLRenderTarget(width, height, {
      depthBuffer: true,
      depthTexture: new DepthTexture(width, height, FloatType),
      minFilter: NearestFilter,
      magFilter: NearestFilter,
      format: RedFormat,
      type: UnsignedByteType,
    });
    this.target.scissorTest = true;
  }

  /** Draws the shadows of up to eight lights and hands them to the light pass. */
  load(lights: readonly Light[], { uniforms }: LightPass, strength: number): void {
    const { renderer, target } = this;
    this.open(0, 0, target.width, target.height);
    renderer.clear(true, true, false);
    renderer.autoClear = false;
    for (let i = 0; i < BATCH; i++) {
      const light = lights[i];
      const [color, place] = [uniforms.colorOf.value[i], uniforms.placeOf.value[i]];
      if (!light) {
        color?.set(0, 0, 0, 0);
        place?.set(0, 1, 0, 0);
        continue;
      }
      const camera = light.kind === 'far' ? this.aimFar(light.toward) : this.aimNear(light.at, light.normal);
      camera.updateMatrixWorld();
      uniforms.viewOf.value[i]?.multiplyMatrices(camera.projectionMatrix, camera.matrixWorldInverse);
      const { r, g, b } = light.color;
      color?.set(r, g, b, light.kind === 'far' ? light.sky : 0).multiplyScalar(strength);
      if (light.kind === 'far') place?.set(light.toward.x, light.toward.y, light.toward.z, 0);
      else {
        place?.set(light.at.x, light.at.y, light.at.z, 1);
        uniforms.normalOf.value[i]?.set(light.normal.x, light.normal.y, light.normal.z, light.nearest);
      }
      this.casters.prepareFor(light);
      this.open((i % COLUMNS) * this.size, Math.floor(i / COLUMNS) * this.size, this.size, this.size);
      renderer.render(this.casters.scene, camera);
    }
    renderer.autoClear = true;
    uniforms.shadows.value = target.depthTexture;
  }

  dispose(): void {
    this.target.depthTexture?.dispose();
    this.target.dispose();
  }

  private open(x: number, y: number, width: number, height: number): void {
    this.target.viewport.set(x, y, width, height);
    this.target.scissor.set(x, y, width, height);
    this.renderer.setRenderTarget(this.target);
  }

  /** Shifted by up to a shadow pixel, so that their stairs average out. */
  private aimFar(toward: Vector3): Camera {
    const pixel = (this.focus.radius * 2) / this.size;
    const shift = () => (this.random() - 0.5) * pixel;
    this.far.position
      .set(...this.focus.center)
      .addScaledVector(toward, FAR_DISTANCE)
      .add(new Vector3(shift(), shift(), shift()));
    const steep = Math.abs(toward.y) > 0.95;
    this.far.up.set(steep ? 1 : 0, steep ? 0 : 1, 0);
    this.far.lookAt(this.far.position.clone().sub(toward));
    return this.far;
  }

  private aimNear(at: Vector3, normal: Vector3): Camera {
    this.near.position.copy(at);
    const steep = Math.abs(normal.y) > 0.9;
    this.near.up.set(steep ? 1 : 0, steep ? 0 : 1, 0);
    this.near.lookAt(at.clone().add(normal));
    return this.near;
  }
}

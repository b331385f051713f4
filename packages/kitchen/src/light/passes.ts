import {
  FloatType,
  type IUniform,
  Matrix4,
  NearestFilter,
  ShaderMaterial,
  type Texture,
  Vector2,
  Vector4,
  type WebGLRenderer,
  WebGLRenderTarget,
} from 'three';
import { FullScreenQuad } from 'three/examples/jsm/postprocessing/Pass.js';
import {
  BATCH,
  BLUR_FRAGMENT,
  COLLECT_FRAGMENT,
  LIGHT_FRAGMENT,
  QUAD_VERTEX,
  REFLECT_FRAGMENT,
} from './shaders.ts';

export interface Pass<U extends Record<string, IUniform>> {
  uniforms: U;
  material: ShaderMaterial;
}
export function pass<U extends Record<string, IUniform>>(fragmentShader: string, uniforms: U): Pass<U> {
  const material = new ShaderMaterial({
    uniforms,
    vertexShader: QUAD_VERTEX,
    fragmentShader,
    depthTest: false,
    depthWrite: false,
  });
  return { uniforms, material };
}
export const image = (): IUniform<Texture | null> => ({ value: null });
export const number = (value = 0): IUniform<number> => ({ value });
const vectors = (): Vector4[] => Array.from({ length: BATCH }, () => new Vector4());

export const lightPass = () =>
  pass(LIGHT_FRAGMENT, {
    normals: image(),
    positions: image(),
    sum: image(),
    shadows: image(),
    viewOf: { value: Array.from({ length: BATCH }, () => new Matrix4()) },
    placeOf: { value: vectors() },
    normalOf: { value: vectors() },
    colorOf: { value: vectors() },
  });
export type LightPass = ReturnType<typeof lightPass>;
export const blurPass = () =>
  pass(BLUR_FRAGMENT, {
    light: image(),
    normals: image(),
    positions: image(),
    stride: { value: new Vector2() },
    reach: number(),
  });
export const collectPass = () =>
  pass(COLLECT_FRAGMENT, {
    sum: image(),
    light: image(),
    colors: image(),
    glows: image(),
    positions: image(),
    share: number(),
  });
export const reflectPass = () =>
  pass(REFLECT_FRAGMENT, {
    sum: image(),
    frame: image(),
    light: image(),
    positions: image(),
    share: number(),
  });

const FLOATS = {
  type: FloatType,
  minFilter: NearestFilter,
  magFilter: NearestFilter,
  depthBuffer: false,
} as const;

/** Two targets: a pass reads one and writes the other. */
export class PingPong {
  private front: WebGLRenderTarget;
  private rear: WebGLRenderTarget;
  private readonly quad = new FullScreenQuad();
  private readonly renderer: WebGLRenderer;

  constructor(renderer: WebGLRenderer, width: number, height: number) {
    this.renderer = renderer;
    this.front = new WebGLRenderTarget(width, height, FLOATS);
    this.rear = new WebGLRenderTarget(width, height, FLOATS);
    this.clear();
  }

  get texture(): Texture {
    return this.front.texture;
  }

  clear(): void {
    for (const target of [this.front, this.rear]) {
      this.renderer.setRenderTarget(target);
      this.renderer.setClearColor(0, 0);
      this.renderer.clear();
    }
  }

  /** Runs the pass with the current state in `input` and keeps its result. */
  run(material: ShaderMaterial, input: IUniform<Texture | null>): void {
    input.value = this.front.texture;
    this.quad.material = material;
    this.renderer.setRenderTarget(this.rear);
    this.quad.render(this.renderer);
    [this.front, this.rear] = [this.rear, this.front];
  }

  /** Waits until the GPU has finished. */
  finish(): void {
    this.renderer.readRenderTargetPixels(this.front, 0, 0, 1, 1, new Float32Array(4));
  }

  dispose(): void {
    this.front.dispose();
    this.rear.dispose();
    this.quad.dispose();
  }
}

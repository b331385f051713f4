import {
  FloatType,
  GLSL3,
  Mesh,
  NearestFilter,
  type PerspectiveCamera,
  PlaneGeometry,
  Scene,
  ShaderMaterial,
  type Texture,
  Vector2,
  Vector3,
  type WebGLRenderer,
  WebGLRenderTarget,
} from 'three';
import type { SurfaceMesh } from '../scene/build-scene.ts';
import { SURFACE_FRAGMENT, SURFACE_VERTEX } from './shaders.ts';

/** The unlit view of the camera: colour, normal, position and emitted light of every pixel. */
export class GBuffer {
  private readonly target: WebGLRenderTarget;
  private readonly scene = new Scene();
  private readonly meshes: Mesh<Mesh['geometry'], ShaderMaterial>[];

  constructor(width: number, height: number, surfaces: readonly SurfaceMesh[], ground: number) {
    const nearest = { minFilter: NearestFilter, magFilter: NearestFilter, generateMipmaps: false } as const;
    this.target = new WebGLRenderTarget(width, height, {
      ...nearest,
      type: FloatType,
      count: 4,
      depthBuffer: true,
    });
    this.meshes = surfaces.map((mesh) => new Mesh(mesh.geometry, surfaceMaterial(mesh)));
    const plane = new PlaneGeometry(60, 60).rotateX(-Math.PI / 2).translate(0, ground, 0);
    this.meshes.push(new Mesh(plane, groundMaterial()));
    this.scene.add(...this.meshes);
  }

  get colors(): Texture {
    return this.layer(0);
  }
  get normals(): Texture {
    return this.layer(1);
  }
  get positions(): Texture {
    return this.layer(2);
  }
  get glows(): Texture {
    return this.layer(3);
  }

  render(renderer: WebGLRenderer, camera: PerspectiveCamera): void {
    renderer.setRenderTarget(this.target);
    renderer.setClearColor(0, 0);
    renderer.clear();
    renderer.render(this.scene, camera);
  }

  dispose(): void {
    this.target.dispose();
    for (const { material } of this.meshes) material.dispose();
  }

  private layer(index: number): Texture {
    const texture = this.target.textures[index];
    if (!texture) throw new Error(`no layer ${index}`);
    return texture;
  }
}

function surfaceMaterial({ material }: SurfaceMesh): ShaderMaterial {
  const { map, color, metalness, emissive, emissiveIntensity, side } = material;
  return new ShaderMaterial({
    glslVersion: GLSL3,
    side,
    defines: map ? { MAP: 1 } : {},
    vertexShader: SURFACE_VERTEX,
    fragmentShader: SURFACE_FRAGMENT,
    uniforms: {
      map: { value: map },
      repeat: { value: map?.repeat ?? new Vector2(1, 1) },
      color: { value: color.clone().multiplyScalar(1 - metalness) },
      glow: { value: emissive.clone().multiplyScalar(emissiveIntensity) },
      coverage: { value: 1 },
    },
  });
}

/** Receives shadows but does not cover the background. */
function groundMaterial(): ShaderMaterial {
  return new ShaderMaterial({
    glslVersion: GLSL3,
    vertexShader: SURFACE_VERTEX,
    fragmentShader: SURFACE_FRAGMENT,
    uniforms: {
      map: { value: null },
      repeat: { value: new Vector2(1, 1) },
      color: { value: new Vector3() },
      glow: { value: new Vector3() },
      coverage: { value: 0 },
    },
  });
}

import { BoxGeometry, BufferGeometry, DoubleSide, Mesh, MeshBasicMaterial, Scene } from 'three';
import { mergeGeometries, mergeVertices } from 'three/examples/jsm/utils/BufferGeometryUtils.js';
import type { Room } from '../room/measures.ts';
import type { SurfaceMesh } from '../scene/build-scene.ts';
import type { Light } from './lights.ts';

const depthOnly = new MeshBasicMaterial({ colorWrite: false, side: DoubleSide });

function merged(geometries: BufferGeometry[]): Mesh {
  const bare = geometries.map((geometry) => {
    const copy = new BufferGeometry();
    copy.setAttribute('position', geometry.getAttribute('position'));
    return copy;
  });
  const mesh = new Mesh(mergeVertices(mergeGeometries(bare, false), 1e-5), depthOnly);
  mesh.frustumCulled = false;
  return mesh;
}

/** Everything that casts shadows, in as few meshes as possible: they are drawn once per light. */
export class ShadowCasters {
  readonly scene = new Scene();
  private readonly fine: Mesh | undefined;
  private readonly blocker: Mesh | undefined;

  constructor(surfaces: readonly SurfaceMesh[], room: Room | undefined) {
    const shapes = (shadow: string) =>
      surfaces.filter((mesh) => mesh.userData.shadow === shadow).map((mesh) => mesh.geometry);
    this.scene.add(merged(shapes('all')));
    const fine = shapes('direct');
    this.fine = fine.length > 0 ? merged(fine) : undefined;
    this.blocker = room ? wallsGoOn(room) : undefined;
    for (const mesh of [this.fine, this.blocker]) if (mesh) this.scene.add(mesh);
    this.scene.updateMatrixWorld();
    this.scene.matrixWorldAutoUpdate = false;
  }

  /** Fine objects do not shade reflected light. The walls continue upwards for the sun only. */
  prepareFor(light: Light): void {
    if (this.fine) this.fine.visible = light.kind === 'far';
    if (this.blocker) this.blocker.visible = light.kind === 'far' && light.sun;
  }

  dispose(): void {
    this.scene.traverse((child) => {
      if (child instanceof Mesh) child.geometry.dispose();
    });
  }
}

function wallsGoOn({ width, depth, height }: Room): Mesh {
  const rise = 9;
  const y = height + rise / 2 - 0.05;
  const left = new BoxGeometry(0.1, rise, depth + 0.14).translate(-0.07, y, depth / 2 - 0.07);
  const back = new BoxGeometry(width + 0.14, rise, 0.1).translate(width / 2 - 0.07, y, -0.07);
  return merged([left.toNonIndexed(), back.toNonIndexed()]);
}

import { DoubleSide, FrontSide, MeshStandardMaterial, ShaderChunk } from 'three';
import type { Material } from '../material/material.ts';
import { textureOf } from './textures.ts';

/**
 * The three.js material of a surface. The diffuse part of the image-based light is taken out: diffuse light comes from
 * the counted lights, the surround only gives reflections.
 */
export function surfaceOf(material: Material): MeshStandardMaterial {
  const { color, roughness, metalness = 0, texture, glow, thin } = material;
  const surface = new MeshStandardMaterial({ color, roughness, metalness });
  if (texture) surface.map = textureOf(texture);
  if (glow) {
    surface.emissive.set(color);
    surface.emissiveIntensity = glow;
    surface.color.multiplyScalar(0.05);
  }
  surface.envMapIntensity = metalness > 0.5 ? 1.5 : 1;
  surface.side = thin ? DoubleSide : FrontSide;
  surface.onBeforeCompile = (shader) => {
    const reflectionsOnly = ShaderChunk.lights_fragment_maps.replace(
      'iblIrradiance += getIBLIrradiance( geometryNormal );',
      '',
    );
    shader.fragmentShader = shader.fragmentShader
      .replace('#include <lights_fragment_maps>', reflectionsOnly)
      .replace('#include <emissivemap_fragment>', 'totalEmissiveRadiance = vec3( 0.0 );');
  };
  return surface;
}

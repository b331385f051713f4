import { DataTexture, LinearFilter, LinearMipmapLinearFilter, RepeatWrapping, SRGBColorSpace } from 'three';

export type Rgb = readonly [number, number, number];
export const rgb = (hex: string): Rgb => [
  Number.parseInt(hex.slice(1, 3), 16),
  Number.parseInt(hex.slice(3, 5), 16),
  Number.parseInt(hex.slice(5, 7), 16),
];
export const mix = (a: Rgb, b: Rgb, t: number): Rgb => [
  a[0] + (b[0] - a[0]) * t,
  a[1] + (b[1] - a[1]) * t,
  a[2] + (b[2] - a[2]) * t,
];

/** Paints every pixel; `metres` is the size of one repeat on the surface. */
export function paintTexture(
  width: number,
  height: number,
  metres: readonly [number, number],
  pixel: (u: number, v: number, x: number, y: number) => Rgb,
): DataTexture {
  const data = new Uint8Array(width * height * 4);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++)
      data.set([...pixel(x / width, y / height, x, y), 255], (y * width + x) * 4);
  }
  const texture = new DataTexture(data, width, height);
  texture.colorSpace = SRGBColorSpace;
  texture.wrapS = texture.wrapT = RepeatWrapping;
  texture.generateMipmaps = true;
  texture.minFilter = LinearMipmapLinearFilter;
  texture.magFilter = LinearFilter;
  texture.anisotropy = 8;
  texture.repeat.set(1 / metres[0], 1 / metres[1]);
  texture.needsUpdate = true;
  return texture;
}

/** The mean colour, for light that bounces off it. */
export function meanColor(texture: DataTexture): Rgb {
  const data = texture.image.data;
  if (!data) return [255, 255, 255];
  let [r, g, b, n] = [0, 0, 0, 0];
  for (let i = 0; i + 2 < data.length; i += 4 * 997) {
    r += data[i] ?? 0;
    g += data[i + 1] ?? 0;
    b += data[i + 2] ?? 0;
    n++;
  }
  return [r / n, g / n, b / n];
}

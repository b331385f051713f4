/** Value noise that repeats after a whole number of cells, so that textures tile. */
const TABLE = (() => {
  const table = new Float32Array(65536);
  let state = 1234567;
  for (let i = 0; i < table.length; i++) {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    table[i] = state / 4294967296;
  }
  return table;
})();

export const hash = (x: number, y: number, seed: number): number =>
  TABLE[((Math.imul(x, 374761393) + Math.imul(y, 668265263) + Math.imul(seed, 974711)) >>> 3) & 65535] ?? 0;

const smooth = (t: number): number => t * t * (3 - 2 * t);
const wrap = (a: number, period: number): number => ((a % period) + period) % period;

export function noise(x: number, y: number, periodX: number, periodY: number, seed: number): number {
  const [xi, yi] = [Math.floor(x), Math.floor(y)];
  const [fx, fy] = [smooth(x - xi), smooth(y - yi)];
  const [x0, x1, y0, y1] = [
    wrap(xi, periodX),
    wrap(xi + 1, periodX),
    wrap(yi, periodY),
    wrap(yi + 1, periodY),
  ];
  const [a, b, c, d] = [hash(x0, y0, seed), hash(x1, y0, seed), hash(x0, y1, seed), hash(x1, y1, seed)];
  return a + (b - a) * fx + (c - a) * fy + (a - b - c + d) * fx * fy;
}

/** Octaves of noise, each half as strong and twice as fine. */
export function cloud(
  x: number,
  y: number,
  periodX: number,
  periodY: number,
  octaves: number,
  seed: number,
): number {
  let [sum, strength, total, fine] = [0, 0.5, 0, 1];
  for (let i = 0; i < octaves; i++) {
    sum += strength * noise(x * fine, y * fine, periodX * fine, periodY * fine, seed + i * 17);
    total += strength;
    strength *= 0.5;
    fine *= 2;
  }
  return sum / total;
}

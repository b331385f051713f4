import { z } from '../schema.ts';

/**
 * Six hex digits only: the value is used in style sheets, pictures and mails, and mail programs support no other form.
 */
export const hexColor = z
  .string()
  .regex(/^#[0-9a-f]{6}$/i, 'must be a colour such as #336699')
  .toLowerCase();

/** A perceptual colour (OKLCH): lightness from 0 to 1, chroma from 0 (grey), hue in degrees. */
interface Oklch {
  readonly l: number;
  readonly c: number;
  readonly h: number;
}

/** The contrast ratio of two colours, from 1 to 21 (WCAG 2.2). */
export function contrast(one: string, other: string): number {
  const [lighter = 1, darker = 1] = [luminance(one), luminance(other)].toSorted((a, b) => b - a);
  return (lighter + 0.05) / (darker + 0.05);
}

function luminance(hex: string): number {
  const [r, g, b] = linear(hex);
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

export function oklchOf(hex: string): Oklch {
  const [r, g, b] = linear(hex);
  const long = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const middle = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const short = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const a = 1.9779984951 * long - 2.428592205 * middle + 0.4505937099 * short;
  const b2 = 0.0259040371 * long + 0.7827717662 * middle - 0.808675766 * short;
  return {
    l: 0.2104542553 * long + 0.793617785 * middle - 0.0040720468 * short,
    c: Math.hypot(a, b2),
    h: (Math.atan2(b2, a) * 180) / Math.PI,
  };
}

/** A colour outside the sRGB gamut is clamped in each channel. */
export function hexOf({ l, c, h }: Oklch): string {
  const a = c * Math.cos((h * Math.PI) / 180);
  const b = c * Math.sin((h * Math.PI) / 180);
  const long = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const middle = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (l - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const channels = [
    4.0767416621 * long - 3.3077115913 * middle + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * middle - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * middle + 1.707614701 * short,
  ];
  return `#${channels.map(encode).join('')}`;
}

function linear(hex: string): readonly [number, number, number] {
  const [r = 0, g = 0, b = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((channel) => (channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4));
  return [r, g, b];
}

function encode(channel: number): string {
  const shown = channel <= 0.0031308 ? 12.92 * channel : 1.055 * channel ** (1 / 2.4) - 0.055;
  return Math.round(Math.min(1, Math.max(0, shown)) * 255)
    .toString(16)
    .padStart(2, '0');
}

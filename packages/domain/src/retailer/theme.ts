import { contrastFaults } from './brand-contrast.ts';
import { hexColor } from './color.ts';
import { brandColorsSchema, palette } from './palette.ts';

/** The corner radius; `normal` is that of the style sheet. */
const CORNERS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  small: { 'tile-radius': '8px', 'picture-radius': '4px', 'field-radius': '4px', 'button-radius': '4px' },
  normal: {},
  large: { 'tile-radius': '28px', 'picture-radius': '22px', 'field-radius': '22px', 'button-radius': '26px' },
};

export interface ParsedTheme {
  /** Custom properties without dashes. */
  readonly properties: Readonly<Record<string, string>>;
  /** Ignored values, with the reason. */
  readonly refused: readonly string[];
}

/**
 * The theme of a page, within the retailer's brand: the colour of buttons, links and marks, if it has enough contrast
 * with the brand's other colours, and the corners. No other style is accepted.
 */
export function parseTheme(given: Readonly<Record<string, unknown>>, brand: unknown): ParsedTheme {
  const properties: Record<string, string> = {};
  const refused: string[] = [];
  for (const [name, value] of Object.entries(given)) {
    if (value === undefined || value === null) continue;
    const corners = name === 'corners' && typeof value === 'string' && Object.hasOwn(CORNERS, value);
    if (name === 'color') Object.assign(properties, colorsOf(value, brand, refused));
    else if (corners) Object.assign(properties, CORNERS[value]);
    else refused.push(name === 'corners' ? 'corners (small, normal or large)' : name);
  }
  return { properties, refused };
}

/**
 * The theme in the address of a frame, as a style sheet; empty without one. It applies only in a frame, so any link to
 * the funnel shows the brand. Forced colours have precedence.
 */
export function themeSheet(read: (name: string) => string | null, brand: unknown): string {
  const { properties } = parseTheme({ color: read('theme_color'), corners: read('theme_corners') }, brand);
  const declarations = Object.entries(properties).map(([name, value]) => `--${name}:${value}`);
  if (declarations.length === 0) return '';
  return `@media (forced-colors:none){:root[data-framed]{${declarations.join(';')}}}`;
}

function colorsOf(given: unknown, brand: unknown, refused: string[]): Record<string, string> {
  const primary = hexColor.safeParse(given);
  const colors = brandColorsSchema.safeParse(brand);
  if (!primary.success || !colors.success) {
    refused.push('color (such as #336699)');
    return {};
  }
  const themed = { ...colors.data, primary: primary.data };
  const faults = contrastFaults(themed);
  if (faults.length > 0) {
    refused.push(`color (${faults.join('; ')})`);
    return {};
  }
  return { primary: themed.primary, 'primary-dark': palette(themed).primaryDark };
}

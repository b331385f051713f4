import { deskPalettes } from './desk-palette.ts';
import { type BrandColors, palette } from './palette.ts';

/** The retailer's style sheet: every colour as a custom property, at the top of the document. */
export function brandSheet(colors: BrandColors): string {
  return rootRule(palette(colors));
}

/** The same for the desk, with the reader's dark scheme. */
export function deskSheet(colors: BrandColors): string {
  const { light, dark } = deskPalettes(colors);
  return `${rootRule(light)}@media (prefers-color-scheme:dark){${rootRule(dark)}}`;
}

function rootRule(colors: Readonly<Record<string, string>>): string {
  const properties = [...propertiesOf(colors)].map(([name, color]) => `--${name}:${color}`);
  return `:root{${properties.join(';')}}`;
}

/** Inserts the colours themselves where the sheet is missing: in a picture, on another site. */
export function paint(text: string, colors: BrandColors): string {
  const properties = propertiesOf(palette(colors));
  return text.replaceAll(/var\(--([a-z-]+)\)/g, (whole, name) => properties.get(name) ?? whole);
}

function propertiesOf(colors: Readonly<Record<string, string>>): Map<string, string> {
  return new Map(
    Object.entries(colors).map(([name, color]) => [
      name.replace(/[A-Z]/, (letter) => `-${letter.toLowerCase()}`),
      color,
    ]),
  );
}

import { type BrandColors, palette } from './palette.ts';

/** The retailer's style sheet: every colour as a custom property, at the top of the document. */
export function brandSheet(colors: BrandColors): string {
  const properties = [...propertiesOf(colors)].map(([name, color]) => `--${name}:${color}`);
  return `:root{${properties.join(';')}}`;
}

/** Inserts the colours themselves where the sheet is missing: in a picture, on another site. */
export function paint(text: string, colors: BrandColors): string {
  const properties = propertiesOf(colors);
  return text.replaceAll(/var\(--([a-z-]+)\)/g, (whole, name) => properties.get(name) ?? whole);
}

function propertiesOf(colors: BrandColors): Map<string, string> {
  const named = Object.entries(palette(colors));
  return new Map(
    named.map(([name, color]) => [name.replace(/[A-Z]/, (letter) => `-${letter.toLowerCase()}`), color]),
  );
}

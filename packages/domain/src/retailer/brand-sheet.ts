import { type BrandColors, palette } from './palette.ts';

/** The retailer's sheet: every colour as a custom property, for the document to begin with. */
export function brandSheet(colors: BrandColors): string {
  const properties = [...propertiesOf(colors)].map(([name, color]) => `--${name}:${color}`);
  return `:root{${properties.join(';')}}`;
}

/** Writes the colours themselves where no document has the sheet: in a picture, on another site. */
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

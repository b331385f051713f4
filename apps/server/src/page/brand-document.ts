import type { Brand } from '@funnel/domain/retailer/brand';
import { brandSheet } from '@funnel/domain/retailer/brand-sheet';

/** Where a template takes the retailer's colours: before every sheet, which may want others (forced colours). */
const PLACE = /<meta name="theme-color" content="" ?\/?>/;

/** A document in the retailer's colours, with its name wherever the template asks for it. */
export function withBrand(template: string, { name, colors }: Brand, sheet = brandSheet): string {
  if (!PLACE.test(template)) throw new Error('the template has no place for the brand');
  const head = `<meta name="theme-color" content="${colors.paper}"><style>${sheet(colors)}</style>`;
  return template.replace(PLACE, head).replaceAll('{brand}', () => asText(name));
}

export function asText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}

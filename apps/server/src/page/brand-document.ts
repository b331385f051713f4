import type { Brand } from '@funnel/domain/retailer/brand';
import { brandSheet } from '@funnel/domain/retailer/brand-sheet';

/** Where a template gets the retailer's colours: before every sheet, so that forced colours can override them. */
const PLACE = /<meta name="theme-color" content="" ?\/?>/;

/** A document in the retailer's colours, with its name in the placeholders. */
export function withBrand(template: string, { name, colors }: Brand, sheet = brandSheet): string {
  if (!PLACE.test(template)) throw new Error('the template has no place for the brand');
  const head = `<meta name="theme-color" content="${colors.paper}"><style>${sheet(colors)}</style>`;
  return template.replace(PLACE, head).replaceAll('{brand}', () => asText(name));
}

export function asText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}

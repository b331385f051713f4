import type { Brand } from '@funnel/domain/retailer/brand';
import type { LegalLinks } from '@funnel/domain/retailer/legal-link';
import type { Wording } from '@funnel/domain/text/wording';
import type { ShownBrand } from './shown-brand.ts';

/** What an area has to know of the retailer; written into its document by the server, for everybody to read. */
export interface AreaSettings {
  readonly brand: ShownBrand;
  /** The retailer's own words for what is said here; absent where there are none. */
  readonly wording?: Wording | undefined;
  readonly contact: Brand['contact'];
  readonly showroomNames: readonly string[];
  /** The root of the retailer's own site. */
  readonly siteUrl?: string | undefined;
  /** The retailer's own legal pages, where there are any. */
  readonly legalLinks: LegalLinks;
}

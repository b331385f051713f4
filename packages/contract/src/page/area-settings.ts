import type { Brand } from '@funnel/domain/retailer/brand';
import type { LegalLinks } from '@funnel/domain/retailer/legal-link';
import type { RetailerSettings } from '@funnel/domain/retailer/retailer-settings';
import type { Wording } from '@funnel/domain/text/wording';
import type { ShownBrand } from './shown-brand.ts';

/** The retailer's settings for an area. The server writes them into the document, readable by everybody. */
export interface AreaSettings {
  readonly brand: ShownBrand;
  /** The retailer's own wording; absent if there is none. */
  readonly wording?: Wording | undefined;
  /** Absent if there are none. */
  readonly ownQuestions?: RetailerSettings['ownQuestions'] | undefined;
  readonly contact: Brand['contact'];
  readonly showrooms: readonly { readonly id: string; readonly name: string }[];
  /** The root of the retailer's own site. */
  readonly siteUrl?: string | undefined;
  /** The number of placeholder days while the free times load. */
  readonly openDays: number;
  /** The retailer's own legal pages, if any. */
  readonly legalLinks: LegalLinks;
}

import type { RetailerSettings } from '@funnel/domain/retailer/retailer-settings';
import type { NamedPlace } from '@funnel/domain/showroom/region-map';
import type { Showroom } from '@funnel/domain/showroom/showroom';
import type { Wording } from '@funnel/domain/text/wording';
import type { ShownBrand } from './shown-brand.ts';

/** The retailer's settings that visitors may see. */
export const SHOWN_SETTINGS = [
  'funnels',
  'showSubmitErrors',
  'rating',
  'partnerBrands',
  'legalLinks',
] as const;

/** The settings of a page besides its endpoints. The server writes them as window.__FUNNEL_SETTINGS__. */
export interface PageSettings extends Pick<RetailerSettings, (typeof SHOWN_SETTINGS)[number]> {
  readonly brand: ShownBrand;
  /** The retailer's own wording; absent if there is none. */
  readonly wording?: Wording | undefined;
  /** Absent if there are none. */
  readonly ownQuestions?: RetailerSettings['ownQuestions'] | undefined;
  /** In the footer of every page. */
  readonly showroomNames: readonly string[];
  /** Only on the page with the map of postcodes. */
  readonly showroomPlaces?: readonly NamedPlace[];
  /** Only on the pages that show them, to keep the other pages small. */
  readonly showrooms?: readonly Showroom[];
  /** Whether the tester promotion is still open (R28). */
  readonly isTesterOpen: boolean;
  /** Whether our own server sends the mails: only about calls that it handles itself. */
  readonly mails: { readonly enquiry: boolean; readonly account: boolean };
  /** The length of a slot, for pages that know only its start. */
  readonly slotMinutes: number;
  /** The number of placeholder days while the free times load. */
  readonly openDays: number;
  /** The origins that may frame the funnel and receive its messages. */
  readonly parentOrigins: readonly string[];
  /** The root of the retailer's own site. */
  readonly siteUrl: string | undefined;
}

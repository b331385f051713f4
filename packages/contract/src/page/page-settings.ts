import type { RetailerSettings } from '@funnel/domain/retailer/retailer-settings';
import type { Showroom } from '@funnel/domain/showroom/showroom';
import type { Wording } from '@funnel/domain/text/wording';
import type { ShownBrand } from './shown-brand.ts';

/** Of the retailer's settings, what visitors may see. */
export const SHOWN_SETTINGS = [
  'funnels',
  'showSubmitErrors',
  'rating',
  'partnerBrands',
  'legalLinks',
] as const;

/** What a page has to know beside its endpoints; written into it by the server as window.__FUNNEL_SETTINGS__. */
export interface PageSettings extends Pick<RetailerSettings, (typeof SHOWN_SETTINGS)[number]> {
  readonly brand: ShownBrand;
  /** The retailer's own words for what is said here; absent where there are none. */
  readonly wording?: Wording | undefined;
  /** In the footer of every page. */
  readonly showroomNames: readonly string[];
  /** Only on the page that shows them: every other one arrives smaller without. */
  readonly showrooms?: readonly Showroom[];
  /** Whether testers are still picked (R28). */
  readonly isTesterOpen: boolean;
  /** Whether a booked time is to be confirmed by a click in its mail. */
  readonly asksToConfirm: boolean;
  /** How long a slot lasts, for pages that know its start alone. */
  readonly slotMinutes: number;
  /** Who may frame the funnel and hear from it. */
  readonly parentOrigins: readonly string[];
  /** The root of the retailer's own site. */
  readonly siteUrl: string | undefined;
}

import type { PageName } from './page-path.ts';
import type { PageSettings } from './page-settings.ts';

/** The page to render, and its query string (with the question mark). */
export interface PageRequest {
  readonly page: PageName;
  readonly search: string;
}

export interface RenderedPage {
  readonly lang: string;
  readonly title: string;
  /** The content of the page's root element. */
  readonly html: string;
  /** The next step, by the answer code of the first question. */
  readonly followUps: ReadonlyMap<string, string>;
}

/** The exports of the pages' build, for the server. */
export interface PageModule {
  /** The query string reduced to the few known values that change a page, without visitor data. */
  variantOf(request: PageRequest): string;
  /** Takes a variant only: the result is cached for everybody with the same variant. */
  renderPage(page: PageName, variant: string, settings: PageSettings): RenderedPage;
}

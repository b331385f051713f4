import type { PageName } from './page-path.ts';
import type { PageSettings } from './page-settings.ts';

/** What is asked of the pages: which one, and the query string it is opened with (with its question mark). */
export interface PageRequest {
  readonly page: PageName;
  readonly search: string;
}

export interface RenderedPage {
  readonly lang: string;
  readonly title: string;
  /** The content of the page's root element. */
  readonly html: string;
}

/** What the build of the pages exports for the server. */
export interface PageModule {
  /** The query string cut down to the few known values that change a page. Nothing of a visitor is in it. */
  variantOf(request: PageRequest): string;
  /** Takes a variant only: what is rendered is kept and shown to everybody who asks for the same. */
  renderPage(page: PageName, variant: string, settings: PageSettings): RenderedPage;
}

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
  /** The step that follows, by the code of the first question's answer. */
  readonly followUps: ReadonlyMap<string, string>;
}

/** The exports of the pages' build, for the server. */
export interface PageModule {
  /** The query string reduced to the few known values that change a page. It holds no data of a visitor. */
  variantOf(request: PageRequest): string;
  /** Takes a variant only: the result is cached and shown to everybody who asks for the same variant. */
  renderPage(page: PageName, variant: string, settings: PageSettings): RenderedPage;
}

import type { PageName } from './page-path.ts';

/** What is asked of the pages: which one, and the query string it is opened with. */
export interface PageRequest {
  readonly page: PageName;
  readonly read: (param: string) => string | undefined;
}

export interface RenderedPage {
  readonly lang: string;
  readonly title: string;
  /** The content of the page's root element. */
  readonly html: string;
}

/** What the build of the pages exports for the server. */
export interface PageModule {
  /** Requests with the same key give the same page: the key is made of known values only, so there are few. */
  variantKey(request: PageRequest): string;
  renderPage(request: PageRequest): RenderedPage;
}

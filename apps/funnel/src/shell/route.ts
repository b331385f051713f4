import type { LocalizedText } from '@funnel/domain/text/text';
import type { ComponentType } from 'react';

export interface RouteProps {
  /** The query string, with its question mark where there is one. */
  readonly search: string;
}

/** What a module under routes/ exports. */
export interface RouteModule {
  readonly Route: ComponentType<RouteProps>;
  readonly title: LocalizedText;
  /** What of the query string changes the page as it arrives from the server: known values only. */
  readonly variantOf?: (search: string) => string;
  /** Whether the screen begins as the HTML that arrived; if not, it is drawn anew. */
  readonly beginsAsServed: (search: string) => boolean;
}

import type { LocalizedText } from '@funnel/domain/text/text';
import type { ComponentType } from 'react';

/** The early answer (inline/early-answer.ts). */
export interface EarlyAnswer {
  /** The answer to the first question. */
  readonly answered: string;
  /** The step that the document shows; absent: the next one. */
  readonly shown?: string | undefined;
}

export interface RouteProps {
  /** The query string, with its question mark if there is one. */
  readonly search: string;
  readonly early?: EarlyAnswer | undefined;
}

/** The exports of a module under routes/. */
export interface RouteModule {
  readonly Route: ComponentType<RouteProps>;
  readonly title: LocalizedText;
  /** The part of the query string that changes the page as the server renders it: known values only. */
  readonly variantOf?: (search: string) => string;
  /** Whether the first render equals the served HTML. If so the page is hydrated, otherwise it is drawn again. */
  readonly beginsAsServed: (search: string) => boolean;
}

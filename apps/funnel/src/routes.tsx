import type { PageName } from '@funnel/contract/page/page-path';
import type { Text } from '@funnel/domain/text/text';
import type { ComponentType } from 'react';

export interface RouteProps {
  /** The query string, with its question mark where there is one. */
  readonly search: string;
}

/** What a module under routes/ exports. */
export interface RouteModule {
  readonly Route: ComponentType<RouteProps>;
  readonly title: Text;
  /** What of the query string changes the page as it arrives from the server: known values only. */
  readonly variantOf?: (search: string) => string;
  /** Whether the screen begins as the HTML that arrived; if not, it is drawn anew. */
  readonly beginsAsServed: (search: string) => boolean;
}

/** Each page is its own document; in the browser only the code of the one that was opened is loaded. */
export const loadRoute: Readonly<Record<PageName, () => Promise<RouteModule>>> = {
  funnel: () => import('./routes/funnel.tsx'),
  datepicker: () => import('./routes/datepicker.tsx'),
  appointment: () => import('./routes/appointment.tsx'),
  terminfinder: () => import('./routes/terminfinder.tsx'),
  iflow: () => import('./routes/iflow.tsx'),
  terminfinderIflow: () => import('./routes/terminfinder-iflow.tsx'),
  thankYou: () => import('./routes/thank-you.tsx'),
  tester: () => import('./routes/tester.tsx'),
  phoneUpload: () => import('./routes/phone-upload.tsx'),
  legal: () => import('./routes/legal.tsx'),
};

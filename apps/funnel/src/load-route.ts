import type { PageName } from '@funnel/contract/page/page-path';
import type { RouteModule } from './shell/route.ts';

/** Each page is its own document; the browser loads only the code of the current one. */
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

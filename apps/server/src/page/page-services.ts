import type { Services } from '../services.ts';

export interface PageServices extends Pick<Services, 'settings' | 'now'> {
  /** The number of days with possible slots from now on. */
  readonly openDays: () => number;
}

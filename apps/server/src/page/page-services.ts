import type { Services } from '../services.ts';

export interface PageServices extends Pick<Services, 'settings' | 'now'> {
  /** How many days may have free times by now. */
  readonly openDays: () => number;
}

import { DEFAULT_SETTINGS } from '@funnel/domain/retailer/default-settings';
import { beforeEach } from 'vitest';
import { storeSetting } from './store-setting.ts';
import type { useTestApp } from './test-app.ts';

/** Short slots with few seats, which a test can fill. */
export const HALF_HOURS = { ...DEFAULT_SETTINGS.slots, slotMinutes: 30, capacity: 2 };

/** The same with required confirmation by mail. */
export const RESERVED_HALF_HOURS = { ...HALF_HOURS, unconfirmedHours: 24 };

/** Applies them to every test of a file. */
export function useHalfHours(
  app: Pick<ReturnType<typeof useTestApp>, 'db' | 'clock'>,
  slots = HALF_HOURS,
): void {
  beforeEach(() => storeSetting(app.db, 'slots', slots, app.clock.now));
}

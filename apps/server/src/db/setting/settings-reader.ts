import { isDeepStrictEqual } from 'node:util';
import { DEFAULT_SETTINGS } from '@funnel/domain/retailer/default-settings';
import type { RetailerSettings } from '@funnel/domain/retailer/retailer-settings';
import type { Logger } from 'pino';
import { describeError } from '../../log/logger.ts';
import type { Database } from '../database.ts';
import { readSettings } from './retailer-settings.queries.ts';

export interface SettingsReader {
  /**
   * The cached settings, or the defaults before the first `refresh`. Settings older than a second are refreshed in the
   * background. Unchanged settings are the same object.
   */
  current(): RetailerSettings;
  /** Reads now. */
  refresh(): Promise<void>;
}

const MAX_AGE_MS = 1_000;

/**
 * For display: pages must render at once, also while the database is away. A decision that depends on settings (such as
 * a slot) reads them in its own transaction instead.
 */
export function createSettingsReader(db: Database, logger: Logger): SettingsReader {
  let settings = DEFAULT_SETTINGS;
  // No background read before the first refresh: on a first start the table does not exist yet.
  let readAt = Number.POSITIVE_INFINITY;
  let reading: Promise<void> | undefined;

  async function read(): Promise<void> {
    try {
      const { settings: stored, broken } = await readSettings(db);
      if (broken.length > 0) logger.error({ settings: broken.join(' ') }, 'stored settings are not right');
      if (!isDeepStrictEqual(stored, settings)) settings = stored;
    } catch (error) {
      logger.warn({ error: describeError(error) }, 'settings not read');
    } finally {
      readAt = performance.now();
      reading = undefined;
    }
  }

  function refresh(): Promise<void> {
    reading ??= read();
    return reading;
  }

  return {
    refresh,
    current() {
      if (performance.now() - readAt > MAX_AGE_MS) void refresh();
      return settings;
    },
  };
}

import type { RetailerSettings, SettingName } from '@funnel/domain/retailer/retailer-settings';
import type { Queryable } from '../db/database.ts';
import { readSettings } from '../db/setting/retailer-settings.queries.ts';
import { addSettingVersion } from '../db/setting/setting-version.queries.ts';

/** Publishes a value, replacing any other. */
export async function storeSetting<Name extends SettingName>(
  db: Queryable,
  name: Name,
  value: RetailerSettings[Name] | undefined,
  at: Date,
): Promise<void> {
  const { revisions } = await readSettings(db);
  await addSettingVersion(db, { name, value, base: revisions[name], author: { kind: 'operator' }, at });
}

/** Back to the default. */
export const removeSetting = (db: Queryable, name: SettingName) =>
  storeSetting(db, name, undefined, new Date());

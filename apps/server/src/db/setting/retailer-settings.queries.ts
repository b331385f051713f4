import { DEFAULT_SETTINGS } from '@funnel/domain/retailer/default-settings';
import {
  type RetailerSettings,
  retailerSettingsSchema,
  SETTING_NAMES,
  type SettingName,
} from '@funnel/domain/retailer/retailer-settings';
import type { Queryable } from '../database.ts';

export interface SettingsInUse {
  readonly settings: RetailerSettings;
  /** Stored, but not as the rules want it: the default is in use instead. */
  readonly broken: readonly SettingName[];
}

/** The retailer's settings: what is stored and right, else the default. */
export async function readSettings(db: Queryable): Promise<SettingsInUse> {
  const rows = await db.selectFrom('setting').select(['name', 'value']).execute();
  const stored = new Map(rows.map(({ name, value }) => [name, value as unknown]));
  const settings: Record<string, unknown> = { ...DEFAULT_SETTINGS };
  const broken: SettingName[] = [];
  for (const name of SETTING_NAMES.filter((known) => stored.has(known))) {
    const parsed = retailerSettingsSchema.shape[name].safeParse(stored.get(name));
    if (parsed.success) settings[name] = parsed.data;
    else broken.push(name);
  }
  return { settings: settings as RetailerSettings, broken };
}

export async function storeSetting<Name extends SettingName>(
  db: Queryable,
  name: Name,
  value: RetailerSettings[Name],
  changedAt: Date,
): Promise<void> {
  const row = { value: JSON.stringify(value), changed_at: changedAt };
  await db
    .insertInto('setting')
    .values({ name, ...row })
    .onConflict((conflict) => conflict.column('name').doUpdateSet(row))
    .execute();
}

/** Back to the default. */
export async function removeSetting(db: Queryable, name: SettingName): Promise<void> {
  await db.deleteFrom('setting').where('name', '=', name).execute();
}

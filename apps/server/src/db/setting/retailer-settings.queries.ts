import { DEFAULT_SETTINGS } from '@funnel/domain/retailer/default-settings';
import {
  type RetailerSettings,
  retailerSettingsSchema,
  SETTING_NAMES,
  type SettingName,
} from '@funnel/domain/retailer/retailer-settings';
import { sql } from 'kysely';
import type { Queryable } from '../database.ts';

export interface SettingsInUse {
  readonly settings: RetailerSettings;
  /** Stored settings that are invalid: their defaults are in use instead. */
  readonly broken: readonly SettingName[];
}

/**
 * The retailer's settings: the stored value if it is valid, else the default. An unchanged setting is the same object
 * again.
 */
export async function readSettings(db: Queryable): Promise<SettingsInUse> {
  const rows = await db
    .selectFrom('setting')
    .select(['name', sql<string>`value::text`.as('text')])
    .execute();
  const stored = new Map(rows.map(({ name, text }) => [name, text]));
  const settings: Record<string, unknown> = { ...DEFAULT_SETTINGS };
  const broken: SettingName[] = [];
  for (const name of SETTING_NAMES) {
    const text = stored.get(name);
    if (text === undefined) continue;
    const { success, data } = parseSetting(name, text);
    if (success) settings[name] = data;
    else broken.push(name);
  }
  return { settings: settings as RetailerSettings, broken };
}

interface Parsed {
  readonly text: string;
  readonly success: boolean;
  readonly data?: unknown;
}

/** A cache: settings are read with every booking and changed once a month, so each text is parsed once. */
const lastParsed = new Map<SettingName, Parsed>();

function parseSetting(name: SettingName, text: string): Parsed {
  const last = lastParsed.get(name);
  if (last?.text === text) return last;
  const { success, data } = retailerSettingsSchema.shape[name].safeParse(JSON.parse(text));
  const parsed = { text, success, data };
  lastParsed.set(name, parsed);
  return parsed;
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

/** Serialises changes of a setting until the transaction ends: two at once would lose one. */
export async function lockSetting(tx: Queryable, name: SettingName): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`setting ${name}`}, 0))`.execute(tx);
}

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
  /** The revision in force of each setting, as the base of the next one; 0 if there is none. */
  readonly revisions: Readonly<Record<SettingName, number>>;
  /** Stored settings that are invalid: their defaults are in use instead. */
  readonly broken: readonly SettingName[];
}

/**
 * The retailer's settings: the newest published value if it is valid, else the default. As a draft: the newest value,
 * published or not. An unchanged setting is the same object again.
 */
export async function readSettings(
  db: Queryable,
  state: 'draft' | 'published' = 'published',
): Promise<SettingsInUse> {
  // One index lookup for each name, however many versions exist.
  const { rows } = await sql<{ name: SettingName; revision: number; text: string | null }>`
    select known.name, newest.* from unnest(${SETTING_NAMES}::text[]) as known (name)
    cross join lateral (
      select revision, value::text as text from setting_version as version
      where version.name = known.name and state in ('published', ${state})
      order by revision desc limit 1
    ) newest`.execute(db);
  const settings: Record<string, unknown> = { ...DEFAULT_SETTINGS };
  const revisions = Object.fromEntries(SETTING_NAMES.map((name) => [name, 0])) as Record<SettingName, number>;
  const broken: SettingName[] = [];
  for (const { name, revision, text } of rows) {
    revisions[name] = revision;
    if (text === null) continue;
    const { success, data } = parseSetting(name, text);
    if (success) settings[name] = data;
    else broken.push(name);
  }
  return { settings: settings as RetailerSettings, revisions, broken };
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

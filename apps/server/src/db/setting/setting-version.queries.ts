import type { Actor } from '@funnel/domain/event/actor';
import type { RetailerSettings, SettingName } from '@funnel/domain/retailer/retailer-settings';
import { sql } from 'kysely';
import type { Queryable } from '../database.ts';

export interface NewVersion<Name extends SettingName = SettingName> {
  readonly name: Name;
  /** Undefined: the default. */
  readonly value: RetailerSettings[Name] | undefined;
  /** The published revision that the author has seen; 0 is the default that nobody has changed yet. */
  readonly base: number;
  readonly author: Actor;
  readonly at: Date;
  readonly state?: 'draft' | 'published';
}

/** Somebody else has published this setting since the author saw it. Nothing was overwritten. */
export class StaleSetting extends Error {}

/** Adds a version, published by default. Of two from the same base one throws `StaleSetting`. */
export async function addSettingVersion<Name extends SettingName>(
  db: Queryable,
  { name, value, base, author, at, state = 'published' }: NewVersion<Name>,
): Promise<void> {
  const json = value === undefined ? null : JSON.stringify(value);
  // Two at once compute the same revision: the second waits for the first and then adds nothing.
  const { rows } = await sql`
    insert into setting_version (name, revision, value, author, author_id, at, state)
    select ${name}, coalesce(max(revision), 0) + 1, ${json}::jsonb, ${author.kind},
      ${'id' in author ? author.id : null}, ${at}::timestamptz, ${state}
    from setting_version where name = ${name}
    having coalesce(max(revision) filter (where state = 'published'), 0) = ${base}
    on conflict do nothing
    returning revision`.execute(db);
  if (rows.length === 0) throw new StaleSetting('Somebody else has changed this setting meanwhile.');
}

/** All versions of a setting, the newest first. */
export function listSettingVersions(db: Queryable, name: SettingName) {
  return db
    .selectFrom('setting_version as version')
    .leftJoin('staff', 'staff.staff_id', 'version.author_id')
    .select(['revision', 'state', 'at', 'author', 'staff.email', sql<unknown>`value`.as('value')])
    .select(sql<boolean>`value is null`.as('isDefault'))
    .where('version.name', '=', name)
    .orderBy('revision', 'desc')
    .execute();
}

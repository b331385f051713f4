import type { ViewFilter } from '@funnel/domain/saved-view/saved-view';
import { sql } from 'kysely';
import type { Queryable } from '../db/database.ts';

/** The person's own and the shared ones, oldest first. */
export async function listViews(db: Queryable, staffId: string) {
  return db
    .selectFrom('saved_view')
    .select(['view_id as viewId', 'staff_id as staffId', 'is_shared as isShared', 'name', 'filter'])
    .where((row) => row.or([row('staff_id', '=', staffId), row('is_shared', '=', true)]))
    .orderBy('created_at')
    .orderBy('view_id')
    .execute();
}

interface NewView {
  readonly viewId: string;
  readonly staffId: string;
  readonly isShared: boolean;
  readonly name: string;
  readonly filter: ViewFilter;
  readonly now: Date;
}

export async function insertView(tx: Queryable, view: NewView): Promise<void> {
  await tx
    .insertInto('saved_view')
    .values({
      view_id: view.viewId,
      staff_id: view.staffId,
      is_shared: view.isShared,
      name: view.name,
      filter: JSON.stringify(view.filter),
      created_at: view.now,
    })
    .execute();
}

export async function updateView(
  tx: Queryable,
  viewId: string,
  { isShared, name, filter }: Pick<NewView, 'isShared' | 'name' | 'filter'>,
): Promise<void> {
  await tx
    .updateTable('saved_view')
    .set({ is_shared: isShared, name, filter: JSON.stringify(filter) })
    .where('view_id', '=', viewId)
    .execute();
}

export async function deleteView(tx: Queryable, viewId: string): Promise<void> {
  await tx.deleteFrom('saved_view').where('view_id', '=', viewId).execute();
}

/** Serialises saving: concurrent saves could exceed the limit. */
export async function lockViews(tx: Queryable): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('saved views', 0))`.execute(tx);
}

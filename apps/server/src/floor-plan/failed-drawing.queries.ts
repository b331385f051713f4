import { sql } from 'kysely';
import type { Queryable } from '../db/database.ts';
import type { FailedDrawings } from '../outside/pdf/draw-pdf-file.ts';

/** After this many failures of one renderer a PDF is not retried. A busy machine may cause one or two. */
const MOST_FAILURES = 3;

/** The failed drawings of one file, stored in the database. */
export const failedDrawingsOf = (db: Queryable, fileId: string): FailedDrawings => ({
  isUndrawable: (renderer) => isUndrawable(db, fileId, renderer),
  note: (renderer, isCertain) => noteFailedDrawing(db, fileId, { renderer, isCertain }),
});

async function isUndrawable(db: Queryable, fileId: string, renderer: string): Promise<boolean> {
  const failed = await db
    .selectFrom('file')
    .select('file_id')
    .where('file_id', '=', fileId)
    .where('draw_failed_by', '=', renderer)
    .where('draw_failures', '>=', MOST_FAILURES)
    .executeTakeFirst();
  return failed !== undefined;
}

/** A PDF that cannot be read fails each time, so once is enough. */
async function noteFailedDrawing(
  db: Queryable,
  fileId: string,
  { renderer, isCertain }: { readonly renderer: string; readonly isCertain: boolean },
): Promise<void> {
  const before = sql<number>`case when draw_failed_by = ${renderer} then draw_failures else 0 end`;
  await db
    .updateTable('file')
    .set({
      draw_failed_by: renderer,
      draw_failures: isCertain ? MOST_FAILURES : sql<number>`least(${MOST_FAILURES}, ${before} + 1)`,
    })
    .where('file_id', '=', fileId)
    .execute();
}

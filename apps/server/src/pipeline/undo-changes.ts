import { definitionOf } from '@funnel/contract/event/event';
import type { undoChangesEndpoint } from '@funnel/contract/pipeline/undo-changes';
import { isTooLateToUndo } from '@funnel/domain/desk/undo';
import type { StaffActor } from '@funnel/domain/event/actor';
import type { z } from '@funnel/domain/schema';
import { sql } from 'kysely';
import type { Queryable } from '../db/database.ts';
import { announce } from '../event/announce.ts';
import { markUndone, takeBackEvents } from '../event/take-back-events.queries.ts';
import type { Services } from '../services.ts';
import { lockEnquiry, type PipelineRow } from './pipeline.queries.ts';
import { furtherEvents, isStale, restoreChange } from './restore-change.ts';
import { findChange, lockChanged } from './undo.queries.ts';

type Undo = typeof undoChangesEndpoint;
interface UndoCall {
  readonly actor: StaffActor;
  readonly body: z.output<NonNullable<Undo['body']>>;
}
type Left = z.output<Undo['reply']>['data']['left'][number];

/** One transaction, one message of the live feed. Each undo is checked before it writes. */
export async function undoChanges({ db, now: clock }: Services, { actor, body }: UndoCall) {
  return db.transaction().execute(async (tx) => {
    const undone: PipelineRow[] = [];
    const left: Left[] = [];
    await lockChanged(tx, body.changeIds);
    for (const changeId of body.changeIds) {
      const outcome = await undoOne(tx, { changeId, actor, now: clock() });
      if (typeof outcome === 'string') left.push({ changeId, code: outcome });
      else undone.push(outcome);
    }
    return { data: { undone, left } };
  });
}

interface Undoing {
  readonly changeId: string;
  readonly actor: StaffActor;
  readonly now: Date;
}

/** Restores the state stored with the change. As with calls, its queued job decides whether it is too late. */
async function undoOne(
  tx: Queryable,
  { changeId, actor, now }: Undoing,
): Promise<PipelineRow | Left['code']> {
  const change = await findChange(tx, changeId, actor.id);
  if (!change) return 'NOT_FOUND';
  const { enquiryId, type, happenedAt, undo } = change;
  if (isTooLateToUndo(happenedAt, now)) return 'UNDO_OVER';
  const current = await lockEnquiry(tx, enquiryId);
  if (!current || (await isStale(tx, undo, current))) return 'STALE';
  await sql`savepoint undo`.execute(tx);
  const restored = await restoreChange(tx, current, undo);
  if (!restored) return 'STALE';
  const queued = definitionOf(type).isFedOnly ? furtherEvents(undo) : [changeId, ...furtherEvents(undo)];
  if (!(await takeBackEvents(tx, queued, now))) {
    await sql`rollback to savepoint undo`.execute(tx);
    return 'UNDO_OVER';
  }
  await markUndone(tx, [changeId], now);
  await announce(tx, {
    type: 'enquiry.change-undone',
    enquiryId,
    actor,
    happenedAt: now,
    change: { undoneEventId: changeId },
  });
  return restored;
}

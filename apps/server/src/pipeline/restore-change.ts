import { isDeepStrictEqual } from 'node:util';
import { fitsConstraint } from '../appointment/take-slot.ts';
import { deleteNote } from '../call-queue/call.queries.ts';
import type { Queryable } from '../db/database.ts';
import { restoreFile } from '../floor-plan/withdrawn-file.queries.ts';
import { putBackStepRows, readStepRows } from '../next-step/step.queries.ts';
import type { LockedEnquiry, PipelineRow } from './pipeline.queries.ts';
import { areAsMerged, putBack, putBackMerges, type StoredUndo } from './undo.queries.ts';

/** Whether the enquiry, or a step of its person, was changed since. A file is not part of the version. */
export async function isStale(
  tx: Queryable,
  undo: StoredUndo,
  { enquiryId, version }: LockedEnquiry,
): Promise<boolean> {
  if ('fileId' in undo) return false;
  if (undo.version !== version || !(await areAsMerged(tx, undo.merges ?? []))) return true;
  return undo.steps !== undefined && !isDeepStrictEqual(await readStepRows(tx, enquiryId), undo.steps.after);
}

/** The times that the change cancelled. */
export const furtherEvents = (undo: StoredUndo) => ('eventIds' in undo && undo.eventIds) || [];

/** Restores what the change replaced. Undefined, and nothing restored, if the seat of a cancelled time is taken by now. */
export async function restoreChange(
  tx: Queryable,
  { showroomBy: _, ...current }: LockedEnquiry,
  undo: StoredUndo,
): Promise<PipelineRow | undefined> {
  if ('fileId' in undo) {
    await restoreFile(tx, undo.fileId);
    return current;
  }
  const { enquiryId } = current;
  const { before, steps, merges = [], noteId } = undo;
  if (steps && !(await fitsConstraint(tx, () => putBackStepRows(tx, enquiryId, steps.before))))
    return undefined;
  if (noteId) await deleteNote(tx, enquiryId, noteId);
  await putBackMerges(tx, merges);
  return putBack(tx, enquiryId, before);
}

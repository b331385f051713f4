import type { EventType } from '@funnel/contract/event/event';
import type { EventChange } from '@funnel/contract/event/event-data';
import { UNDO_SECONDS } from '@funnel/domain/desk/undo';
import type { StaffActor } from '@funnel/domain/event/actor';
import { type StepRow, shownStep } from '@funnel/domain/next-step/shown-step';
import type { PlannedStep } from '@funnel/domain/next-step/step';
import type { Queryable } from '../db/database.ts';
import { announce } from '../event/announce.ts';
import { insertNote, type LockedEnquiry } from '../pipeline/pipeline.queries.ts';
import type { UndoOfChange } from '../pipeline/undo.queries.ts';
import { findOpenStepRow, readStepRows } from './step.queries.ts';

interface StepEvent {
  readonly enquiry: LockedEnquiry;
  readonly actor: StaffActor;
  readonly now: Date;
  /** How it went. */
  readonly note?: string | undefined;
}

interface Acted<Result> {
  readonly type: EventType;
  readonly change: EventChange;
  readonly result: Result;
}

/** Acts on steps of a person and announces it, with their rows before and after for undo. */
export async function stepUndoably<Result>(
  tx: Queryable,
  { enquiry, actor, now, note }: StepEvent,
  act: () => Promise<Acted<Result>>,
): Promise<Result & { readonly changeId: string }> {
  const { enquiryId, version, ...before } = enquiry;
  const rows = await readStepRows(tx, enquiryId);
  const { type, change, result } = await act();
  const noteId =
    note === undefined ? undefined : await insertNote(tx, { enquiryId, staffId: actor.id, text: note, now });
  const steps = { before: rows, after: await readStepRows(tx, enquiryId) };
  const written = noteId === undefined ? {} : { noteId };
  const undo: UndoOfChange = { before, version, steps, ...written };
  const changeId = await announce(tx, {
    ...{ type, enquiryId, actor, undo, happenedAt: now, afterSeconds: UNDO_SECONDS },
    change: { ...change, ...written },
  });
  return { ...result, changeId };
}

export const announcedStep = ({
  kind,
  startsAt,
  isPromised,
}: Pick<PlannedStep, 'startsAt'> & StepKindOf) => ({
  ...{ kind, startsAt: startsAt.toISOString(), promised: isPromised },
});
type StepKindOf = Pick<StepRow, 'kind' | 'isPromised'>;

export async function showStep(tx: Queryable, stepId: string, now: Date) {
  const step = await findOpenStepRow(tx, stepId);
  if (!step) throw new Error('a step that was just written');
  return shownStep(step, now);
}

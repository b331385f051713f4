import { UNDO_SECONDS } from '@funnel/domain/desk/undo';
import type { StaffActor } from '@funnel/domain/event/actor';
import type { Queryable } from '../db/database.ts';
import { announce } from '../event/announce.ts';
import { Refusal } from '../http/refusal.ts';
import { settleSteps } from '../next-step/settle-steps.queries.ts';
import { readStepRows } from '../next-step/step.queries.ts';
import { lockEnquiries, lockEnquiry } from '../pipeline/pipeline.queries.ts';
import type { UndoOfChange } from '../pipeline/undo.queries.ts';
import type { Services } from '../services.ts';
import { listOfPerson, setMergedInto } from './merge.queries.ts';

interface MergeAllCall {
  readonly actor: StaffActor;
  readonly body: { readonly into: string };
}

const MOST = 200;

/** One enquiry stands for all of its person, also for those that another one stood for. There are no chains. */
export async function mergeAll({ db, now }: Services, { actor, body: { into } }: MergeAllCall) {
  return { data: await db.transaction().execute((tx) => mergeAllIn(tx, { actor, into, now: now() })) };
}

interface Merging {
  readonly actor: StaffActor;
  readonly into: string;
  readonly now: Date;
}

async function mergeAllIn(tx: Queryable, { actor, into, now }: Merging) {
  const found = await listOfPerson(tx, into);
  if (found.length === 0) throw new Refusal('NOT_FOUND', 'There is no such enquiry.');
  if (found.length > MOST) throw new Refusal('WRONG_STATE', 'This person has too many enquiries.');
  await lockEnquiries(
    tx,
    found.map(({ enquiryId }) => enquiryId),
  );
  const moved = (await listOfPerson(tx, into)).filter(({ enquiryId, mergedInto }) =>
    enquiryId === into ? mergedInto !== null : mergedInto !== into,
  );
  // The event of the first one carries the undo.
  const [main] = moved;
  const before = main && (await lockEnquiry(tx, main.enquiryId));
  if (!before) return { changeId: null, merged: 0 };
  const steps = { before: await readStepRows(tx, into) };
  for (const { enquiryId } of moved) await setMergedInto(tx, enquiryId, enquiryId === into ? null : into);
  for (const { enquiryId } of moved)
    await settleSteps(tx, enquiryId, { kind: enquiryId === into ? 'REOPENED' : 'CLOSED' }, now);
  const event = { actor, happenedAt: now, afterSeconds: UNDO_SECONDS };
  const announceMerge = (enquiryId: string, undo?: UndoOfChange) =>
    announce(tx, {
      ...{ ...event, enquiryId, ...(undo && { undo }) },
      type: enquiryId === into ? 'enquiry.unmerged' : 'enquiry.merged',
      change: { mergedInto: enquiryId === into ? null : into },
    });
  const eventIds: string[] = [];
  for (const { enquiryId } of moved.slice(1)) eventIds.push(await announceMerge(enquiryId));
  const { enquiryId, version, ...state } = before;
  const changeId = await announceMerge(enquiryId, {
    ...{ before: state, version: version + 1, eventIds },
    steps: { ...steps, after: await readStepRows(tx, into) },
    merges: moved.map((row) => ({ ...row, version: row.version + 1 })),
  });
  return { changeId, merged: moved.filter((row) => row.enquiryId !== into).length };
}

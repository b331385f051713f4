import type { withdrawFileEndpoint } from '@funnel/contract/enquiry-record/withdraw-file';
import { UNDO_SECONDS } from '@funnel/domain/desk/undo';
import type { StaffActor } from '@funnel/domain/event/actor';
import type { z } from '@funnel/domain/schema';
import { announce } from '../event/announce.ts';
import { Refusal } from '../http/refusal.ts';
import type { UndoOfFile } from '../pipeline/undo.queries.ts';
import type { Services } from '../services.ts';
import { eventFile } from './event-file.ts';
import { hideFile } from './withdrawn-file.queries.ts';

interface WithdrawCall {
  readonly actor: StaffActor;
  readonly body: z.output<NonNullable<(typeof withdrawFileEndpoint)['body']>>;
}

/** Hides a file of the staff at once. It is deleted by the job of the event, after the undo window. */
export async function withdrawFile(
  { db, now: clock, mailSettings: { publicUrl } }: Services,
  { actor, body: { enquiryId, fileId } }: WithdrawCall,
) {
  const now = clock();
  const changeId = await db.transaction().execute(async (tx) => {
    const file = await hideFile(tx, { enquiryId, fileId, now });
    if (!file) throw new Refusal('NOT_FOUND', 'There is no such file.');
    const undo: UndoOfFile = { fileId };
    return announce(tx, {
      ...{ type: 'files.withdrawn', enquiryId, actor, undo, happenedAt: now, afterSeconds: UNDO_SECONDS },
      files: [eventFile(file, publicUrl, file.purpose)],
    });
  });
  return { data: { changeId } };
}

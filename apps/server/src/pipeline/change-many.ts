import type { changeManyEndpoint } from '@funnel/contract/pipeline/change-enquiry';
import type { StaffActor } from '@funnel/domain/event/actor';
import type { z } from '@funnel/domain/schema';
import { Refusal } from '../http/refusal.ts';
import type { Services } from '../services.ts';
import { assignEnquiryIn, changeStatusIn } from './change-enquiry.ts';
import { lockEnquiries } from './pipeline.queries.ts';

interface ManyCall {
  readonly actor: StaffActor;
  readonly body: z.output<NonNullable<(typeof changeManyEndpoint)['body']>>;
}

const LEFT_ALONE = ['STALE', 'WRONG_STATE', 'NOT_FOUND'] as const;

/**
 * One transaction: the live feed has all of it at once, and every open desk loads its lists once. Refusals come before
 * any write, so they do not roll the others back.
 */
export async function changeMany({ db, now }: Services, { actor, body: { enquiries, change } }: ManyCall) {
  return db.transaction().execute(async (tx) => {
    const changed: Awaited<ReturnType<typeof changeStatusIn>>[] = [];
    const left: { enquiryId: string; code: (typeof LEFT_ALONE)[number] }[] = [];
    await lockEnquiries(
      tx,
      enquiries.map(({ enquiryId }) => enquiryId),
    );
    for (const seen of enquiries) {
      try {
        changed.push(
          'status' in change
            ? await changeStatusIn(tx, { actor, body: { ...seen, ...change } }, now())
            : await assignEnquiryIn(tx, { actor, body: { ...seen, ...change } }, now()),
        );
      } catch (error) {
        const code = error instanceof Refusal && LEFT_ALONE.find((each) => each === error.code);
        if (!code) throw error;
        left.push({ enquiryId: seen.enquiryId, code });
      }
    }
    return { data: { changed, left } };
  });
}

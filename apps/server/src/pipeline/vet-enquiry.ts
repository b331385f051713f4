import type { vetEnquiryEndpoint } from '@funnel/contract/pipeline/vet-enquiry';
import { afterVerdict } from '@funnel/domain/enquiry/vetting';
import type { Actor } from '@funnel/domain/event/actor';
import { isOpen } from '@funnel/domain/pipeline/status';
import type { z } from '@funnel/domain/schema';
import { ALL_TIMES, cancelAgreedTimes } from '../calendar/cancel-agreed-times.ts';
import { announce } from '../event/announce.ts';
import { Refusal } from '../http/refusal.ts';
import { settleSteps } from '../next-step/settle-steps.queries.ts';
import type { Services } from '../services.ts';
import { lockSeen } from './lock-seen.ts';
import { changeEnquiry, markVetted } from './pipeline.queries.ts';

interface VetCall {
  readonly actor: Actor;
  readonly body: z.output<NonNullable<(typeof vetEnquiryEndpoint)['body']>>;
}

/** Takes in or discards what was suspect or rescued. The same verdict again changes nothing but the time. */
export async function vetEnquiry({ db, now: clock }: Services, { actor, body }: VetCall) {
  const { enquiryId, version, verdict } = body;
  const now = clock();
  const data = await db.transaction().execute(async (tx) => {
    const current = await lockSeen(tx, enquiryId, version);
    const after = afterVerdict(current, verdict);
    if (after === 'REFUSED') throw new Refusal('WRONG_STATE', 'What is won cannot be discarded.');
    await markVetted(tx, enquiryId, now);
    const changed = await changeEnquiry(tx, enquiryId, after === 'STAYS' ? {} : after);
    if (verdict === 'DISCARDED')
      await cancelAgreedTimes(tx, { enquiryId, actor, happenedAt: now, now, kinds: ALL_TIMES });
    await settleSteps(tx, enquiryId, { kind: isOpen(changed.status) ? 'REOPENED' : 'CLOSED' }, now);
    const { status: from } = current;
    const change = {
      verdict,
      ...(after !== 'STAYS' && {
        status: {
          from,
          to: after.status,
          ...(after.lostReason && { lostReason: after.lostReason }),
        },
      }),
    };
    await announce(tx, { type: 'enquiry.vetted', enquiryId, actor, happenedAt: now, change });
    return { enquiryId, version: changed.version, status: changed.status };
  });
  return { data };
}

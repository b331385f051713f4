import type { settleReportEndpoint } from '@funnel/contract/error-report/settle-report';
import { OPEN_FOR_CALLS } from '@funnel/domain/pipeline/status';
import type { z } from '@funnel/domain/schema';
import type { Queryable } from '../db/database.ts';
import { hasAgreedTime, takeReported } from '../enquiry/rescued.queries.ts';
import { announce } from '../event/announce.ts';
import { settleSteps } from '../next-step/settle-steps.queries.ts';
import { changeEnquiry, lockEnquiry, markVetted } from '../pipeline/pipeline.queries.ts';
import type { Services } from '../services.ts';

interface SettleCall {
  readonly body: z.output<NonNullable<(typeof settleReportEndpoint)['body']>>;
  /** Enquiries are sent to this server: no other system has one. */
  readonly isAtlas: boolean;
}

/** The retailer's own system has the enquiry, too: the rescued copy is closed, so that nobody is called twice. */
export async function settleRescued({ db, now: clock }: Services, { body, isAtlas }: SettleCall) {
  const now = clock();
  if (!isAtlas)
    await db.transaction().execute(async (tx) => {
      for (const enquiryId of await takeReported(tx, body)) await settle(tx, enquiryId, now);
    });
  return { data: { accepted: true as const } };
}

const LOST = { status: 'LOST', lostReason: 'ELSEWHERE' } as const;

/** An enquiry with progress or an agreed time stays open. The retailer gets an event either way. */
async function settle(tx: Queryable, enquiryId: string, now: Date): Promise<void> {
  const current = await lockEnquiry(tx, enquiryId);
  if (!current) return;
  const { status: from } = current;
  const isClosed = OPEN_FOR_CALLS.includes(from) && !(await hasAgreedTime(tx, enquiryId));
  if (isClosed) {
    await changeEnquiry(tx, enquiryId, LOST);
    await markVetted(tx, enquiryId, now);
    await settleSteps(tx, enquiryId, { kind: 'CLOSED' }, now);
  }
  await announce(tx, {
    type: 'enquiry.arrived-elsewhere',
    enquiryId,
    actor: { kind: 'visitor' },
    happenedAt: now,
    ...(isClosed && { change: { status: { from, to: LOST.status, lostReason: LOST.lostReason } } }),
  });
}

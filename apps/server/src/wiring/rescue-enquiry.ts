import type { RescuedEnquiry } from '@funnel/domain/enquiry/rescued-enquiry';
import { findAppointmentOf } from '../appointment/appointment.queries.ts';
import { keepWish } from '../appointment/take-slot.ts';
import type { Queryable } from '../db/database.ts';
import { readSettings } from '../db/setting/retailer-settings.queries.ts';
import { keepRescueSecret } from '../enquiry/rescued.queries.ts';
import { storeEnquiry } from '../enquiry/store-enquiry.ts';
import { announce } from '../event/announce.ts';
import { planRulesOf } from '../next-step/plan-rules.queries.ts';

interface Rescued extends RescuedEnquiry {
  readonly settleSecret: string | undefined;
}

/**
 * Stores the enquiry of an error report like any other, marked as rescued. The visitor's key makes it idempotent: an
 * enquiry that arrives before or after its report is the same one (R17).
 */
export async function rescueEnquiry(
  tx: Queryable,
  { enquiry, wishedAt, settleSecret }: Rescued,
  now: Date,
): Promise<void> {
  const { settings } = await readSettings(tx);
  const { routing } = settings;
  const rules = planRulesOf(settings, now);
  const arrival = {
    scope: 'funnel-enquiry',
    idempotencyKey: undefined,
    receivedAt: now,
    routing,
    rules,
  } as const;
  await storeEnquiry(tx, enquiry, { ...arrival, isRescued: true }, async ({ enquiryId }) => {
    if (settleSecret !== undefined) await keepRescueSecret(tx, { enquiryId, settleSecret, now });
    if (wishedAt === undefined || (await findAppointmentOf(tx, enquiryId))) return;
    await keepWish(tx, { enquiryId, current: undefined, start: wishedAt, now });
    await announce(tx, { type: 'callback.wished', enquiryId, actor: { kind: 'visitor' }, happenedAt: now });
  });
}

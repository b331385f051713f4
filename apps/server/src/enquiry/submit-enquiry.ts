import type { Enquiry } from '@funnel/domain/enquiry/enquiry-schema';
import { planRulesOf } from '../next-step/plan-rules.queries.ts';
import type { Services } from '../services.ts';
import { storeEnquiry, storeFirstEnquiry } from './store-enquiry.ts';

interface Submission {
  readonly body: Enquiry;
  readonly idempotencyKey: string | undefined;
}

/** Takes an enquiry of the funnel. It answers only once enquiry and event are committed. */
export async function submitEnquiry({ db, now, settings }: Services, { body, idempotencyKey }: Submission) {
  // Rules that are a second old are as good, and a visitor does not wait for them.
  const { routing } = settings.current();
  const receivedAt = now();
  const rules = planRulesOf(settings.current(), receivedAt);
  const arrival = { scope: 'funnel-enquiry', idempotencyKey, receivedAt, routing, rules } as const;
  const ids =
    (await storeFirstEnquiry(db, body, arrival)) ??
    (await db.transaction().execute((tx) => storeEnquiry(tx, body, arrival)));
  return { data: { ...ids, email: body.personal_email } };
}

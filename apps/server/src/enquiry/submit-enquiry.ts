import type { Enquiry } from '@funnel/domain/enquiry/enquiry-schema';
import { REPEAT_WINDOW_MS, repeatKey } from '@funnel/domain/enquiry/repeat-key';
import type { Queryable } from '../db/database.ts';
import { unguessableId } from '../db/unguessable-id.ts';
import { hashRequest, oncePerKey } from '../http/once-per-key.ts';
import { announce } from '../jobs/announce.ts';
import type { Services } from '../services.ts';
import { findRepeatedEnquiry, insertEnquiry, insertRevision } from './enquiry.queries.ts';

interface Submission {
  readonly body: Enquiry;
  readonly idempotencyKey: string | undefined;
}

/** Stores an enquiry together with the news of it; answers only once both are committed. */
export async function submitEnquiry({ db, now }: Services, { body, idempotencyKey }: Submission) {
  const receivedAt = now();
  const requestHash = hashRequest(body);
  const lead = await db
    .transaction()
    .execute((tx) =>
      oncePerKey(tx, { scope: 'funnel-enquiry', key: idempotencyKey, requestHash, now: receivedAt }, () =>
        storeEnquiry(tx, body, requestHash, receivedAt),
      ),
    );
  return { data: { ...lead, email: body.personal_email } };
}

async function storeEnquiry(tx: Queryable, enquiry: Enquiry, requestHash: string, receivedAt: Date) {
  const key = repeatKey(enquiry);
  const since = new Date(receivedAt.getTime() - REPEAT_WINDOW_MS);
  const repeated = key === undefined ? undefined : await findRepeatedEnquiry(tx, key, since);
  if (repeated) {
    const { enquiryId, kitchenId } = repeated;
    if (repeated.requestHash !== requestHash) {
      await insertRevision(tx, { enquiryId, requestHash, receivedAt, enquiry });
    }
    return { enquiryId, kitchenId };
  }
  const ids = { enquiryId: unguessableId(), kitchenId: unguessableId() };
  await insertEnquiry(tx, { ...ids, receivedAt, repeatKey: key, requestHash, enquiry });
  await announce(tx, { type: 'enquiry.received', enquiryId: ids.enquiryId, happenedAt: receivedAt });
  return ids;
}

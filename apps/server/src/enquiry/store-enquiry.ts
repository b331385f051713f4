import type { Enquiry } from '@funnel/domain/enquiry/enquiry-schema';
import { REPEAT_WINDOW_MS, repeatKey } from '@funnel/domain/enquiry/repeat-key';
import { suspicionsOf, withoutSuspicion } from '@funnel/domain/enquiry/suspicion';
import type { Queryable } from '../db/database.ts';
import { unguessableId } from '../db/unguessable-id.ts';
import { hashRequest, oncePerKey } from '../http/once-per-key.ts';
import { announce } from '../jobs/announce.ts';
import { findRepeatedEnquiry, insertEnquiry, insertRevision } from './enquiry.queries.ts';

export interface EnquiryIds {
  readonly enquiryId: string;
  readonly kitchenId: string;
}

interface Arrival {
  readonly scope: 'funnel-enquiry' | 'terminfinder-enquiry';
  readonly idempotencyKey: string | undefined;
  readonly receivedAt: Date;
}

/** Stores an enquiry together with the news of it, once per key and per visitor; `also` is part of the same act. */
export function storeEnquiry(
  tx: Queryable,
  enquiry: Enquiry,
  { scope, idempotencyKey, receivedAt }: Arrival,
  also: (ids: EnquiryIds) => Promise<void> = async () => undefined,
): Promise<EnquiryIds> {
  const requestHash = hashRequest(withoutSuspicion(enquiry));
  const expected = { enquiryId: unguessableId(), kitchenId: unguessableId() };
  const claim = { scope, key: idempotencyKey, requestHash, now: receivedAt, expected };
  return oncePerKey(tx, claim, async () => {
    const ids = await storeOncePerVisitor(tx, enquiry, { ids: expected, requestHash, receivedAt });
    await also(ids);
    return ids;
  });
}

interface NewEnquiry {
  readonly ids: EnquiryIds;
  readonly requestHash: string;
  readonly receivedAt: Date;
}

async function storeOncePerVisitor(
  tx: Queryable,
  given: Enquiry,
  { ids, requestHash, receivedAt }: NewEnquiry,
): Promise<EnquiryIds> {
  const enquiry = withoutSuspicion(given);
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
  const suspicions = suspicionsOf(given);
  await insertEnquiry(tx, { ...ids, receivedAt, repeatKey: key, requestHash, suspicions, enquiry });
  await announce(tx, { type: 'enquiry.received', enquiryId: ids.enquiryId, happenedAt: receivedAt });
  return ids;
}

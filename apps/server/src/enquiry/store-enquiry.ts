import { createHash } from 'node:crypto';
import type { Enquiry } from '@funnel/domain/enquiry/enquiry-schema';
import { REPEAT_WINDOW_MS, repeatKey } from '@funnel/domain/enquiry/repeat-key';
import { suspicionsOf, withoutSuspicion } from '@funnel/domain/enquiry/suspicion';
import { firstCall } from '@funnel/domain/next-step/first-call';
import { type Routing, showroomOfPostcode } from '@funnel/domain/routing/routing';
import type { Database, Queryable } from '../db/database.ts';
import { unguessableId } from '../db/unguessable-id.ts';
import { announce } from '../event/announce.ts';
import { type Claim, claimOrRead, hashRequest, oncePerKey } from '../http/once-per-key.ts';
import type { PlanRules } from '../next-step/plan-rules.queries.ts';
import {
  insertEnquiry,
  insertFirstEnquiry,
  insertRevision,
  isThere,
  type NewEnquiry,
  receivedEvent,
} from './enquiry.queries.ts';

export interface EnquiryIds {
  readonly enquiryId: string;
  readonly kitchenId: string;
}

interface Arrival {
  readonly scope: 'funnel-enquiry' | 'terminfinder-enquiry';
  readonly idempotencyKey: string | undefined;
  readonly receivedAt: Date;
  /** Decides the showroom by the postcode. */
  readonly routing: Routing;
  /** Decide when the first call is due. */
  readonly rules: PlanRules;
  /** Found in an error report. */
  readonly isRescued?: boolean;
}

/**
 * The fast path of nearly all enquiries: stores a first one in one statement. Undefined if its key or its visitor is
 * known: nothing is stored then, and `storeEnquiry` handles the repeat.
 */
export async function storeFirstEnquiry(
  db: Database,
  given: Enquiry,
  arrival: Arrival,
): Promise<EnquiryIds | undefined> {
  const row = newEnquiry(given, arrival);
  const ids = idsOf(row);
  const { scope, idempotencyKey: key, receivedAt: createdAt } = arrival;
  const ofKey =
    key === undefined ? [] : [{ scope, key, requestHash: row.requestHash, reply: ids, createdAt }];
  const claims = [...ofKey, ...claimsOfVisitor(row)];
  return (await insertFirstEnquiry(db, row, claims)) ? ids : undefined;
}

/**
 * Stores an enquiry with its event, once per key and per visitor. `inSameTransaction` is committed with it, or not at
 * all.
 */
export function storeEnquiry(
  tx: Queryable,
  given: Enquiry,
  arrival: Arrival,
  inSameTransaction: (ids: EnquiryIds) => Promise<void> = async () => undefined,
): Promise<EnquiryIds> {
  const row = newEnquiry(given, arrival);
  const { scope, idempotencyKey: key, receivedAt: now } = arrival;
  return oncePerKey(tx, { scope, key, requestHash: row.requestHash, now }, async () => {
    const ids = await storeOncePerVisitor(tx, row);
    await inSameTransaction(ids);
    return ids;
  });
}

async function storeOncePerVisitor(tx: Queryable, row: NewEnquiry): Promise<EnquiryIds> {
  const { requestHash, receivedAt, enquiry } = row;
  const [claim] = claimsOfVisitor(row);
  const since = new Date(receivedAt.getTime() - REPEAT_WINDOW_MS);
  const repeated = claim && (await claimOrRead(tx, claim, since));
  const ids = repeated?.reply as EnquiryIds | undefined;
  // The claim of an enquiry that was deleted is worth nothing.
  if (claim && ids && !(await isThere(tx, ids.enquiryId))) await claimOrRead(tx, claim, receivedAt);
  else if (repeated && ids) {
    if (repeated.requestHash !== requestHash) {
      await insertRevision(tx, { enquiryId: ids.enquiryId, requestHash, receivedAt, enquiry });
    }
    return ids;
  }
  await insertEnquiry(tx, row);
  await announce(tx, receivedEvent(row));
  return idsOf(row);
}

function newEnquiry(given: Enquiry, { receivedAt, routing, rules, isRescued = false }: Arrival) {
  const enquiry = withoutSuspicion(given);
  return {
    enquiryId: unguessableId(),
    kitchenId: unguessableId(),
    receivedAt,
    isRescued,
    requestHash: hashRequest(enquiry),
    suspicions: suspicionsOf(given),
    routedTo: showroomOfPostcode(routing, enquiry.personal_postcode),
    enquiry,
    firstCall: firstCall(
      { receivedAt, isTester: enquiry.entry === 'TESTER' },
      { ...rules.calendar, goalMinutes: rules.desk.callGoalMinutes },
    ),
  };
}

const idsOf = ({ enquiryId, kitchenId }: NewEnquiry): EnquiryIds => ({ enquiryId, kitchenId });

/** One visitor has one enquiry a day. The key is hashed, since it identifies the visitor. */
function claimsOfVisitor(row: NewEnquiry): Claim[] {
  const key = repeatKey(row.enquiry);
  if (key === undefined) return [];
  const hash = createHash('sha256').update(key).digest('hex');
  const { requestHash, receivedAt: createdAt } = row;
  return [{ scope: 'visitor', key: hash, requestHash, reply: idsOf(row), createdAt }];
}

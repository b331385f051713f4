import type { Enquiry } from '@funnel/domain/enquiry/enquiry-schema';
import type { Suspicion } from '@funnel/domain/enquiry/suspicion';
import type { PlannedStep } from '@funnel/domain/next-step/step';
import { isQuestionKey } from '@funnel/domain/question/questions';
import { TRACKING_KEYS } from '@funnel/domain/tracking/tracking';
import { sql } from 'kysely';
import type { Database, Queryable } from '../db/database.ts';
import type { Tables } from '../db/tables.ts';
import { announcement, type NewEvent } from '../event/announce.ts';
import type { EventSubject } from '../event/event-data.ts';
import { type Claim, insertClaims } from '../http/once-per-key.ts';
import { insertionOfPlan, insertPlan } from '../next-step/step.queries.ts';

export interface NewEnquiry {
  readonly enquiryId: string;
  readonly kitchenId: string;
  readonly receivedAt: Date;
  readonly isRescued: boolean;
  readonly requestHash: string;
  readonly suspicions: readonly Suspicion[];
  /** The showroom that a rule has found; null: none has. */
  readonly routedTo: string | null;
  readonly enquiry: Omit<Enquiry, 'website' | 'fill_ms'>;
  /** The first of its next steps; undefined if the caller plans one. */
  readonly firstCall?: PlannedStep;
}

/** The SQLSTATE of a unique constraint violation. */
const UNIQUE_VIOLATION = '23505';

export async function insertEnquiry(db: Queryable, row: NewEnquiry): Promise<void> {
  const columns = columnsOf(row);
  await sql`insert into enquiry (${namesOf(columns)})
    select ${namesOf(columns)} from ${recordOf(columns)}`.execute(db);
  if (row.firstCall) await insertPlan(db, row.enquiryId, row.firstCall, row.receivedAt);
}

/**
 * Inserts an enquiry, its idempotency keys and its event in one statement, which is one transaction and one round trip.
 * False if one of the keys is already claimed: then nothing is stored.
 */
export async function insertFirstEnquiry(
  db: Database,
  row: NewEnquiry & Required<Pick<NewEnquiry, 'firstCall'>>,
  claims: readonly Claim[],
): Promise<boolean> {
  const columns = columnsOf(row);
  const statement = sql`
    with claimed as (${insertClaims(claims)}), ${announcement(receivedEvent(row), subjectOf(row))},
    planned as (${insertionOfPlan(row.enquiryId, row.firstCall, row.receivedAt)})
    insert into enquiry (${namesOf(columns)})
    select ${namesOf(columns)} from announced, ${recordOf(columns)}`;
  try {
    const { numAffectedRows } = await statement.execute(db);
    if (numAffectedRows === 0n) throw new Error('no queue for events');
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === UNIQUE_VIOLATION) return false;
    throw error;
  }
}

/** The event of a new enquiry. */
export function receivedEvent({ enquiryId, receivedAt }: NewEnquiry): NewEvent {
  return { type: 'enquiry.received', enquiryId, actor: { kind: 'visitor' }, happenedAt: receivedAt };
}

/** The subject of its event, built from the row that is not stored yet. */
function subjectOf({
  enquiryId,
  receivedAt,
  isRescued,
  suspicions,
  routedTo,
  enquiry,
}: NewEnquiry): EventSubject {
  return {
    enquiry: {
      enquiryId,
      receivedAt,
      isRescued,
      entry: enquiry.entry ?? null,
      funnel: enquiry.funnel ?? null,
      salutation: enquiry.personal_salutation_english,
      fullName: enquiry.personal_full_name,
      firstName: enquiry.personal_first_name,
      lastName: enquiry.personal_last_name,
      preferredLanguage: enquiry.preferred_language,
      postcode: enquiry.personal_postcode,
      email: enquiry.personal_email,
      telephone: enquiry.personal_telephone_formatted,
      telephoneRaw: enquiry.personal_telephone_raw,
      answers: pick(enquiry, isQuestionKey),
      tracking: pick(enquiry, isTrackingKey),
      hidden: enquiry.hidden ?? {},
      estimateValue: enquiry.espl_value ?? null,
      estimatePercentile: enquiry.espl_percentile ?? null,
      suspicion: suspicions,
      showroom: routedTo,
    },
    appointment: undefined,
  };
}

function columnsOf({ enquiry, ...row }: NewEnquiry) {
  return {
    enquiry_id: row.enquiryId,
    kitchen_id: row.kitchenId,
    received_at: row.receivedAt,
    is_rescued: row.isRescued,
    entry: enquiry.entry ?? null,
    funnel: enquiry.funnel ?? null,
    szid: enquiry.szid ?? null,
    salutation: enquiry.personal_salutation_english,
    full_name: enquiry.personal_full_name,
    first_name: enquiry.personal_first_name,
    last_name: enquiry.personal_last_name,
    preferred_language: enquiry.preferred_language,
    postcode: enquiry.personal_postcode,
    email: enquiry.personal_email,
    telephone_raw: enquiry.personal_telephone_raw,
    telephone_formatted: enquiry.personal_telephone_formatted,
    answers: pick(enquiry, isQuestionKey),
    tracking: pick(enquiry, isTrackingKey),
    espl_value: enquiry.espl_value ?? null,
    espl_percentile: enquiry.espl_percentile ?? null,
    operating_system: enquiry.operating_system ?? null,
    ip_address: enquiry.ip_address ?? null,
    raw_query: enquiry.raw_query ?? null,
    hidden_fields: enquiry.hidden ?? {},
    request_hash: row.requestHash,
    suspicion: row.suspicions,
    showroom: row.routedTo,
    showroom_by: row.routedTo === null ? null : 'POSTCODE',
  } satisfies Partial<Record<keyof Tables['enquiry'], unknown>>;
}

const namesOf = (columns: object) => sql.join(Object.keys(columns).map((name) => sql.ref(name)));

/** Postgres casts each value to the type of its column. */
const recordOf = (columns: object) =>
  sql`jsonb_populate_record(null::enquiry, ${JSON.stringify(columns)}::jsonb)`;

export async function isThere(tx: Queryable, enquiryId: string): Promise<boolean> {
  const row = await tx
    .selectFrom('enquiry')
    .select('enquiry_id')
    .where('enquiry_id', '=', enquiryId)
    .executeTakeFirst();
  return row !== undefined;
}

/** True if the revision was new. */
export async function insertRevision(
  db: Queryable,
  revision: { enquiryId: string; requestHash: string; receivedAt: Date; enquiry: object },
): Promise<boolean> {
  const inserted = await db
    .insertInto('enquiry_revision')
    .values({
      enquiry_id: revision.enquiryId,
      request_hash: revision.requestHash,
      received_at: revision.receivedAt,
      data: JSON.stringify(revision.enquiry),
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('enquiry_id')
    .executeTakeFirst();
  return inserted !== undefined;
}

const isTrackingKey = (key: string) => (TRACKING_KEYS as readonly string[]).includes(key);

function pick(source: object, isKey: (key: string) => boolean): Record<string, string> {
  const isPicked = (entry: [string, unknown]): entry is [string, string] =>
    isKey(entry[0]) && typeof entry[1] === 'string';
  return Object.fromEntries(Object.entries(source).filter(isPicked));
}

import type { EnquiryFilter } from '@funnel/contract/enquiry-list/enquiry-filter';
import { type SearchWord, searchWords } from '@funnel/domain/desk-search/search-words';
import {
  type AliasableExpression,
  type ExpressionBuilder,
  type ExpressionWrapper,
  type RawBuilder,
  type SqlBool,
  sql,
} from 'kysely';
import { PLANNED_EACH_TIME, type Queryable } from '../db/database.ts';
import type { Tables } from '../db/tables.ts';
import { firstStepOf } from '../next-step/step.queries.ts';

export interface Position {
  readonly receivedAt: Date;
  readonly enquiryId: string;
}

interface Page {
  readonly now: Date;
  readonly filter: EnquiryFilter;
  readonly after: Position | undefined;
  readonly limit: number;
}

type Builder = ExpressionBuilder<Tables, 'enquiry'>;
type Condition = ExpressionWrapper<Tables, 'enquiry', SqlBool>;

function searchConditions(eb: Builder, { search = '' }: EnquiryFilter): Condition {
  return eb.and(searchWords(search).map((word) => wordCondition(eb, word)));
}

function wordCondition(eb: Builder, { text, isPhone, national }: SearchWord): Condition {
  const contains = (column: RawBuilder<unknown>) =>
    eb.or([
      sql<boolean>`${column} like search_pattern(fold_text(${text}))`,
      ...(isPhone ? [sql<boolean>`${column} like search_pattern(fold_phone(${text}))`] : []),
    ]);
  if (national === undefined) return contains(sql`search`);
  // Nearly every row has the digits 49 and one more. `|| ''` keeps the planner from using the index for them.
  return eb.and([sql<boolean>`search like search_pattern(${national})`, contains(sql`(search || '')`)]);
}

function otherConditions(eb: Builder, filter: EnquiryFilter): Condition {
  const { status, assignee, showroom, source, ids, from, until, suspect, rescued } = filter;
  return eb.and([
    ...(status ? [eb('status', 'in', status)] : []),
    ...(source ? [eb('entry', 'in', source)] : []),
    ...(assignee === undefined
      ? []
      : [assignee === 'nobody' ? eb('assignee', 'is', null) : eb('assignee', '=', assignee)]),
    ...(showroom === undefined
      ? []
      : [showroom === 'none' ? eb('showroom', 'is', null) : eb('showroom', '=', showroom)]),
    ...(ids ? [eb('enquiry_id', 'in', ids)] : []),
    ...(from ? [eb('received_at', '>=', from)] : []),
    ...(until ? [eb('received_at', '<', until)] : []),
    ...(suspect === undefined ? [] : [sql<boolean>`(suspicion <> '{}') = ${sql.lit(suspect)}`]),
    ...(rescued === undefined ? [] : [eb('is_rescued', '=', rescued)]),
  ]);
}

/** A generic plan would read a million rows in order to find a rare name. */
const plannedEachTime = sql.raw(PLANNED_EACH_TIME.replace('select ', ''));

/** The number of newest rows searched before the index is used. */
const FEW = 2000;
/** The second search, if the first matched so often that this one is likely to fill a page. */
const MANY = 10_000;

/**
 * One row more than a page has, if there is one. A common word is among the newest; a rare one has few rows, which the
 * index finds all of. Postgres chooses wrongly for words that are common and old, so the choice is ours. Where the other
 * filters leave no more than the newest, these are all.
 */
export async function listEnquiries(db: Queryable, page: Page) {
  if (searchWords(page.filter.search ?? '').length === 0) return rowsOf(db, page, ordered(db, page));
  const few = await lookAtNewest(db, page, FEW);
  if (few.isWhole) return few.rows;
  const isCommon = few.rows.length * (MANY / FEW) > page.limit;
  const many = isCommon ? await lookAtNewest(db, page, MANY) : undefined;
  return many?.isWhole ? many.rows : rowsOf(db, page, byIndex(db, page));
}

/** Of the newest those with the words, and whether that is the whole page. */
async function lookAtNewest(db: Queryable, page: Page, newest: number) {
  const rows = await rowsOf(db, page, amongNewest(db, page, newest));
  return { rows, isWhole: rows.length > page.limit || !(await hasOlder(db, page, newest)) };
}

async function hasOlder(db: Queryable, page: Page, newest: number): Promise<boolean> {
  const older = newestFirst(candidates(db, page), 1).offset(sql.lit(newest)).modifyFront(plannedEachTime);
  return (await older.executeTakeFirst()) !== undefined;
}

function candidates(db: Queryable, { filter, after }: Page) {
  return db
    .selectFrom('enquiry')
    .select(['enquiry_id', 'received_at'])
    .where((eb) => otherConditions(eb, filter))
    .$if(after !== undefined, (query) =>
      query.where(
        sql<boolean>`(received_at, enquiry_id) < (${after?.receivedAt}, ${after?.enquiryId}::text)`,
      ),
    );
}

type Candidates = ReturnType<typeof candidates>;

function newestFirst(query: Candidates, limit: number): Candidates {
  return (
    query
      .orderBy('received_at', 'desc')
      .orderBy('enquiry_id', 'desc')
      // Not a parameter: a prepared statement would be planned for a tenth of all rows.
      .limit(sql.lit(limit))
  );
}

const ordered = (db: Queryable, page: Page) => newestFirst(candidates(db, page), page.limit + 1);

function amongNewest(db: Queryable, page: Page, newest: number) {
  return db
    .selectFrom(newestFirst(candidates(db, page).select('search'), newest).as('enquiry'))
    .select(['enquiry_id', 'received_at'])
    .where((eb) => searchConditions(eb as Builder, page.filter))
    .orderBy('received_at', 'desc')
    .orderBy('enquiry_id', 'desc')
    .limit(sql.lit(page.limit + 1));
}

function byIndex(db: Queryable, page: Page) {
  return db
    .with(
      (found) => found('found').materialized(),
      () => candidates(db, page).where((eb) => searchConditions(eb, page.filter)),
    )
    .selectFrom('found')
    .select(['enquiry_id', 'received_at'])
    .orderBy('received_at', 'desc')
    .orderBy('enquiry_id', 'desc')
    .limit(sql.lit(page.limit + 1));
}

/** Whether the filter has an index of its own, in the order of the list: then one plan is right for all values. */
function isSimple({ search, status = [], source = [], ...others }: EnquiryFilter): boolean {
  const given = Object.values(others).filter((value) => value !== undefined).length;
  const isPair = others.showroom !== undefined && status.length === 1;
  return search === undefined && status.length + source.length + given <= (isPair ? 2 : 1);
}

type Found = AliasableExpression<{ enquiry_id: string; received_at: Date }>;

function rowsOf(db: Queryable, { now, filter }: Page, page: Found) {
  return db
    .selectFrom(page.as('found'))
    .innerJoin('enquiry as page', 'page.enquiry_id', 'found.enquiry_id')
    .leftJoin('staff', 'staff.staff_id', 'page.assignee')
    .leftJoin('appointment', 'appointment.enquiry_id', 'page.enquiry_id')
    .leftJoinLateral(
      (from) =>
        from
          .selectFrom('visit')
          .select(['visit.kind', 'visit.showroom', 'visit.starts_at'])
          .whereRef('visit.enquiry_id', '=', 'page.enquiry_id')
          .where('visit.state', '=', 'BOOKED')
          .where('visit.ends_at', '>', now)
          .orderBy('visit.starts_at')
          .limit(1)
          .as('next_visit'),
      (join) => join.onTrue(),
    )
    .select([
      'page.enquiry_id as enquiryId',
      'page.version',
      'page.received_at as receivedAt',
      'page.status',
      'page.lost_reason as lostReason',
      'page.salutation',
      'page.full_name as fullName',
      'page.email',
      'page.telephone_formatted as telephone',
      'page.postcode',
      'page.preferred_language as preferredLanguage',
      'page.answers',
      'page.espl_value as estimateValue',
      'page.showroom',
      'page.entry as source',
      'page.tracking',
      'page.hidden_fields as hidden',
      'page.suspicion',
      'page.is_rescued as isRescued',
      'page.vetted_at as vettedAt',
      'page.merged_into as mergedInto',
      firstStepOf('page.person_id').as('step'),
      'next_visit.kind as visitKind',
      'next_visit.showroom as visitShowroom',
      'next_visit.starts_at as visitStartsAt',
      'page.assignee',
      'staff.name as assigneeName',
      'appointment.kind',
      'appointment.state',
      'appointment.starts_at as startsAt',
      'appointment.ends_at as endsAt',
      'appointment.held_until as heldUntil',
      'appointment.must_confirm as mustConfirm',
      'appointment.confirmed_at as confirmedAt',
    ])
    .$if(!isSimple(filter), (query) => query.modifyFront(plannedEachTime))
    .orderBy('page.received_at', 'desc')
    .orderBy('page.enquiry_id', 'desc')
    .execute();
}

export type ListedRow = Awaited<ReturnType<typeof listEnquiries>>[number];

/** The number of matches, counted no further than one above `most`. */
export async function countEnquiries(db: Queryable, filter: EnquiryFilter, most: number): Promise<number> {
  const { count } = await db
    .selectFrom((from) =>
      from
        .selectFrom('enquiry')
        .select(sql`1`.as('one'))
        .where((eb) => eb.and([otherConditions(eb, filter), searchConditions(eb, filter)]))
        .limit(most + 1)
        .as('counted'),
    )
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .modifyFront(plannedEachTime)
    .executeTakeFirstOrThrow();
  return Number(count);
}

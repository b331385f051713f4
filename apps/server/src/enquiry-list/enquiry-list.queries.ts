import type { EnquiryFilter } from '@funnel/contract/enquiry-list/enquiry-filter';
import { searchWords } from '@funnel/domain/desk-search/search-words';
import { type ExpressionBuilder, type ExpressionWrapper, type SqlBool, sql } from 'kysely';
import { PLANNED_EACH_TIME, type Queryable } from '../db/database.ts';
import type { Tables } from '../db/tables.ts';

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

type Condition = ExpressionWrapper<Tables, 'enquiry', SqlBool>;

function conditions(eb: ExpressionBuilder<Tables, 'enquiry'>, filter: EnquiryFilter): Condition {
  const { search = '', status, assignee, showroom, source, from, until, suspect, rescued } = filter;
  return eb.and([
    ...searchWords(search).map(({ text, isPhone }) => {
      const asText = sql<boolean>`search like search_pattern(fold_text(${text}))`;
      return isPhone
        ? eb.or([asText, sql<boolean>`search like search_pattern(fold_phone(${text}))`])
        : asText;
    }),
    ...(status ? [eb('status', 'in', status)] : []),
    ...(source ? [eb('entry', 'in', source)] : []),
    ...(assignee === undefined
      ? []
      : [assignee === 'nobody' ? eb('assignee', 'is', null) : eb('assignee', '=', assignee)]),
    ...(showroom === undefined
      ? []
      : [showroom === 'none' ? eb('showroom', 'is', null) : eb('showroom', '=', showroom)]),
    ...(from ? [eb('received_at', '>=', from)] : []),
    ...(until ? [eb('received_at', '<', until)] : []),
    ...(suspect === undefined ? [] : [sql<boolean>`(suspicion <> '{}') = ${sql.lit(suspect)}`]),
    ...(rescued === undefined ? [] : [eb('is_rescued', '=', rescued)]),
  ]);
}

/** One plan for any words would read a million rows in order to find a rare name. */
const plannedEachTime = sql.raw(PLANNED_EACH_TIME.replace('select ', ''));

/** One row more than a page has, if there is one. */
export async function listEnquiries(db: Queryable, { now, filter, after, limit }: Page) {
  return db
    .selectFrom((from) =>
      from
        .selectFrom('enquiry')
        .selectAll()
        .where((eb) => conditions(eb, filter))
        .$if(after !== undefined, (query) =>
          query.where(
            sql<boolean>`(received_at, enquiry_id) < (${after?.receivedAt}, ${after?.enquiryId}::text)`,
          ),
        )
        .orderBy('received_at', 'desc')
        .orderBy('enquiry_id', 'desc')
        .limit(limit + 1)
        .as('page'),
    )
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
      'page.suspicion',
      'page.next_try_at as nextTryAt',
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
    ])
    .modifyFront(plannedEachTime)
    .orderBy('page.received_at', 'desc')
    .orderBy('page.enquiry_id', 'desc')
    .execute();
}

export type ListedRow = Awaited<ReturnType<typeof listEnquiries>>[number];

/** How many fit, counted no further than one above `most`. */
export async function countEnquiries(db: Queryable, filter: EnquiryFilter, most: number): Promise<number> {
  const { count } = await db
    .selectFrom((from) =>
      from
        .selectFrom('enquiry')
        .select(sql`1`.as('one'))
        .where((eb) => conditions(eb, filter))
        .limit(most + 1)
        .as('counted'),
    )
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .modifyFront(plannedEachTime)
    .executeTakeFirstOrThrow();
  return Number(count);
}

import type { StoredEventData } from '@funnel/contract/event/event';
import { AUDIT_PREFIXES, type AuditKind } from '@funnel/domain/audit/audit-kind';
import { type RawBuilder, sql } from 'kysely';
import type { Queryable } from '../db/database.ts';
import type { Tables } from '../db/tables.ts';

export interface AuditQuestion {
  readonly person?: string | undefined;
  readonly enquiry?: string | undefined;
  readonly kind?: AuditKind | undefined;
  /** Cursor: the last entry of the previous page. */
  readonly after?: string | undefined;
  readonly limit: number;
}

export interface AuditRow {
  readonly position: string;
  readonly at: Date;
  readonly type: Tables['event']['type'];
  readonly actor: Tables['event']['actor'];
  readonly actorId: string | null;
  /** Names and addresses are those of the time of the act. */
  readonly actorName: string | null;
  readonly actorEmail: string | null;
  readonly keyName: string | null;
  readonly aboutId: string | null;
  readonly aboutName: string | null;
  readonly aboutEmail: string | null;
  readonly enquiryId: string | null;
  readonly enquiryName: string | null;
  readonly enquiries: number | null;
  readonly data: StoredEventData;
}

/**
 * One row more than a page, if there is one. Each filter has an index in the order of the trail. An event of an older
 * backup lacks the names of the time, and gets the current ones.
 */
export async function listAudit(db: Queryable, question: AuditQuestion): Promise<AuditRow[]> {
  const pages = waysOf(question).map(
    (way) => sql`(
      select sequence from event
      where ${sql.join([way, ...limitsOf(question)], sql` and `)}
      order by sequence desc limit ${question.limit + 1}
    )`,
  );
  const { rows } = await sql<AuditRow>`
    with page as (
      select sequence from (${sql.join(pages, sql` union `)}) as found
      order by sequence desc limit ${question.limit + 1}
    )
    select
      e.sequence as position, e.happened_at as at, e.type, e.actor,
      by_staff.staff_id as "actorId",
      coalesce(e.actor_name, by_staff.name) as "actorName",
      coalesce(e.actor_email, by_staff.email) as "actorEmail",
      api_key.name as "keyName",
      about.staff_id as "aboutId",
      coalesce(e.about_name, about.name) as "aboutName",
      coalesce(e.about_email, about.email) as "aboutEmail",
      enquiry.enquiry_id as "enquiryId",
      coalesce(taken.body -> 'enquiry' ->> 'fullName', enquiry.full_name) as "enquiryName",
      jsonb_array_length(e.data -> 'enquiryIds') as enquiries,
      e.data - 'enquiryIds' as data
    from page join event e using (sequence)
    left join enquiry_snapshot taken on taken.enquiry_id = e.enquiry_id and taken.snapshot_id = e.snapshot_id
    left join staff by_staff on e.actor = 'staff' and by_staff.staff_id = e.actor_id
    left join api_key on e.actor = 'api-key' and api_key.key_id = e.actor_id
    left join staff about on about.staff_id = case
      when e.enquiry_id is null then e.data ->> 'staffId'
      else coalesce(e.data -> 'change' ->> 'assignee', e.data -> 'change' ->> 'takenFrom')
    end
    left join enquiry on enquiry.enquiry_id = coalesce(
      e.enquiry_id,
      case when jsonb_array_length(e.data -> 'enquiryIds') = 1 then e.data -> 'enquiryIds' ->> 0 end
    )
    order by e.sequence desc`.execute(db);
  return rows;
}

/** The conditions with an index; their results are merged. */
function waysOf({ person, enquiry }: AuditQuestion): RawBuilder<unknown>[] {
  if (enquiry !== undefined) {
    return [sql`enquiry_id = ${enquiry}`, sql`enquiry_id is null and data -> 'enquiryIds' ? ${enquiry}`].map(
      (way) => (person === undefined ? way : sql`${way} and actor_id = ${person}`),
    );
  }
  if (person !== undefined) {
    return [sql`actor_id = ${person}`, sql`enquiry_id is null and data ->> 'staffId' = ${person}`];
  }
  return [sql`(actor <> 'visitor' or enquiry_id is null)`];
}

function limitsOf({ kind, after }: AuditQuestion): RawBuilder<unknown>[] {
  const begins = (prefixes: readonly string[]) =>
    sql`(${sql.join(
      prefixes.map((prefix) => sql`starts_with(type, ${prefix})`),
      sql` or `,
    )})`;
  return [
    ...(after === undefined ? [] : [sql`sequence < ${after}::bigint`]),
    ...(kind === 'access' || kind === 'data' ? [begins(AUDIT_PREFIXES[kind])] : []),
    ...(kind === 'work' ? Object.values(AUDIT_PREFIXES).map((prefixes) => sql`not ${begins(prefixes)}`) : []),
  ];
}

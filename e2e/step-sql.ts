interface CallSql {
  /** SQL of a time. */
  readonly start: string;
  readonly end: string;
  /** SQL of a number; null: a wish. */
  readonly seat: string | null;
  readonly kind?: 'CALLBACK' | 'CONSULTATION';
}

/** A call of the enquiry `$1`, as a booking stores it. Its first call is not planned any more. */
export const insertCall = ({ start, end, seat, kind = 'CALLBACK' }: CallSql) => `
  with done as (
    update next_step set state = 'CANCELLED', ended_at = now() where enquiry_id = $1 and kind = 'FIRST_CALL'
  )
  insert into next_step (step_id, enquiry_id, kind, call_kind, state, cause, starts_at, ends_at, is_promised, pool, seat,
    created_at, changed_at, confirmed_at)
  values ($1, $1, ${seat === null ? "'WISH'" : "'CALL'"}, '${kind}', 'OPEN', 'VISITOR', ${start}, ${end},
    ${seat !== null}, ${seat === null ? 'null, null' : `'CALL', ${seat}`}, now(), now(), now())`;

interface VisitSql {
  readonly id: string;
  readonly kind: string;
  readonly showroom: string;
  readonly start: string;
  readonly minutes: number;
  readonly planner?: string;
}

/** A visit for the enquiry `$1`. All values are SQL. */
export const insertVisit = ({ id, kind, showroom, start, minutes, planner = 'null' }: VisitSql) => `
  insert into next_step (step_id, enquiry_id, kind, visit_kind, showroom, state, cause, starts_at, ends_at, is_promised,
    pool, seat, staff_id, created_at, changed_at)
  values (${id}, $1, 'VISIT', ${kind}, ${showroom}, 'OPEN', 'AGREED', ${start}::timestamptz,
    ${start}::timestamptz + interval '${minutes} minutes', true, ${kind} || ' ' || ${showroom}, 1, ${planner}, now(), now())`;

/** Columns of a call that is no longer booked. */
export const AS_WISH = "kind = 'WISH', is_promised = false, pool = null, seat = null";
export const AS_LAPSED = `${AS_WISH}, has_lapsed = true`;

/** Each open step becomes a try that begins then. The time is SQL. */
export const asTry = (start: string) => `
  update next_step set kind = 'TRY', cause = 'NOT_REACHED', starts_at = ${start}, ends_at = ${start} + interval '1 hour'
  where state = 'OPEN'`;

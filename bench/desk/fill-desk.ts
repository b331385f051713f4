import type pg from 'pg';

/** German surnames and first names by frequency, some with umlauts. */
const LAST =
  `Müller,Schmidt,Schneider,Fischer,Weber,Meyer,Wagner,Becker,Schulz,Hoffmann,Schäfer,Koch,Bauer,Richter,Klein,
  Wolf,Schröder,Neumann,Schwarz,Zimmermann,Braun,Krüger,Hofmann,Hartmann,Lange,Werner,Krause,Lehmann,Köhler,Maier,Groß,
  Sommer,Thielen,Marchetti,Aydin,Petry,Grundhöfer,Kiefer,Hauprich,Schommer`.split(/,\s*/);
const FIRST =
  `Anna,Katrin,Jürgen,Günter,Petra,Sabine,Thomas,Jörg,Maria,Ute,Bernd,Lena,Jonas,Emily,Rosa,Uwe,Claudia,Paul,
  Ines,Oliver`.split(/,\s*/);

/**
 * As many enquiries as given, evenly over two years up to now, and one staff member. Of a million some 20,000 are still
 * open, each with its next step, and a few hundred steps are due.
 */
export async function fillDesk(database: pg.Pool, rows: number, staff: { id: string; tokenHash: string }) {
  // Another process of the product may be creating it: it waits for this lock.
  await database.query("select pg_advisory_lock(hashtextextended('search index', 0))");
  // Rebuilding it at once is much faster than updating it for every row.
  await database.query('drop index if exists enquiry_search');
  await database.query(
    `insert into staff (staff_id, email, name, role, password_hash, created_at)
     values ($1, 'jana@kueche.example', 'Jana Roth', 'agent', '', now())`,
    [staff.id],
  );
  await database.query(
    `insert into staff_session (session_id, token_hash, staff_id, opened_at, seen_at, browser)
     values ('bench', $2, $1, now(), now(), '')`,
    [staff.id, staff.tokenHash],
  );
  await database.query(
    `insert into enquiry (
       enquiry_id, kitchen_id, received_at, entry, szid, salutation, full_name, first_name, last_name, preferred_language,
       postcode, email, telephone_raw, telephone_formatted, answers, tracking, espl_value, espl_percentile,
       operating_system, request_hash, suspicion, showroom, status, lost_reason, assignee, note_text
     )
     select
       'e' || i, 'k' || i, date_trunc('milliseconds', now() - ($1 - i) * (interval '730 days' / $1)),
       (array['LP', 'LP_V1', 'LP_V1', 'TERMINFINDER_V1', 'TESTER'])[1 + i % 5], md5('s' || i), 'MRS',
       first || ' ' || last || suffix, first, last || suffix, 'de', lpad((10000 + (i * 7919) % 89999)::text, 5, '0'),
       lower(first) || '.' || i || '@mail' || i % 50 || '.example',
       '0' || 150 + i % 30 || ' ' || lpad(((i * 7907) % 9999999)::text, 7, '0'),
       '+49 ' || 150 + i % 30 || ' ' || lpad(((i * 7907) % 9999999)::text, 7, '0'),
       jsonb_build_object('question_shape', 'L_FORM', 'question_size', 'FROM_3M_TO_5M', 'question_timeframe',
         'FROM_1_3_MONTHS', 'question_reason', 'MOVING', 'question_budget', 'FROM_10K_15K', 'question_style', 'MODERN'),
       jsonb_build_object('utm_source', 'google', 'utm_campaign', 'Herbst Saarland', 'utm_medium', 'cpc',
         'gclid', md5('g' || i) || md5('h' || i), 'landing_page', 'https://kueche.example/planen?variant=' || i % 7),
       5 + i % 30, i % 100, 'Mozilla/5.0 (X11; Linux x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0',
       md5('r' || i), case when i % 50 = 0 then '{TOO_FAST}'::text[] else '{}' end,
       (array['MAINZ', 'KONZ', 'ENSDORF', null])[1 + i % 4], status, case when status = 'LOST' then 'NO_NEED' end,
       case when i % 3 = 0 then $2 end, case when i % 10 = 0 then 'Einzug im April, Insel wäre ein Traum' else '' end
     from (
       select i, ($3::text[])[1 + (i * i) % cardinality($3::text[])] as last,
         ($4::text[])[1 + (i * 13) % cardinality($4::text[])] as first,
         case when i % 20000 = 7 then '-Sommerfeld' else '' end as suffix,
         case
           when i > $1 * 0.9985 and i % 3 = 0 then 'NEW'
           when i > $1 * 0.95 then (array['CONTACTED', 'APPOINTMENT', 'OFFER', 'WON', 'LOST', 'LOST', 'LOST'])[1 + i % 7]
           else (array['WON', 'LOST', 'LOST'])[1 + i % 3]
         end as status
       from generate_series(1, $1::bigint) as i
     ) as made`,
    [rows, staff.id, LAST, FIRST],
  );
  // One in a hundred has a call, the newest in the future.
  await database.query(
    `insert into next_step (
       step_id, enquiry_id, kind, call_kind, state, cause, starts_at, ends_at, is_promised, pool, seat, created_at,
       changed_at, confirmed_at, ended_at
     )
     select 'a' || enquiry_id, enquiry_id, 'CALL', 'CONSULTATION', case when start > now() then 'OPEN' else 'DONE' end,
       'VISITOR', start, start + interval '1 hour', true, 'CALL', row_number() over (), received_at, received_at,
       received_at, case when start <= now() then start end
     from enquiry, lateral (select received_at + interval '1 day') as agreed (start)
     where substr(enquiry_id, 2)::int % 100 = 0`,
  );
  // Each enquiry that is open has a next step: the newest wait for their first call, the others for a day to come.
  await database.query(
    `insert into next_step (
       step_id, enquiry_id, kind, state, cause, starts_at, ends_at, is_whole_day, is_promised, created_at, changed_at
     )
     select 's' || enquiry_id, enquiry_id, case when status = 'NEW' then 'FIRST_CALL' else 'FOLLOW_UP' end, 'OPEN',
       case when status = 'NEW' then 'RECEIVED' else 'REACHED' end, start, start + interval '1 hour', status <> 'NEW', false,
       received_at, received_at
     from enquiry, lateral (
       select case
         when status = 'NEW' then received_at
         else date_trunc('day', now()) + (substr(enquiry_id, 2)::int % 60 - 1) * interval '1 day'
       end
     ) as planned (start)
     where status not in ('WON', 'LOST')`,
  );
  await database.query(
    'create index enquiry_search on enquiry using gin (search gin_trgm_ops) with (gin_pending_list_limit = 256)',
  );
  await database.query("select pg_advisory_unlock(hashtextextended('search index', 0))");
  await database.query('vacuum analyze');
}

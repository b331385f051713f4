-- What is to be done next for an enquiry is a row: calls that are agreed or wished for, visits, and what the staff plan.
-- Agreed times used to be in tables of their own, and a planned try in a column that outranked them.
create table next_step (
  step_id text primary key,
  enquiry_id text not null references enquiry (enquiry_id) on delete cascade,
  kind text not null check (
    kind in ('CALL', 'WISH', 'VISIT', 'FIRST_CALL', 'TRY', 'FOLLOW_UP', 'WAIT', 'TASK', 'UNREACHED')
  ),
  state text not null check (state in ('OPEN', 'DONE', 'CANCELLED')),
  -- Why it is there.
  cause text not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null check (ends_at > starts_at),
  -- It is for that day, at no time.
  is_whole_day boolean not null default false,
  -- The customer was told.
  is_promised boolean not null,
  staff_id text references staff (staff_id),
  text text not null default '',
  created_at timestamptz not null,
  changed_at timestamptz not null,
  ended_at timestamptz,
  -- Counts the changes, as calendars want it.
  sequence integer not null default 0,
  check ((state = 'OPEN') = (ended_at is null)),
  constraint next_step_is_in_a_calendar check (starts_at >= '1899-12-31' and ends_at < '9999-12-31'),

  -- The place that it takes: one of the calls at the same time, or one of the visits of a kind in a showroom.
  pool text,
  seat integer check (seat > 0),
  -- A seat is held from and until then; null: permanently.
  held_from timestamptz,
  held_until timestamptz check (held_until > held_from),
  constraint next_step_seat_taken exclude using gist (
    text_range(pool, pool, '[]') with &&,
    int4range(seat, seat, '[]') with &&,
    tstzrange(starts_at, ends_at) with &&,
    tstzrange(held_from, held_until) with &&
  ) where (seat is not null),

  -- Of a call.
  call_kind text check (call_kind in ('CALLBACK', 'CONSULTATION')),
  has_lapsed boolean not null default false,
  must_confirm boolean not null default false,
  confirmed_at timestamptz,
  network text,
  check ((kind in ('CALL', 'WISH')) = (call_kind is not null)),

  -- Of a visit.
  visit_kind text check (visit_kind in ('SHOWROOM', 'HOME', 'VIDEO')),
  showroom text,
  -- The customer gets mails about it.
  is_told boolean not null default false,
  check ((kind = 'VISIT') = (visit_kind is not null and showroom is not null)),

  check ((state <> 'CANCELLED' and kind in ('CALL', 'VISIT')) = (seat is not null and pool is not null))
);

insert into next_step (
  step_id, enquiry_id, kind, state, cause, starts_at, ends_at, is_promised, created_at, changed_at, ended_at, sequence,
  pool, seat, held_from, held_until, call_kind, has_lapsed, must_confirm, confirmed_at, network
)
select a.appointment_id, a.enquiry_id,
  case when a.state in ('WISHED', 'LAPSED') then 'WISH' else 'CALL' end,
  case when a.state = 'CANCELLED' then 'CANCELLED' when a.called_at is null then 'OPEN' else 'DONE' end,
  'VISITOR', a.starts_at, a.ends_at, a.state not in ('WISHED', 'LAPSED'), a.requested_at, a.changed_at,
  case when a.state = 'CANCELLED' then a.changed_at else a.called_at end, a.sequence,
  case when a.seat is not null then 'CALL' end, a.seat, a.held_from, a.held_until,
  a.kind, a.state = 'LAPSED', a.must_confirm, a.confirmed_at, a.network
from appointment a;

-- A visit that is over counts as made, as before.
insert into next_step (
  step_id, enquiry_id, kind, state, cause, starts_at, ends_at, is_promised, staff_id, created_at, changed_at, ended_at,
  sequence, pool, seat, held_from, visit_kind, showroom, is_told
)
select v.visit_id, v.enquiry_id, 'VISIT',
  case when v.state = 'CANCELLED' then 'CANCELLED' when v.ends_at < now() then 'DONE' else 'OPEN' end,
  'AGREED', v.starts_at, v.ends_at, true, v.planner, v.booked_at, v.changed_at,
  case when v.state = 'CANCELLED' then v.changed_at when v.ends_at < now() then v.ends_at end,
  v.sequence, case when v.state = 'BOOKED' then v.pool end, case when v.state = 'BOOKED' then v.seat end, v.booked_at,
  v.kind, v.showroom, v.is_told
from visit v;

-- A call of an enquiry that was closed is not to be made any more, unless it was agreed for later.
update next_step as step
set state = 'DONE', ended_at = step.ends_at
from enquiry
where enquiry.enquiry_id = step.enquiry_id and enquiry.status in ('WON', 'LOST')
  and step.kind in ('CALL', 'WISH') and step.state = 'OPEN' and step.ends_at < now();

-- What the queue concluded before: a planned try, the first call, and those whom nobody reached any more.
insert into next_step (step_id, enquiry_id, kind, state, cause, starts_at, ends_at, is_promised, created_at, changed_at)
select gen_random_uuid(), enquiry_id, kind, 'OPEN', cause, starts_at, ends_at, false, now(), now()
from (
  select enquiry_id, 'TRY' as kind, 'NOT_REACHED' as cause, next_try_at as starts_at,
    next_try_at + interval '1 hour' as ends_at
  from enquiry
  where status in ('NEW', 'CONTACTED') and next_try_at is not null
  union all
  select enquiry_id, 'FIRST_CALL', 'RECEIVED', received_at, received_at + interval '30 minutes'
  from enquiry
  where status = 'NEW' and tries = 0 and next_try_at is null
    and not exists (
      select from next_step step
      where step.enquiry_id = enquiry.enquiry_id and step.kind in ('CALL', 'WISH') and step.state = 'OPEN'
    )
  union all
  select enquiry_id, 'UNREACHED', 'NOT_REACHED', now(), now() + interval '1 hour'
  from enquiry
  where status in ('NEW', 'CONTACTED') and tries > 0 and next_try_at is null
) as concluded;

-- An open enquiry that no list had: it is asked about tomorrow.
insert into next_step (
  step_id, enquiry_id, kind, state, cause, starts_at, ends_at, is_whole_day, is_promised, created_at, changed_at
)
select gen_random_uuid(), enquiry_id, 'FOLLOW_UP', 'OPEN', 'FORGOTTEN', tomorrow, tomorrow + interval '1 day', true, false,
  now(), now()
from enquiry, (select date_trunc('day', now() at time zone 'Europe/Berlin') at time zone 'Europe/Berlin' + interval '1 day')
  as day (tomorrow)
where status not in ('WON', 'LOST')
  and not exists (select from next_step step where step.enquiry_id = enquiry.enquiry_id and step.state = 'OPEN');

alter table call
  drop constraint call_visit_id_fkey,
  add foreign key (visit_id) references next_step (step_id) on delete set null;
drop table appointment;
drop table visit;

-- There is never a second call of one enquiry: it is moved.
create unique index next_step_call on next_step (enquiry_id) where kind in ('CALL', 'WISH');
create index next_step_of_enquiry on next_step (enquiry_id, starts_at);
-- From when it is in the call list: who asked for a call waits from the moment they asked.
create index next_step_due on next_step ((case when kind in ('FIRST_CALL', 'WISH') then created_at else starts_at end))
where state = 'OPEN';
create index next_step_time on next_step (starts_at) where kind in ('CALL', 'WISH', 'VISIT');
create index next_step_network on next_step (network) where network is not null;
create index next_step_held_until on next_step (held_until) where held_until is not null and seat is not null;
create index next_step_staff on next_step (staff_id, starts_at) where staff_id is not null and state = 'OPEN';

drop index enquiry_next_try;
drop index enquiry_to_call;
drop index enquiry_open;
alter table enquiry
  drop column next_try_at,
  -- In euros.
  add column offer_value integer check (offer_value >= 0),
  add column won_value integer check (won_value >= 0);

-- The call of an enquiry as it is shown and told: to visitors, in mails, calendars and webhooks.
create view appointment as
select step_id as appointment_id, enquiry_id, call_kind as kind,
  case
    when state = 'CANCELLED' then 'CANCELLED'
    when kind = 'CALL' then 'BOOKED'
    when has_lapsed then 'LAPSED'
    else 'WISHED'
  end as state,
  starts_at, ends_at, seat, sequence, created_at as requested_at, changed_at, confirmed_at, coalesce(held_from, created_at) as held_from, held_until, network,
  case when state = 'DONE' then ended_at end as called_at, must_confirm
from next_step
where kind in ('CALL', 'WISH');

-- The same of visits.
create view visit as
select step_id as visit_id, enquiry_id, visit_kind as kind, showroom, pool, staff_id as planner,
  case when state = 'CANCELLED' then 'CANCELLED' else 'BOOKED' end as state,
  starts_at, ends_at, seat, is_told, created_at as booked_at, changed_at, sequence
from next_step
where kind = 'VISIT';

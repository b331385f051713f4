-- Calls of the staff: who is on which call, what came of it, and when to try again.
alter table enquiry
  add column next_try_at timestamptz,
  -- Calls that nobody answered.
  add column tries integer not null default 0;

create index enquiry_next_try on enquiry (next_try_at) where next_try_at is not null;
create index enquiry_to_call on enquiry (received_at) where status = 'NEW' and tries = 0;

-- Set once the call was made, however early.
alter table appointment add column called_at timestamptz;

-- One row for each call that somebody is on. Without a sign of life it can be taken over.
create table call_claim (
  enquiry_id text primary key references enquiry (enquiry_id) on delete cascade,
  staff_id text not null references staff (staff_id) on delete cascade,
  claimed_at timestamptz not null,
  seen_at timestamptz not null
);

create index call_claim_of_staff on call_claim (staff_id);

create type text_range as range (subtype = text, collation = "C");

-- A meeting with a planner. A seat of a pool (one kind in one showroom) is taken by one of them at a time.
create table visit (
  visit_id text primary key,
  enquiry_id text not null references enquiry (enquiry_id) on delete cascade,
  kind text not null check (kind in ('SHOWROOM', 'HOME', 'VIDEO')),
  showroom text not null,
  pool text not null,
  planner text references staff (staff_id),
  state text not null check (state in ('BOOKED', 'CANCELLED')),
  starts_at timestamptz not null,
  ends_at timestamptz not null check (ends_at > starts_at),
  seat integer not null check (seat > 0),
  -- Whether the customer is told by mail.
  is_told boolean not null,
  booked_at timestamptz not null,
  changed_at timestamptz not null,
  constraint visit_seat_taken exclude using gist (
    text_range(pool, pool, '[]') with &&,
    int4range(seat, seat, '[]') with &&,
    tstzrange(starts_at, ends_at) with &&
  ) where (state = 'BOOKED')
);

create index visit_of_enquiry on visit (enquiry_id, starts_at);
create index visit_time on visit (starts_at);

-- A call that was made. `before` and `after` are what undoing needs.
create table call (
  call_id text primary key,
  enquiry_id text not null references enquiry (enquiry_id) on delete cascade,
  staff_id text not null references staff (staff_id),
  begun_at timestamptz not null,
  ended_at timestamptz not null,
  outcome text not null,
  note_id text references note (note_id) on delete set null,
  visit_id text references visit (visit_id) on delete set null,
  event_ids text[] not null,
  before jsonb not null,
  after jsonb not null,
  undone_at timestamptz
);

create index call_of_enquiry on call (enquiry_id, ended_at desc);
create index call_time on call (ended_at);

-- The act was taken back before anybody outside was told.
alter table event add column undone_at timestamptz;

-- A call at a time: wished as a call-back or booked as a consultation; one for an enquiry, moved rather than doubled.
create table appointment (
  appointment_id text primary key,
  enquiry_id text not null unique references enquiry (enquiry_id) on delete cascade,
  kind text not null check (kind in ('CALLBACK', 'CONSULTATION')),
  state text not null check (state in ('BOOKED', 'WISHED', 'CANCELLED')),
  starts_at timestamptz not null,
  ends_at timestamptz not null check (ends_at > starts_at),
  seat integer check (seat > 0),
  -- Counts the changes, as calendars want it.
  sequence integer not null,
  requested_at timestamptz not null,
  changed_at timestamptz not null,
  check ((state = 'BOOKED') = (seat is not null)),
  -- The capacity: a seat is taken by one call at a time. Who takes one picks a number up to the capacity.
  constraint appointment_seat_taken exclude using gist (
    int4range(seat, seat, '[]') with &&,
    tstzrange(starts_at, ends_at) with &&
  ) where (seat is not null)
);

create index appointment_time on appointment (starts_at);

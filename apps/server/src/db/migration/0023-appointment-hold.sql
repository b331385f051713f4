-- A booking holds its seat at once: for good when somebody has confirmed it, else perhaps only for a while.
alter table appointment
  add column confirmed_at timestamptz,
  add column held_from timestamptz not null default now(),
  -- Null: for good.
  add column held_until timestamptz,
  -- Where it was booked from: a keyed hash of a network, never an address.
  add column network text,
  add check (held_until > held_from);

-- What was booked before asked nobody to confirm it.
update appointment set confirmed_at = changed_at where state = 'BOOKED';

alter table appointment
  drop constraint appointment_state_check,
  add constraint appointment_state_check check (state in ('BOOKED', 'WISHED', 'LAPSED', 'CANCELLED')),
  drop constraint appointment_seat_taken,
  -- A seat is taken by one call at a time, and given again once it is no longer held, noted or not.
  add constraint appointment_seat_taken exclude using gist (
    int4range(seat, seat, '[]') with &&,
    tstzrange(starts_at, ends_at) with &&,
    tstzrange(held_from, held_until) with &&
  ) where (seat is not null);

create index appointment_network on appointment (network) where network is not null;
create index appointment_held_until on appointment (held_until) where state = 'BOOKED' and held_until is not null;

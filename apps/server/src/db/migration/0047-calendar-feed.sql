-- A secret link by which a calendar program follows the times of one person or one showroom. The link itself is shown
-- once and kept nowhere: a new one takes the place of the old.
create table calendar_feed (
  token_hash text primary key,
  staff_id text unique references staff (staff_id) on delete cascade,
  showroom text unique,
  created_by text not null references staff (staff_id) on delete cascade,
  created_at timestamptz not null,
  read_at timestamptz,
  check ((staff_id is null) <> (showroom is null))
);

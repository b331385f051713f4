-- One-time tokens of mails with which staff set a forgotten password. Only their hashes are stored.
create table staff_reset (
  token_hash text primary key,
  staff_id text not null references staff (staff_id) on delete cascade,
  expires_at timestamptz not null
);

create index staff_reset_staff on staff_reset (staff_id);

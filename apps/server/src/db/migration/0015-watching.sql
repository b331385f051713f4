-- When something was done last, by whichever server.
create table heartbeat (
  name text primary key,
  beat_at timestamptz not null
);

alter table secret add column made_at timestamptz not null default now();

-- When and where somebody plans kitchens with customers. Null: nobody has set it.
create table planner (
  staff_id text primary key references staff (staff_id),
  working_hours jsonb,
  showrooms text[],
  version integer not null
);

create table absence (
  absence_id text primary key,
  staff_id text not null references staff (staff_id),
  starts_at timestamptz not null,
  ends_at timestamptz not null check (ends_at > starts_at),
  is_whole_day boolean not null,
  reason text not null,
  created_at timestamptz not null
);
create index absence_of_staff on absence (staff_id, ends_at);

-- For customers; empty: none.
alter table staff add column telephone text not null default '';

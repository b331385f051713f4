-- A filter of the list of enquiries under a name: of one person, or of all.
create table saved_view (
  view_id text primary key,
  staff_id text not null references staff (staff_id) on delete cascade,
  is_shared boolean not null,
  name text not null,
  filter jsonb not null,
  created_at timestamptz not null
);

create index saved_view_of_staff on saved_view (staff_id);
create index saved_view_shared on saved_view (created_at) where is_shared;

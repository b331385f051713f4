-- A file that the staff took back. It is hidden at once, and deleted when it can no longer be undone.
alter table file
  add column withdrawn_at timestamptz,
  add constraint withdrawn_is_of_staff check (withdrawn_at is null or added_by is not null);

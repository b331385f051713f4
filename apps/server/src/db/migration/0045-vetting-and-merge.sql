-- Somebody has looked at an enquiry that was suspect or rescued, and has taken it in or discarded it.
alter table enquiry add column vetted_at timestamptz;

-- The same person has asked again: one of the enquiries stands for all of them. Nothing is moved, so it can be undone.
alter table enquiry
  add column merged_into text references enquiry (enquiry_id) on delete set null,
  add constraint enquiry_not_merged_into_itself check (merged_into <> enquiry_id);

create index enquiry_merged on enquiry (merged_into) where merged_into is not null;

-- Two enquiries with the same address or number that are of different people, the lesser id first.
create table enquiry_apart (
  enquiry_id text not null references enquiry (enquiry_id) on delete cascade,
  other_id text not null references enquiry (enquiry_id) on delete cascade,
  primary key (enquiry_id, other_id),
  check (enquiry_id collate "C" < other_id collate "C")
);

create index enquiry_apart_other on enquiry_apart (other_id);

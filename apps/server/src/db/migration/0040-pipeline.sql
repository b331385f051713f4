-- How far the retailer is with an enquiry, and whose it is. The version counts the changes: who has seen an older one
-- overwrites nothing.
alter table enquiry
  add column status text not null default 'NEW'
    check (status in ('NEW', 'CONTACTED', 'APPOINTMENT', 'OFFER', 'WON', 'LOST')),
  add column lost_reason text,
  add column assignee text references staff (staff_id),
  add column version integer not null default 0,
  -- All notes in one text, for the search.
  add column note_text text not null default '',
  add constraint enquiry_lost_reason check ((status = 'LOST') = (lost_reason is not null));

create table note (
  note_id text primary key,
  enquiry_id text not null references enquiry (enquiry_id) on delete cascade,
  staff_id text not null references staff (staff_id),
  written_at timestamptz not null,
  text text not null
);

create index note_of_enquiry on note (enquiry_id, written_at desc);

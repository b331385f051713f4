-- What has to be told to the outside is now a job: its tables are pg-boss' own, in the schema pgboss.
drop table outbox;

-- Which mail was queued for whom: once each, and not too many to one address.
create table mail (
  mail_id uuid primary key,
  enquiry_id text not null references enquiry (enquiry_id) on delete cascade,
  kind text not null,
  queued_at timestamptz not null,
  sent_at timestamptz,
  -- The code of the last failure.
  failure text
);

create index mail_of_enquiry on mail (enquiry_id);
create index enquiry_address on enquiry (lower(email));

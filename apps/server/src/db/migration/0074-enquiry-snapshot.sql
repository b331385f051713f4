-- An event held the whole enquiry as it was then, each one again. Now that is stored once for as long as the enquiry stays the same,
-- and events refer to it. It is personal data, so it is erased with its enquiry.
--
-- Servers of an older release look for it in the event: stop them before (upgrade with a pause).
create table enquiry_snapshot (
  enquiry_id text not null references enquiry on delete cascade,
  snapshot_id bigint generated always as identity,
  taken_at timestamptz not null,
  body jsonb not null,
  primary key (enquiry_id, snapshot_id)
);

-- With the enquiry's id, so that the index of events by enquiry serves it too.
alter table event
  add column snapshot_id bigint,
  add foreign key (enquiry_id, snapshot_id) references enquiry_snapshot on delete cascade;

insert into enquiry_snapshot (enquiry_id, taken_at, body)
select enquiry_id, min(happened_at), data - '{enquiryId,showroom,appointment,files,change}'::text[] as body
from event
where data ? 'enquiry'
group by enquiry_id, body;

update event
set snapshot_id = taken.snapshot_id, data = data - '{enquiry,statisticsId}'::text[]
from enquiry_snapshot as taken
where taken.enquiry_id = event.enquiry_id
  and taken.body = event.data - '{enquiryId,showroom,appointment,files,change}'::text[];

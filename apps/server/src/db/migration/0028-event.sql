-- What happened, as it was then: the source of webhooks, audit trail and live feed. It holds personal data, so it is
-- erased with its enquiry.
create table event (
  event_id uuid primary key,
  sequence bigint generated always as identity unique,
  type text not null,
  version smallint not null,
  enquiry_id text not null references enquiry on delete cascade,
  actor text not null,
  actor_id text,
  happened_at timestamptz not null,
  data jsonb not null
);

create index event_enquiry on event (enquiry_id, sequence);

-- Until now an event was a job. What it knew is kept; the rest was never written down.
do $$
begin
  if to_regclass('pgboss.job') is not null then
    insert into event (event_id, type, version, enquiry_id, actor, happened_at, data)
    select
      id, job.data ->> 'type', 1, enquiry_id, 'unknown', (job.data ->> 'happenedAt')::timestamptz,
      jsonb_build_object('enquiryId', enquiry_id)
    from pgboss.job join enquiry on enquiry_id = job.data ->> 'enquiryId'
    where name = 'event'
    order by created_on;
    -- Those that wait carry the id alone, as new ones do.
    update pgboss.job set data = jsonb_build_object('eventId', id) where name = 'event';
    -- Tries that wait are told by the event's row, too.
    update pgboss.job set data = data - 'body' where name = 'deliver-webhook';
  end if;
end
$$;

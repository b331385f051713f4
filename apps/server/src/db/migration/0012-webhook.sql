-- Where the retailer's own systems are told of events. The secret signs what is sent.
create table webhook_endpoint (
  endpoint_id text primary key,
  url text not null,
  secret text not null check (secret like 'whsec\_%'),
  created_at timestamptz not null,
  disabled_at timestamptz
);

-- One row for each try. The outcome is a status or the code of a failure.
create table webhook_delivery (
  delivery_id bigint generated always as identity primary key,
  event_id uuid not null,
  endpoint_id text not null references webhook_endpoint (endpoint_id) on delete cascade,
  attempt integer not null,
  attempted_at timestamptz not null,
  outcome text not null,
  ms integer not null
);

create index webhook_delivery_time on webhook_delivery (attempted_at);
create index webhook_delivery_event on webhook_delivery (event_id);

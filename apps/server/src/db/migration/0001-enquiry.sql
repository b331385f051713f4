create table enquiry (
  enquiry_id text primary key,
  kitchen_id text not null unique,
  received_at timestamptz not null,
  entry text,
  szid text,
  salutation text not null,
  full_name text not null,
  first_name text not null,
  last_name text not null,
  preferred_language text not null,
  postcode text not null,
  email text not null,
  telephone_raw text not null,
  telephone_formatted text not null,
  answers jsonb not null,
  tracking jsonb not null,
  espl_value double precision,
  espl_percentile double precision,
  operating_system text,
  ip_address text,
  repeat_key text,
  request_hash text not null
);

create index enquiry_repeat on enquiry (repeat_key, received_at desc) where repeat_key is not null;
create index enquiry_received on enquiry (received_at desc);

-- The same person sending other data within a day: kept beside the enquiry, never over it.
create table enquiry_revision (
  enquiry_id text not null references enquiry (enquiry_id) on delete cascade,
  request_hash text not null,
  received_at timestamptz not null,
  data jsonb not null,
  primary key (enquiry_id, request_hash)
);

create table idempotency_key (
  scope text not null,
  key text not null,
  request_hash text not null,
  reply jsonb,
  created_at timestamptz not null,
  primary key (scope, key)
);

-- What has to be told to the outside, written in the transaction of the act itself.
create table outbox (
  outbox_id bigint generated always as identity primary key,
  kind text not null,
  payload jsonb not null,
  created_at timestamptz not null
);

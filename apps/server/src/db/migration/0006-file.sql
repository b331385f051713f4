-- What is known about uploaded files; their content is in the file store under store_key.
-- stored_at: null until the content is there, and again once it is being removed. Only with it can a file be claimed.
create table file (
  file_id text primary key,
  store_key text not null unique,
  media_type text not null,
  bytes integer not null,
  name text not null,
  received_at timestamptz not null,
  stored_at timestamptz,
  kitchen_id text,
  claimed_at timestamptz,
  client_bucket integer not null,
  check ((kitchen_id is null) = (claimed_at is null))
);

create index file_of_client on file (client_bucket, received_at);
create index file_of_kitchen on file (kitchen_id) where kitchen_id is not null;
create index file_unclaimed on file (received_at) include (bytes) where kitchen_id is null;

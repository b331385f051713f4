-- Who sent a file, to count by: keyed hashes of whole length, of an address or a customer and of a network. Empty once
-- nobody counts it any more, and for what came before.
alter table file
  add column sender text not null default '',
  add column network text not null default '';

drop index file_of_client;
alter table file drop column client_bucket;
alter table file alter column sender drop default, alter column network drop default;

create index file_of_network on file (network, received_at) where network <> '';

-- Pictures that could not be read, to count by.
create table failed_picture (
  sender text not null,
  network text not null,
  failed_at timestamptz not null
);

create index failed_picture_of_network on failed_picture (network, failed_at);
create index failed_picture_time on failed_picture (failed_at);

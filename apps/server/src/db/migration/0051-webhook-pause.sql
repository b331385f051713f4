-- Why an address is told of nothing. Until now there was one reason: it had answered 410.
alter table webhook_endpoint
  add column disabled_because text check (disabled_because in ('GONE', 'PAUSED'));
update webhook_endpoint set disabled_because = 'GONE' where disabled_at is not null;
alter table webhook_endpoint
  add constraint webhook_endpoint_disabled check ((disabled_at is null) = (disabled_because is null));

-- The log of an address, newest first.
create index webhook_delivery_of_endpoint on webhook_delivery (endpoint_id, delivery_id desc);

-- Since when an address answers that it is gone (410), with no success in between. One answer is no reason to stop.
alter table webhook_endpoint add column gone_since timestamptz;

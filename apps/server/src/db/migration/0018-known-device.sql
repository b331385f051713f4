-- Browsers that somebody has signed in with: strangers who guess at the account cannot use up their tries. As with
-- sessions, only a hash of the token is kept.
create table customer_device (
  token_hash text primary key,
  account_id text not null references customer_account (account_id) on delete cascade,
  seen_at timestamptz not null
);

create index customer_device_account on customer_device (account_id, seen_at);
create index customer_device_age on customer_device (seen_at);

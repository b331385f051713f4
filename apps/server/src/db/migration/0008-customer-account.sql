-- Accounts of the customer area. Staff have tables and cookies of their own.
create table customer_account (
  account_id text primary key,
  email text not null unique check (email = lower(email)),
  password_hash text not null,
  -- The kitchen it was made for in the funnel; all that it may see until the address is confirmed.
  kitchen_id text references enquiry (kitchen_id) on delete set null,
  -- Of the Idempotency-Key it was made with, so that a lost answer can be asked for again.
  activation_key_hash text,
  created_at timestamptz not null,
  confirmed_at timestamptz
);

-- Only hashes of tokens are kept: whoever reads this table can open nothing with it.
create table customer_session (
  token_hash text primary key,
  account_id text not null references customer_account (account_id) on delete cascade,
  opened_at timestamptz not null,
  seen_at timestamptz not null
);

create index customer_session_account on customer_session (account_id);

create table customer_token (
  token_hash text primary key,
  purpose text not null check (purpose in ('OPEN_SESSION', 'CONFIRM_EMAIL', 'DISOWN_ACCOUNT', 'RESET_PASSWORD')),
  account_id text references customer_account (account_id) on delete cascade,
  -- A password is set for an address: it can be the first one, before there is an account.
  email text,
  expires_at timestamptz not null,
  check ((purpose = 'RESET_PASSWORD') = (email is not null)),
  check ((purpose = 'RESET_PASSWORD') = (account_id is null))
);

create index customer_token_account on customer_token (account_id);
create index customer_token_email on customer_token (email) where email is not null;
create index customer_token_expiry on customer_token (expires_at);

-- Somebody said 'that was not me': for this kitchen an account can be made by mail only.
create table customer_disowned_kitchen (
  kitchen_id text primary key references enquiry (kitchen_id) on delete cascade,
  disowned_at timestamptz not null
);

-- Tries that are counted: of passwords, by account and by network. Keys are hashes.
create table customer_attempt (
  key text primary key,
  count integer not null,
  last_at timestamptz not null
);

create index customer_attempt_age on customer_attempt (last_at);
create index enquiry_email on enquiry (lower(email), received_at desc);

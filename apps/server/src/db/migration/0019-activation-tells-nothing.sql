-- Anybody who knows a kitchen and its address may set a password for it, whether the address has an account or not. So an
-- address may have many accounts that wait for its owner's confirmation, and one that is confirmed.
alter table customer_account drop constraint customer_account_email_key;

create unique index customer_account_confirmed on customer_account (email) where confirmed_at is not null;
create index customer_account_pending on customer_account (email, created_at) where confirmed_at is null;
-- The same call again is the same account.
create unique index customer_account_activation on customer_account (kitchen_id, activation_key_hash);

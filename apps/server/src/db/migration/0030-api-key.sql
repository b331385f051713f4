-- Keys of programs of the retailer's. Only a keyed hash is kept, and the first characters to tell keys apart by.
create table api_key (
  key_id text primary key,
  key_hash text not null unique,
  prefix text not null,
  name text not null,
  scopes text[] not null,
  created_at timestamptz not null,
  last_used_at timestamptz,
  revoked_at timestamptz
);

-- Not customers alone are counted here any more.
alter table customer_attempt rename to attempt;
alter index customer_attempt_age rename to attempt_age;
alter index customer_attempt_pkey rename to attempt_pkey;

-- Audit events of staff belong to no enquiry.
alter table event alter column enquiry_id drop not null;
create index event_of_staff on event (happened_at) where enquiry_id is null;

alter table staff
  -- Encrypted. Null: sign-ins need no one-time code.
  add column code_secret bytea,
  -- The time step of the last code that was used: no code counts twice.
  add column code_step integer,
  add constraint staff_code check (role = 'agent' or code_secret is not null);

-- Each replaces a one-time code once, for a lost telephone.
create table staff_recovery_code (
  staff_id text not null references staff (staff_id) on delete cascade,
  code_hash text not null,
  primary key (staff_id, code_hash)
);

-- Browsers with an earlier sign-in. They have their own limit, so that guessing strangers cannot lock staff out.
create table staff_device (
  token_hash text primary key,
  staff_id text not null references staff (staff_id) on delete cascade,
  seen_at timestamptz not null
);

create index staff_device_staff on staff_device (staff_id, seen_at);
create index staff_device_age on staff_device (seen_at);

-- The link carries the signed id. It is valid as long as the row exists.
create table staff_invitation (
  invitation_id text primary key,
  -- Null: the set-up of the first owner, who enters the address.
  email text unique check (email = lower(email)),
  role text not null check (role in ('owner', 'manager', 'agent')),
  -- Null: an operator.
  invited_by text references staff (staff_id) on delete cascade,
  created_at timestamptz not null,
  expires_at timestamptz not null
);

-- Those who work at the desk. They share nothing with customers: neither tables nor cookies nor sessions.
create table staff (
  staff_id text primary key,
  email text not null unique check (email = lower(email)),
  name text not null,
  role text not null check (role in ('owner', 'manager', 'agent')),
  password_hash text not null,
  created_at timestamptz not null,
  -- Set, nobody can sign in. The row stays: it says who did what.
  deactivated_at timestamptz
);

-- Only the hash of the token is kept. The id names a session to whoever ends it.
create table staff_session (
  session_id text primary key,
  token_hash text not null unique,
  staff_id text not null references staff (staff_id) on delete cascade,
  opened_at timestamptz not null,
  seen_at timestamptz not null,
  -- What the browser calls itself.
  browser text not null
);

create index staff_session_staff on staff_session (staff_id);
create index staff_session_age on staff_session (seen_at);

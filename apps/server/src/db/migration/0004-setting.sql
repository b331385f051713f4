-- What the retailer changes in daily business. A name without a row has the default that stands in the code.
create table setting (
  name text primary key,
  value jsonb not null,
  changed_at timestamptz not null
);

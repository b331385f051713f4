-- What is wrong just now. A row goes once it is told that it is over.
create table alert (
  kind text primary key,
  began_at timestamptz not null,
  seen_at timestamptz not null,
  told_at timestamptz
);

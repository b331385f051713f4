-- Keys that all instances share, made by whichever needs one first.
create table secret (
  name text primary key,
  value bytea not null
);

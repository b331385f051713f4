-- How often somebody called lately. Unlogged: counting costs no disk flush, and after a crash it begins anew.
create unlogged table rate_limit (
  key varchar(255) primary key,
  points integer not null default 0,
  expire bigint
);

create index rate_limit_expire on rate_limit (expire);

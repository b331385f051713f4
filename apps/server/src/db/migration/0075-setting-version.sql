-- Every change of a setting is a version that stays. The newest published one holds; without a value it is the default that
-- stands in the code. Revisions count the versions of one setting, so two who save at once collide in the primary key.
create table setting_version (
  name text not null,
  revision integer not null,
  value jsonb,
  author text not null,
  author_id text,
  at timestamptz not null,
  state text not null check (state in ('draft', 'published')),
  primary key (name, revision)
);

-- Nobody wrote down who changed a setting so far.
insert into setting_version (name, revision, value, author, at, state)
select name, 1, value, 'unknown', changed_at, 'published' from setting;

-- While servers are updated one after the other, those of the release before go on reading here. Saving settings fails at them.
drop table setting;
create view setting as
select name, value, at as changed_at
from setting_version as version
where state = 'published' and value is not null and revision = (
  select max(revision) from setting_version where name = version.name and state = 'published'
);

-- One human is one row, with a stable id: enquiries with the same e-mail address or telephone number are theirs.
create table person (
  person_id text primary key,
  created_at timestamptz not null
);

-- What a person is known by. An address or a number belongs to one person.
create table person_key (
  key text primary key,
  person_id text not null references person (person_id) on delete cascade deferrable initially deferred
);
create index person_key_of_person on person_key (person_id);

-- Nothing is known by an empty address, or by a number that is too short or one digit all along.
create function person_keys(email text, telephone text) returns text[] immutable parallel safe language sql as $$
  select coalesce(array_agg(key order by key), '{}') from (
    select 'mail ' || lower(trim(email)) as key where trim(email) <> ''
    union all
    select 'phone ' || folded from (select fold_phone(telephone)) as phone (folded)
    where length(folded) >= 7 and folded !~ '^(?:49)?(.)\1+$'
  ) as keys
$$;

alter table enquiry
  add column person_id text references person (person_id),
  -- The staff have linked or parted it: another address or number does not change whose it is.
  add column is_person_fixed boolean not null default false;

-- Enquiries that share a key, directly or by others, get the label of the first. Merged ones share a key of their own.
create temporary table link as
select enquiry_id, key
from enquiry, unnest(
  person_keys(email, telephone_formatted) || array['merged ' || coalesce(merged_into, enquiry_id)]
) as key
where not exists (
  select from enquiry_apart apart join enquiry other on other.enquiry_id in (apart.enquiry_id, apart.other_id)
  where enquiry.enquiry_id in (apart.enquiry_id, apart.other_id) and other.enquiry_id <> enquiry.enquiry_id
    and (other.received_at, other.enquiry_id) < (enquiry.received_at, enquiry.enquiry_id)
);
create temporary table label as
select enquiry_id, row_number() over (order by received_at, enquiry_id) as label from enquiry;
create index on link (key);
create index on link (enquiry_id);
create unique index on label (enquiry_id);
analyze link;
analyze label;

do $$
declare
  changed bigint := 1;
begin
  while changed > 0 loop
    with least as (
      select link.key, min(label.label) as label from link join label using (enquiry_id) group by link.key
    ), better as (
      select link.enquiry_id, min(least.label) as label from link join least using (key) group by link.enquiry_id
    )
    update label set label = better.label
    from better where better.enquiry_id = label.enquiry_id and better.label < label.label;
    get diagnostics changed = row_count;
  end loop;
end
$$;

create temporary table named as select label, gen_random_uuid()::text as person_id from label group by label;
create unique index on named (label);

insert into person (person_id, created_at)
select named.person_id, min(enquiry.received_at)
from named join label using (label) join enquiry using (enquiry_id)
group by named.person_id;

update enquiry
set person_id = named.person_id,
  is_person_fixed = exists (
    select from enquiry_apart apart where enquiry.enquiry_id in (apart.enquiry_id, apart.other_id)
  )
from label join named using (label)
where label.enquiry_id = enquiry.enquiry_id;

insert into person_key (key, person_id)
select distinct on (link.key) link.key, enquiry.person_id
from link join enquiry using (enquiry_id)
where link.key not like 'merged %'
order by link.key, enquiry.received_at;

drop table link;
drop table label;
drop table named;

alter table enquiry alter column person_id set not null;
create index enquiry_of_person on enquiry (person_id, received_at desc);

-- The person of these keys: the own one if nobody else has them, or the oldest of several, who then turn out to be one. People whom
-- the staff have parted are not united.
create function find_person(keys text[], own text, moving text) returns text language plpgsql as $$
declare
  found text[];
  oldest text;
begin
  -- Keys in one order: two enquiries of one person at once wait for each other and do not deadlock.
  with taken as (
    insert into person_key (key, person_id)
    select key, own from unnest(keys) as key order by key
    on conflict (key) do update set person_id = person_key.person_id
    returning person_id
  )
  select array_agg(distinct person_id) into found from taken where person_id <> own;
  if found is null then
    insert into person (person_id, created_at) values (own, now()) on conflict do nothing;
    return own;
  end if;
  select person_id into oldest from person where person_id = any (found || own) order by created_at, person_id limit 1;
  -- The own person goes with its only enquiry, once that is stored.
  update person_key set person_id = oldest where key = any (keys) and person_id = own;
  perform unite_persons(oldest, array(
    select other from unnest(array_remove(found, oldest)) as other
    where not exists (
      select from enquiry_apart apart
      join enquiry one on one.enquiry_id = apart.enquiry_id
      join enquiry another on another.enquiry_id = apart.other_id
      where (one.person_id, another.person_id) in ((oldest, other), (other, oldest))
    )
  ), moving);
  return oldest;
end
$$;

-- `moving` is the enquiry that a trigger is about to store: it moves by itself, and the person without enquiries goes then.
create function unite_persons(kept text, others text[], moving text default null) returns void language plpgsql as $$
begin
  update person_key set person_id = kept where person_id = any (others);
  update enquiry set person_id = kept where person_id = any (others) and enquiry_id is distinct from moving;
  delete from person
  where person_id = any (others) and not exists (select from enquiry where enquiry.person_id = person.person_id);
end
$$;

create function link_person() returns trigger language plpgsql as $$
declare
  own text := gen_random_uuid()::text;
begin
  if tg_op = 'UPDATE' then
    -- An only enquiry keeps its person. Another one takes along what nobody else of its person has.
    if not exists (select from enquiry where person_id = old.person_id and enquiry_id <> old.enquiry_id) then
      own := old.person_id;
    end if;
    delete from person_key
    where person_id = old.person_id and key = any (person_keys(old.email, old.telephone_formatted))
      and not exists (
        select from enquiry
        where person_id = old.person_id and enquiry_id <> old.enquiry_id
          and key = any (person_keys(email, telephone_formatted))
      );
  end if;
  new.person_id := find_person(person_keys(new.email, new.telephone_formatted), own, new.enquiry_id);
  return new;
end
$$;

create trigger enquiry_gets_person before insert on enquiry
  for each row when (new.person_id is null) execute function link_person();
create trigger enquiry_changes_person before update of email, telephone_formatted on enquiry
  for each row when (
    not new.is_person_fixed
    and person_keys(old.email, old.telephone_formatted) <> person_keys(new.email, new.telephone_formatted)
  ) execute function link_person();

-- A person without enquiries is gone, with what they were known by.
create function forget_person() returns trigger language plpgsql as $$
begin
  delete from person
  where person_id = old.person_id and not exists (select from enquiry where person_id = old.person_id);
  return null;
end
$$;

create trigger person_goes_with_enquiry after delete on enquiry
  for each row execute function forget_person();
create trigger person_goes_without_enquiry after update on enquiry
  for each row when (old.person_id <> new.person_id) execute function forget_person();

-- A call is with a person: nobody else rings them meanwhile, whichever of their enquiries it is about.
alter table call_claim add column person_id text references person (person_id) on delete cascade;
update call_claim set person_id = enquiry.person_id from enquiry where enquiry.enquiry_id = call_claim.enquiry_id;
delete from call_claim as older using call_claim as newer
where older.person_id = newer.person_id and (older.seen_at, older.enquiry_id) < (newer.seen_at, newer.enquiry_id);
alter table call_claim
  drop constraint call_claim_pkey,
  alter column person_id set not null,
  add primary key (person_id);
create index call_claim_of_enquiry on call_claim (enquiry_id);

drop index enquiry_phone;

-- A claim follows its enquiry to another person, unless that person is spoken with already.
create function move_claim() returns trigger language plpgsql as $$
begin
  delete from call_claim
  where enquiry_id = new.enquiry_id and exists (select from call_claim as own where own.person_id = new.person_id);
  update call_claim set person_id = new.person_id where enquiry_id = new.enquiry_id;
  return null;
end
$$;

create trigger claim_follows_enquiry after update on enquiry
  for each row when (old.person_id <> new.person_id) execute function move_claim();

-- A planner is in one place at a time, travel included.
alter table next_step
  -- The planner is on the way for this long before and after.
  add column travel_minutes integer not null default 0 check (travel_minutes between 0 and 240),
  -- When the planner of a visit is taken; null: nobody is. A trigger fills it.
  add column busy tstzrange,
  add constraint next_step_planner_busy exclude using gist (
    text_range(staff_id, staff_id, '[]') with &&,
    busy with &&
  ) where (busy is not null);

-- Who was booked twice before stays so: the later booking takes no time of theirs until it is moved.
do $$
declare
  visit record;
begin
  for visit in
    select step_id from next_step
    where kind = 'VISIT' and state <> 'CANCELLED' and staff_id is not null
    order by created_at, step_id
  loop
    begin
      update next_step set busy = tstzrange(starts_at, ends_at) where step_id = visit.step_id;
    exception when exclusion_violation then
      null;
    end;
  end loop;
end $$;

create function fill_busy() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' then
    -- A visit that was made keeps the time that it took.
    if (new.kind, new.state = 'CANCELLED', new.staff_id, new.starts_at, new.ends_at, new.travel_minutes)
      is not distinct from (old.kind, old.state = 'CANCELLED', old.staff_id, old.starts_at, old.ends_at, old.travel_minutes)
    then
      return new;
    end if;
  end if;
  new.busy := case
    when new.kind = 'VISIT' and new.state <> 'CANCELLED' and new.staff_id is not null
    then tstzrange(
      new.starts_at - make_interval(mins => new.travel_minutes), new.ends_at + make_interval(mins => new.travel_minutes)
    )
  end;
  return new;
end $$;
create trigger next_step_busy before insert or update on next_step for each row execute function fill_busy();

create or replace view visit as
select step_id as visit_id, enquiry_id, visit_kind as kind, showroom, pool, staff_id as planner,
  case when state = 'CANCELLED' then 'CANCELLED' else 'BOOKED' end as state,
  starts_at, ends_at, seat, is_told, created_at as booked_at, changed_at, sequence, travel_minutes
from next_step
where kind = 'VISIT';

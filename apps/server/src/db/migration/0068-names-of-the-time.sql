-- Who did it, and whom it was about, as they were called then: a later change of a name must not change the trail.
alter table event
  add column actor_name text,
  add column actor_email text,
  add column about_name text,
  add column about_email text;

-- What was written before gets the names of today. They stay from now on.
update event set actor_name = staff.name, actor_email = staff.email
from staff where event.actor = 'staff' and staff.staff_id = event.actor_id;

update event set about_name = staff.name, about_email = staff.email
from staff
where staff.staff_id = case
  when event.enquiry_id is null then event.data ->> 'staffId' else event.data -> 'change' ->> 'assignee'
end;

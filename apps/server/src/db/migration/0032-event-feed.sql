-- Whoever follows the events is woken with the commit of a new one. Nothing is said but that there is one: readers know
-- themselves how far they are.
--
-- Commits that notify wait for each other, in the whole cluster. So of those that are under way at the same time one
-- notifies. Whoever it wakes sees the others write and waits for them.
create function tell_of_event() returns trigger language plpgsql as $$
begin
  if pg_try_advisory_xact_lock(hashtextextended('tell of event', 0)) then
    perform pg_notify('event', '');
  end if;
  return null;
end
$$;

create trigger event_told after insert on event for each statement execute function tell_of_event();

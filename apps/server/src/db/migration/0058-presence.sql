-- The open pages of the desk. A page says every half minute that it is still there; a row that was not told of for longer
-- counts as gone. It goes with its session.
create table presence (
  session_id text not null references staff_session (session_id) on delete cascade,
  page_id text not null,
  -- What the page shows and somebody looks at.
  enquiry_id text references enquiry (enquiry_id) on delete set null,
  is_paused boolean not null,
  seen_at timestamptz not null,
  primary key (session_id, page_id)
);

create index presence_of_enquiry on presence (enquiry_id) where enquiry_id is not null;
create index presence_age on presence (seen_at);

-- Whoever follows the live feed hears that somebody came, went or changed; not that a page is still there.
create function tell_of_presence() returns trigger language plpgsql as $$
begin
  if old.is_paused is distinct from new.is_paused then
    perform pg_notify('event', 'presence');
  end if;
  if old.enquiry_id is distinct from new.enquiry_id then
    perform pg_notify('event', 'readers');
  end if;
  return null;
end
$$;

create trigger presence_told after insert or update or delete on presence
  for each row execute function tell_of_presence();

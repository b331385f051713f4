-- The content of files whose rows are gone, however they went. The clean-up erases it from the store.
create table file_to_erase (store_key text primary key);

create function note_content_to_erase() returns trigger language plpgsql as $$
begin
  insert into file_to_erase select store_key from gone on conflict do nothing;
  return null;
end
$$;

create trigger file_gone after delete on file
referencing old table as gone
for each statement execute function note_content_to_erase();

-- Files of enquiries that were deleted before. From now on they go with their enquiry.
delete from file where kitchen_id is not null
  and not exists (select from enquiry where enquiry.kitchen_id = file.kitchen_id);

alter table file
  add constraint file_of_enquiry foreign key (kitchen_id) references enquiry (kitchen_id) on delete cascade;

-- Earlier releases kept wishes for any year. No reply can write one before 1893 or after 9999, so the list of enquiries failed.
-- The enquiry stays.
delete from appointment where starts_at < '1899-12-31' or ends_at >= '9999-12-31';
alter table appointment
  add constraint appointment_is_in_a_calendar check (starts_at >= '1899-12-31' and ends_at < '9999-12-31');

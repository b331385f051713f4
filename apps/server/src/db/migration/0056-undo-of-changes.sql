-- What undoing a change of the staff needs: how the enquiry stood before, and the version that the change led to.
alter table event add column undo jsonb;

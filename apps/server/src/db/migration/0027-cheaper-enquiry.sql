-- Counters of calls need no flush to the disk with every call. After a crash of the database they begin anew.
alter table rate_limit set unlogged;

-- enquiry_email begins with the same column.
drop index enquiry_address;

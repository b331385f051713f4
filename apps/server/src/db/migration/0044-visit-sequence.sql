-- Counts the changes of a visit, as calendars want it.
alter table visit add column sequence integer not null default 0;

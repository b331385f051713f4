-- Whether an enquiry could not be sent and was found in an error report.
alter table enquiry add column is_rescued boolean not null default false;

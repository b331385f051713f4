-- How much of the room for reports one takes.
alter table error_report add column bytes integer not null default 0;

update error_report set bytes = octet_length(app_source) + octet_length(description)
  + coalesce(octet_length(error), 0) + coalesce(octet_length(enquiry_data::text), 0);

alter table error_report alter column bytes drop default;

create index error_report_of_client on error_report (client_bucket, received_at);

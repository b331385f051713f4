-- The call list asks of each agreed time whether its enquiry is still open. Most are not, and the index alone says so.
create index enquiry_open on enquiry (enquiry_id) where status in ('NEW', 'CONTACTED') and merged_into is null;

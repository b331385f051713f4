alter table enquiry add column raw_query text;

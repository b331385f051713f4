-- How the enquiry came to its showroom. Until now only visitors and staff chose one, and nothing was written down.
alter table enquiry add column showroom_by text check (showroom_by in ('VISITOR', 'POSTCODE', 'STAFF'));

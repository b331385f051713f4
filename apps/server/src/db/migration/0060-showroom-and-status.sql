-- The list of one showroom with one status: without it, the newest of all showrooms are read until a page is full.
create index enquiry_of_showroom_and_status on enquiry (showroom, status, received_at desc, enquiry_id desc);

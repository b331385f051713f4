-- Enquiries of one person are found by the number, too.
create index enquiry_phone on enquiry (fold_phone(telephone_formatted));

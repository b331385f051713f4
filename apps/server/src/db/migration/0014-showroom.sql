-- The code of the showroom that the visitor prefers; null until one is chosen.
alter table enquiry add column showroom text;

-- What the retailer's page sent along.
alter table enquiry add column hidden_fields jsonb not null default '{}';

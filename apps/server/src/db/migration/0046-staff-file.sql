-- The staff add files, too, such as an offer. Who added it; null: the customer.
alter table file
  add column kind text not null default 'PLAN' check (kind in ('PLAN', 'OFFER')),
  add column added_by text references staff (staff_id);

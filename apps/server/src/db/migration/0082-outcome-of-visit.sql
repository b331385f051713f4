-- Whether a visit took place. Null: nobody has noted it.
alter table next_step
  add column outcome text check (outcome in ('CAME', 'NO_SHOW')),
  add check (outcome is null or (kind = 'VISIT' and state = 'DONE'));

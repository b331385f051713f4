-- Whether single keys act for this person at the desk. Who speaks to the computer, or types by accident, turns them off.
alter table staff add column has_shortcuts boolean not null default true;

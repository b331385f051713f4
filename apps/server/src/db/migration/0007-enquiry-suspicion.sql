-- Why an enquiry may come from a bot. It is kept and answered like any other.
alter table enquiry add column suspicion text[] not null default '{}';

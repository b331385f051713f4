-- A PDF that could not be drawn: by which renderer, and how often. It is not tried at every view.
alter table file
  add column draw_failed_by text,
  add column draw_failures smallint not null default 0;

-- Staff have written an address down that somebody has an account with. They see the enquiry once they have confirmed it.
alter table enquiry add column is_withheld boolean not null default false;

-- Lets another device add files to a kitchen for a while. Without a kitchen it leads nowhere: nobody can tell.
create table floor_plan_link (
  link_id text primary key,
  kitchen_id text references enquiry (kitchen_id) on delete cascade,
  kind text not null check (kind in ('PHONE', 'MAILED')),
  expires_at timestamptz not null
);

create index floor_plan_link_expiry on floor_plan_link (expires_at);
create index floor_plan_link_kitchen on floor_plan_link (kitchen_id);

-- The link through which a file came to its kitchen.
alter table file add column link_id text references floor_plan_link (link_id) on delete set null;

create index file_of_link on file (link_id) where link_id is not null;

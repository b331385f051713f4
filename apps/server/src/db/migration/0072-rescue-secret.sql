-- A secret of the tab that reported a rescued enquiry. Who has it may say that another system has the enquiry after all.
create table rescue_secret (
  enquiry_id text primary key references enquiry (enquiry_id) on delete cascade,
  secret_hash text not null
);

create index rescue_secret_hash on rescue_secret (secret_hash);

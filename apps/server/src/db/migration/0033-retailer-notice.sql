-- What the retailer is still to be told of, and by which mail the rest was told: events of one visit share a mail.
create table retailer_notice (
  event_id uuid primary key references event (event_id) on delete cascade,
  enquiry_id text not null references enquiry (enquiry_id) on delete cascade,
  -- Null: still to be told.
  mail_id uuid
);

create index retailer_notice_to_tell on retailer_notice (enquiry_id) where mail_id is null;
create index retailer_notice_of_mail on retailer_notice (mail_id) where mail_id is not null;

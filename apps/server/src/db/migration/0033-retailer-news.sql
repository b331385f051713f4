-- What the retailer is still to be told of, and by which mail the rest was told: events of one visit share a mail.
create table retailer_news (
  event_id uuid primary key references event (event_id) on delete cascade,
  enquiry_id text not null references enquiry (enquiry_id) on delete cascade,
  -- Null: still to be told.
  mail_id uuid
);

create index retailer_news_to_tell on retailer_news (enquiry_id) where mail_id is null;
create index retailer_news_of_mail on retailer_news (mail_id) where mail_id is not null;

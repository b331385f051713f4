-- What browsers report. enquiry_data is the form data of an enquiry that could not be sent: a rescued lead.
create table error_report (
  report_id text primary key,
  received_at timestamptz not null,
  happened_at timestamptz not null,
  app_source text not null,
  description text not null,
  error text,
  enquiry_data jsonb,
  fingerprint text not null,
  times integer not null,
  last_received_at timestamptz not null,
  client_bucket integer not null,
  relayed_at timestamptz
);

create index error_report_repeat on error_report (fingerprint, received_at desc);
create index error_report_received on error_report (received_at desc);
create index error_report_relayed on error_report (relayed_at) where relayed_at is not null;

-- What the workers count for the metrics, which only servers show.
create table tally (
  metric text not null,
  labels text not null,
  count bigint not null,
  primary key (metric, labels)
);

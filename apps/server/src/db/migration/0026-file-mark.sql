-- What a file holds beside what can be seen, such as scripts in a PDF. Those from before were not looked into.
alter table file add column marks text[] not null default '{}';

update file set marks = '{UNREADABLE}' where media_type = 'application/pdf';

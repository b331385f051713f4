-- A hash of the mailbox that mails to a visitor are counted by; null on mails from before. Many addresses have one.
alter table mail add column mailbox text;

create index mail_to_mailbox on mail (mailbox, kind, queued_at) where mailbox is not null;

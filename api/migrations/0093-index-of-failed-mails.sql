-- squawk-disable-assume-in-transaction
-- Staff look for the few mails that failed among all of ninety days.
create index concurrently if not exists mail_log_failed on mail_log (at desc, id desc) where error is not null;

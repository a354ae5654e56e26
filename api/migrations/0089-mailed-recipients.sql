-- To how many a mail of an organiser went, as with newsletters: without those for whom it was no longer, or who were erased,
-- before it was mailed to them. Of the table and the column that the trigger names.
create function uncount_recipients() returns trigger language plpgsql as $$
begin
  execute format(
    'update %I sent set recipient_count = sent.recipient_count - never_mailed.number
      from (select %I as id, count(*)::integer as number from deleted where mailed_at is null group by 1) never_mailed
      where sent.id = never_mailed.id',
    tg_argv[0], tg_argv[1]);
  return null;
end $$;
create trigger course_mailing_recipients_uncounted after delete on course_mailing_recipients
  referencing old table as deleted for each statement
  execute function uncount_recipients('course_mailings', 'mailing_id');
create trigger contest_message_recipients_uncounted after delete on contest_message_recipients
  referencing old table as deleted for each statement
  execute function uncount_recipients('contest_messages', 'message_id');

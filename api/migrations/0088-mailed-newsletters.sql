-- How many a newsletter went to: without those who unsubscribed, or were erased, before it was mailed to them.
create function uncount_newsletter_recipients() returns trigger language plpgsql as $$
begin
  update newsletters set recipient_count = recipient_count - never_mailed.number
    from (
      select newsletter_id, count(*)::integer as number from deleted where mailed_at is null group by newsletter_id
    ) never_mailed
    where newsletters.id = never_mailed.newsletter_id;
  return null;
end $$;
create trigger newsletter_recipients_uncounted after delete on newsletter_recipients
  referencing old table as deleted for each statement execute function uncount_newsletter_recipients();

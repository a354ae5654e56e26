-- The job that deleted old rows of the mail log is one of a wider job now (retention.sweep). Its schedule would go on,
-- and no worker takes what it planned. The mail to a juror has another name, and says the same.
do $$
begin
  if to_regclass('pgboss.job') is not null then
    delete from pgboss.schedule where name = 'mail-log.sweep';
    delete from pgboss.job where name = 'mail-log.sweep';
    insert into pgboss.queue
    select renamed.* from pgboss.queue as queue, jsonb_populate_record(queue, '{"name": "jury.reminded"}') as renamed
    where queue.name = 'jury.nudged'
    on conflict do nothing;
    update pgboss.job set name = 'jury.reminded'
    where name = 'jury.nudged' and state in ('created', 'retry', 'failed');
  end if;
end $$;

-- What that job looks for every night.
create index drafts_updated_at on drafts (updated_at);

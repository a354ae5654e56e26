-- The job that deleted old rows of the mail log is one of a wider job now (retention.sweep). Its schedule would go on.
do $$
begin
  if to_regclass('pgboss.schedule') is not null then
    delete from pgboss.schedule where name = 'mail-log.sweep';
  end if;
end $$;

-- What that job looks for every night.
create index drafts_updated_at on drafts (updated_at);

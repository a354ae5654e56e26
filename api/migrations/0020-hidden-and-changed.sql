-- What staff hid stays hidden when its author changes it, until staff looked.
alter table texts
  -- Its author changed it since it was hidden; null once staff looked.
  add column rewritten_at timestamptz;
create index texts_rewritten on texts (rewritten_at) where rewritten_at is not null;

alter table moderation_decisions
  -- About words that were hidden already, which their author had changed.
  add column about_rewritten boolean not null default false;

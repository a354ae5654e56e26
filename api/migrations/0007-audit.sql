-- Every change that staff makes (who, what, before, after): the house can be asked for years who did what.
create table audit_log (
  id uuid primary key default uuidv7(),
  at timestamptz not null,
  -- Null once the person is gone, or for what the command line did.
  actor_id uuid references users on delete set null,
  -- `create`, `update`, `delete`, or the verb of what was done
  action text not null,
  -- the kind of thing and which one, as the staff room addresses it
  subject text not null,
  subject_id text not null,
  -- only the fields that changed; null before something was made and after it is gone
  before jsonb,
  after jsonb
);
create index audit_log_newest on audit_log (at desc, id desc);
create index audit_log_subject on audit_log (subject, subject_id, at desc);
create index audit_log_actor on audit_log (actor_id, at desc);

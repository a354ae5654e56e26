-- The rules that entrants accepted, each wording once a contest; a new wording is a new row.
create table contest_rules (
  id uuid primary key default uuidv7(),
  contest_id uuid not null references contests on delete cascade,
  -- sanitised, as in the contest
  body text not null,
  hash text not null generated always as (md5(body)) stored,
  unique (contest_id, hash)
);
alter table participations
  -- Empty for entries that were begun before the wordings were kept.
  add column accepted_rules_id uuid references contest_rules,
  -- Stays when the organiser gives the entry back.
  add column first_finalized_at timestamptz;
create index participations_accepted_rules on participations (accepted_rules_id);
update participations set first_finalized_at = coalesce(finalized_at, reopened_at);

-- What changed of what entrants rely on while somebody had begun or handed in. One save has one moment.
create table contest_changes (
  id uuid primary key default uuidv7(),
  contest_id uuid not null references contests on delete cascade,
  changed_at timestamptz not null,
  field text not null check (field in ('deadline', 'rules', 'reward', 'extraField1', 'extraField2')),
  -- As the contest had it; null: nothing. A deadline as an instant of ISO 8601.
  before text,
  after text
);
create index contest_changes_contest on contest_changes (contest_id, changed_at desc);

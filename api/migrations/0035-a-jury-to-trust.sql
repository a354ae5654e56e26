alter table contests
  -- How long a text may be; null: no limit.
  add column min_length integer check (min_length >= 1),
  add column max_length integer check (max_length >= 1),
  add column length_unit text not null default 'words' check (length_unit in ('words', 'lines')),
  -- After the end: whether jurors see who wrote what the others wrote.
  add column show_juror_names boolean not null default false,
  add constraint contests_lengths check (min_length <= max_length);

alter table contest_invitations
  -- When whoever was invited said no; accepting later undoes it.
  add column declined_at timestamptz;

-- Who was removed from a jury read entries, and does not enter that contest any more.
create table former_jurors (
  contest_id uuid not null references contests on delete cascade,
  user_id uuid not null references users on delete cascade,
  removed_at timestamptz not null,
  primary key (contest_id, user_id)
);
create index former_jurors_user on former_jurors (user_id);

-- What a juror says about an entry to the organiser alone. Apart from feedback, so that no reader of that gets it.
create table juror_remarks (
  contribution_id uuid not null references contributions on delete cascade,
  jury_id uuid not null references contest_jury on delete cascade,
  -- plain text
  remark text not null,
  updated_at timestamptz not null,
  primary key (contribution_id, jury_id)
);
create index juror_remarks_jury on juror_remarks (jury_id);

-- What a juror thought of a contribution before the organiser changed it; gone once the juror writes their own again.
create table feedback_changes (
  feedback_id uuid primary key references contribution_feedbacks on delete cascade,
  changed_by uuid references users on delete set null,
  changed_at timestamptz not null,
  -- as the juror left it
  feedback text not null,
  points integer check (points between 0 and 100),
  abstained_because text
);
create index feedback_changes_changed_by on feedback_changes (changed_by);

-- What people ask about their own data: a copy of it, or to be forgotten.
create table data_requests (
  -- Random: it stands in the link of a mail.
  id uuid primary key default gen_random_uuid(),
  -- Null once somebody was erased: that it was asked and done is all that stays.
  user_id uuid references users on delete set null,
  kind text not null check (kind in ('export', 'erasure')),
  asked_at timestamptz not null,
  -- When an erasure is carried out, or the file of an export goes.
  due_at timestamptz,
  cancelled_at timestamptz,
  -- An export: since when the file is there. An erasure: when it was carried out.
  done_at timestamptz,
  -- In bytes; null when there is no file, or none any more.
  file_size integer,
  -- Where the one mail goes that says that somebody was erased; emptied once it left.
  mail_to text,
  check (kind = 'export' or (due_at is not null and file_size is null))
);
create index data_requests_user on data_requests (user_id, asked_at desc);
create index data_requests_newest on data_requests (asked_at desc, id desc);
create index data_requests_due on data_requests (due_at) where cancelled_at is null;

-- What a juror wrote about an entry is of who entered too: it outlives the account of the juror, without a name.
alter table contest_jury
  alter column user_id drop not null,
  drop constraint contest_jury_user_id_fkey,
  add constraint contest_jury_user_id_fkey foreign key (user_id) references users on delete set null;

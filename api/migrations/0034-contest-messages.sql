-- What organisers write to the people of a contest, and where these answer.

alter table contests
  -- Public, and the Reply-To of its mails; null: those of the house.
  add column contact_email text;

-- One message to several people, sent once: the page that sends it makes the id.
create table contest_messages (
  id uuid primary key,
  contest_id uuid not null references contests on delete cascade,
  -- the organiser, or staff
  sent_by uuid references users on delete cascade,
  audience text not null check (audience in ('entrants', 'begun', 'jury', 'entrant', 'juror')),
  -- plain text
  text text not null,
  sent_at timestamptz not null,
  -- also counts who was erased since
  recipient_count integer not null
);
create index contest_messages_contest on contest_messages (contest_id, sent_at desc);
create index contest_messages_sent_by on contest_messages (sent_by);

create table contest_message_recipients (
  message_id uuid not null references contest_messages on delete cascade,
  user_id uuid not null references users on delete cascade,
  -- While a worker mails it; an old one is of a worker that died.
  claimed_at timestamptz,
  mailed_at timestamptz,
  primary key (message_id, user_id)
);
create index contest_message_recipients_user on contest_message_recipients (user_id);

alter table contest_jury
  -- When the organiser last asked this juror to go on.
  add column reminded_at timestamptz;

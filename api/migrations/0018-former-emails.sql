-- Until when an address was whose: what was sent to it stays of who had it then, whoever has it now.
create table former_emails (
  user_id uuid not null references users on delete cascade,
  email text not null,
  given_up_at timestamptz not null,
  primary key (user_id, email, given_up_at)
);
create index former_emails_email on former_emails (lower(email), given_up_at);
-- The mail that says so went to the old address and to the new one.
insert into former_emails (user_id, email, given_up_at)
  select mail.user_id, lower(mail.email), max(mail.at)
  from mail_log mail
  join users person on person.id = mail.user_id and lower(person.email) <> lower(mail.email)
  where mail.kind = 'auth.email-was-changed'
  group by mail.user_id, lower(mail.email);

create index contest_invitations_email on contest_invitations (lower(email));

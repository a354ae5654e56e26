-- A mail tells its writer what a text was awarded, and what it told is kept when it has gone out.
alter table participations
  -- The end of the contest whose mail is still to go out: that mail tells what is awarded by then, so no other does. An
  -- end that was taken back since counts no more.
  add column result_mail_of timestamptz,
  -- While a worker mails what was awarded; an old one is of a worker that died.
  add column award_mail_claimed_at timestamptz;

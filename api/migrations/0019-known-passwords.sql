-- Who reads the mail of the address of before, and puts it back, does not choose a password again that a stranger may know.
alter table email_changes
  -- The hashes of the passwords that whoever changed the address may know: the one of then, and the one of when it was
  -- put back.
  add column known_passwords text[] not null default '{}';

-- A second factor: an authenticator app, passkeys, recovery codes; and sign-ins that know how they were made.

-- `method` is the second step that a sign-in was made with, 'password' for none. `confirmed_at` is when somebody last
-- proved on the auth site that it is them: by signing in, or again later.
alter table sign_ins
  add column method text not null default 'password' check (method in ('password', 'totp', 'passkey', 'recovery')),
  add column confirmed_at timestamptz;
update sign_ins set confirmed_at = created_at;
alter table sign_ins alter column confirmed_at set not null;

-- A sign-in ends a year after it was made. In the staff room, which ends much sooner, everybody begins anew.
delete from sessions where site = 'staff';
update sessions set expires_at = least(sessions.expires_at, sign_ins.created_at + interval '365 days')
from sign_ins where sign_ins.id = sessions.sign_in_id;

-- The authenticator app of somebody; until `confirmed_at` it is only being set up.
create table totp_factors (
  user_id uuid primary key references users on delete cascade,
  -- AES-256-GCM under a key of the server: who reads the database cannot make codes.
  sealed_secret bytea not null,
  -- The time step of the last code that was used: it and those before it are spent.
  last_step integer not null default 0,
  created_at timestamptz not null,
  confirmed_at timestamptz,
  last_used_at timestamptz
);

create table passkeys (
  id uuid primary key default uuidv7(),
  user_id uuid not null references users on delete cascade,
  credential_id text not null unique,
  public_key bytea not null,
  -- Unsigned, 32 bits.
  counter numeric(10) not null,
  transports text[] not null,
  name text not null,
  created_at timestamptz not null,
  last_used_at timestamptz
);
create index passkeys_user on passkeys (user_id, created_at);

-- One row a code that is left; using it removes it.
create table recovery_codes (
  user_id uuid not null references users on delete cascade,
  -- HMAC under the secret of the server: a code is too short to be kept as a plain hash.
  code_hash bytea not null,
  primary key (user_id, code_hash)
);

-- What a browser on the auth site still has to prove: the second step of a sign-in, or the challenge of a passkey. One a
-- browser, for minutes.
create table second_steps (
  -- of the browser's session there
  browser_hash bytea primary key,
  user_id uuid not null references users on delete cascade,
  -- Of the password that was checked: another one that is chosen meanwhile ends this. Null for who is signed in already.
  password_digest bytea,
  passkey_challenge text,
  tries integer not null default 0,
  expires_at timestamptz not null
);
create index second_steps_user on second_steps (user_id);
create index second_steps_expires_at on second_steps (expires_at);

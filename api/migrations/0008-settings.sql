-- Every address that a profile ever had: an old one leads on to the new one, and none is given out twice. Deferred, since
-- the address is taken before the person who gets it is there.
create table user_slugs (
  slug text primary key,
  user_id uuid not null references users on delete cascade deferrable initially deferred
);
create index user_slugs_user on user_slugs (user_id);
insert into user_slugs (slug, user_id) select slug, id from users;

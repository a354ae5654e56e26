-- Nobody takes the pen name of somebody else (docs/product/profiles.md#pen-name). What counts as the same name: case, width
-- and spaces make no difference, accents do. The collation is named, so that it folds alike in every database.
create function folded_name(name text) returns text
language sql immutable parallel safe
begin atomic
  select lower(btrim(regexp_replace(normalize(name, NFKC) collate pg_c_utf8, '\s+', ' ', 'g')));
end;

-- Not unique: doubles from before stay. Hashed, since NFKC makes some names longer than a tree holds.
create index users_folded_nickname on users using hash (folded_name(nickname));

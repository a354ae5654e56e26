-- Addresses of the former site, and what each leads to now (spec 2 §2.1).
create table legacy_addresses (
  kind text not null check (kind in ('text', 'user', 'contest')),
  old_id bigint not null,
  old_slug text not null,
  text_id uuid references texts on delete cascade,
  user_id uuid references users on delete cascade,
  primary key (kind, old_id, old_slug),
  -- Contests get a column here with their own table.
  constraint legacy_addresses_target check (
    num_nonnulls(text_id, user_id) = 1
    and (kind = 'text') = (text_id is not null)
    and (kind = 'user') = (user_id is not null)
  )
);
create index legacy_addresses_text on legacy_addresses (text_id);
create index legacy_addresses_user on legacy_addresses (user_id);

-- What visitors may read, in an order that only grows at its end: a page of the sitemap is read from the index alone.
create index texts_sitemap on texts (id) include (slug, updated_at) where not is_private and not members_only;
create index texts_public_author on texts (author_id) include (updated_at) where not is_private and not members_only;

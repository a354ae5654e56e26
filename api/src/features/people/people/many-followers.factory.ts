import { sql } from "kysely";
import type { Services } from "#platform/context.ts";

/** Creates this many followers of a person; returns their ids. */
export async function manyFollowers({ db }: Services, followedId: string, count: number) {
  const { rows } = await sql<{ id: string }>`
    with follower as (
      insert into users (slug, nickname, email, password_hash, terms_agreed_at)
      select 'lezer-' || each, 'Lezer', each || '@lezers.example', '', now()
      from (select gen_random_uuid()::text as each from generate_series(1, ${count})) as made
      returning id
    )
    insert into follows (follower_id, followed_id, created_at)
    select id, ${followedId}, now() from follower
    returning follower_id as id
  `.execute(db);
  return rows.map(({ id }) => id);
}

import type { Insertable } from "kysely";
import type { Services } from "#platform/context.ts";
import type { TeamTiles } from "#platform/db/tables.gen.ts";

interface Wanted extends Partial<Insertable<TeamTiles>> {
  tags?: readonly number[];
}

/** A person of the core team whom everybody sees; every column can be overridden. */
export async function aTeamTile({ db, clock }: Services, { tags = [5], ...wanted }: Wanted = {}) {
  const now = clock.now();
  const tile = await db
    .insertInto("team_tiles")
    .values({
      title: `Iemand ${crypto.randomUUID().slice(0, 13)}`,
      line: "Redacteur",
      published_at: now,
      created_at: now,
      updated_at: now,
      ...wanted,
    })
    .returning(["id", "title"])
    .executeTakeFirstOrThrow();
  for (const tag_id of tags) await db.insertInto("team_tile_tags").values({ team_tile_id: tile.id, tag_id }).execute();
  return tile;
}

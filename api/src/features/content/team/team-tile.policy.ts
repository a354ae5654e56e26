import type { Context } from "#platform/context.ts";
import type { Database, Tx } from "#platform/db/database.ts";

/** The people whom everybody may see on the pages of the team, the editors and the teachers: those published by now. */
export const listedTeamTiles = ({ db, now }: Pick<Context, "now"> & { db: Database | Tx }) =>
  db.selectFrom("team_tiles as tile").where("tile.published_at", "<=", now);

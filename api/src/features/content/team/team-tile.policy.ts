import type { AtNow } from "#platform/query-scope.ts";

/**
 * The people whom everybody may see on the pages of the team, the editors and the teachers: those that are published.
 */
export const listedTeamTiles = ({ db, now }: AtNow) =>
  db.selectFrom("team_tiles as tile").where("tile.published_at", "<=", now);

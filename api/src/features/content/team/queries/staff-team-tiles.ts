import { teamListOf, teamTilePath } from "@inktvis/contract/features/content/team-lists";
import type { StaffTeamTileQuery } from "@inktvis/contract/features/content/staff-team-tiles";
import { sql } from "kysely";
import type * as z from "zod";
import type { Context, EditorContext, MemberContext } from "#platform/context.ts";
import type { Database, Tx } from "#platform/db/database.ts";
import type { RowOf } from "#platform/db/row-of.ts";
import { contains, staffPage } from "#platform/db/staff-page.ts";
import { linkedTo } from "#platform/search/conditions.ts";
import { contentResource, publishedOf } from "../../publishing/content-resource.ts";
import { filterByState } from "../../publishing/publishing.ts";
import { selectTeamTiles, teamTileOf } from "./team-tile-columns.ts";
import { TEAM_TAGS } from "../team-tags.ts";

const selectStaffTiles = (db: Database | Tx) =>
  selectTeamTiles(db.selectFrom("team_tiles as tile")).select([
    "tile.published_at",
    "tile.updated_at",
    "tile.revision",
  ]);

const toStaffTeamTile =
  (ctx: Pick<Context, "config" | "now">) => (row: RowOf<ReturnType<typeof selectStaffTiles>>) => ({
    ...teamTileOf(row),
    ...publishedOf(ctx, row, { site: teamListOf(row.tags).site, path: teamTilePath(row) }),
  });

/** The people of the house as the staff room reads and changes them; changes are audited. */
export const staffTeamTiles = (ctx: EditorContext) =>
  contentResource({
    kind: "teamTiles",
    table: "team_tiles",
    read: async (db, id: string) => {
      const row = await selectStaffTiles(db).where("tile.id", "=", id).executeTakeFirst();
      return row && toStaffTeamTile(ctx)(row);
    },
  });

/** All people of the house, unpublished ones included. */
export function listStaffTeamTiles(ctx: MemberContext, query: z.output<typeof StaffTeamTileQuery>) {
  const { q, state, tag } = query;
  const rows = filterByState(selectStaffTiles(ctx.db), state, ctx.now)
    .where(contains(sql`tile.title`, q))
    .where(({ and }) => and(linkedTo(TEAM_TAGS, "tile.id", [tag ?? []].flat())));
  return staffPage(ctx.db, rows, query, {
    id: sql`tile.id`,
    sorts: {
      title: sql`tile.title collate "nl-BE-x-icu"`,
      publishedAt: sql`tile.published_at`,
      updatedAt: sql`tile.updated_at`,
    },
    toRow: toStaffTeamTile(ctx),
  });
}

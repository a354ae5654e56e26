import type { MemberContext } from "#platform/context.ts";
import { deleteUnusedMedia } from "../../publishing/editorial-media.ts";
import { deleteVersions } from "../../publishing/keep-version.ts";
import { staffTeamTiles } from "../queries/staff-team-tiles.ts";

/** Deletes somebody of the house for good, with the portrait. */
export const deleteTeamTile = (ctx: MemberContext, id: string) =>
  staffTeamTiles(ctx).delete(ctx, id, async (tx, tile) => {
    await tx.deleteFrom("team_tiles").where("id", "=", id).execute();
    await deleteUnusedMedia(ctx, tx, tile);
    await deleteVersions(ctx, tx, "teamTiles", id);
  });

import type { StaffTeamTileInput } from "@inktvis/contract/features/content/staff-team-tiles";
import type * as z from "zod";
import type { MemberContext } from "#platform/context.ts";
import { withStoredMedia } from "../../publishing/editorial-media.ts";
import { staffTeamTiles } from "../queries/staff-team-tiles.ts";
import { readTeamTileInput, setTeamTags } from "../team-tile-writing.ts";

/** Puts somebody in the team, the editors or the teachers. Only staff sees it before it is published. */
export const createTeamTile = (ctx: MemberContext, input: z.output<typeof StaffTeamTileInput>) =>
  withStoredMedia(ctx, input, ({ image_id }) =>
    staffTeamTiles(ctx).create(ctx, async (tx) => {
      const { id } = await tx
        .insertInto("team_tiles")
        .values({ ...readTeamTileInput(input), image_id, created_at: ctx.now, updated_at: ctx.now })
        .returning("id")
        .executeTakeFirstOrThrow();
      await setTeamTags(tx, id, input.tags);
      return id;
    }),
  );

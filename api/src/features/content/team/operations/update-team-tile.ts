import type { StaffTeamTileChange } from "@inktvis/contract/features/content/staff-team-tiles";
import type * as z from "zod";
import type { EditorContext, MemberContext } from "#platform/context.ts";
import type { Tx } from "#platform/db/database.ts";
import { type StoredMedia, withStoredMedia } from "../../publishing/editorial-media.ts";
import { saveContent } from "../../publishing/save-content.ts";
import { staffTeamTiles } from "../queries/staff-team-tiles.ts";
import { readTeamTileInput, setTeamTags } from "../team-tile-writing.ts";

type Input = z.output<typeof StaffTeamTileChange>;

/** Updates somebody of the house. @throws 409 when it was saved by somebody else since it was opened */
export const updateTeamTile = (ctx: MemberContext, id: string, input: Input) =>
  withStoredMedia(ctx, input, (media) => saveTeamTile(ctx, id, input, media));

/**
 * The same with a portrait that is stored already.
 * @param also at the end of the transaction
 */
export const saveTeamTile = (
  ctx: EditorContext,
  id: string,
  input: Input,
  { image_id }: StoredMedia,
  also?: (tx: Tx) => Promise<void>,
) =>
  saveContent(ctx, staffTeamTiles(ctx), {
    id,
    input,
    also,
    change: async (tx, before) => {
      await tx
        .updateTable("team_tiles")
        .set({ ...readTeamTileInput(input), image_id, updated_at: ctx.now, revision: before.revision + 1 })
        .where("id", "=", id)
        .execute();
      await setTeamTags(tx, id, input.tags);
    },
  });

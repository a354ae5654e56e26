import type { MemberContext } from "#platform/context.ts";
import { deleteContent } from "../../publishing/content-resource.ts";
import { staffTeamTiles } from "../queries/staff-team-tiles.ts";

/** Deletes somebody of the house for good, with the portrait. */
export const deleteTeamTile = (ctx: MemberContext, id: string) => deleteContent(ctx, staffTeamTiles(ctx), id);

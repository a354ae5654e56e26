import type { contract } from "@inktvis/contract";
import type { ApiHandlers } from "#platform/http/run-endpoint.ts";
import { createTeamTile } from "./operations/create-team-tile.ts";
import { deleteTeamTile } from "./operations/delete-team-tile.ts";
import { updateTeamTile } from "./operations/update-team-tile.ts";
import { listStaffTeamTiles, staffTeamTiles } from "./queries/staff-team-tiles.ts";

export const staffTeamTilesModule = {
  handlers: {
    list: ({ ctx, query }) => listStaffTeamTiles(ctx, query),
    get: ({ ctx, params }) => staffTeamTiles(ctx).get(ctx, params.id),
    create: ({ ctx, body }) => createTeamTile(ctx, body),
    update: ({ ctx, params, body }) => updateTeamTile(ctx, params.id, body),
    delete: ({ ctx, params }) => deleteTeamTile(ctx, params.id),
  } satisfies ApiHandlers<typeof contract>["staffTeamTiles"],
};

import type { contract } from "@inktvis/contract";
import type { ApiHandlers } from "#platform/http/run-endpoint.ts";
import { teamTileWriting } from "./team-tile-writing.ts";
import { listStaffTeamTiles, staffTeamTiles } from "./queries/staff-team-tiles.ts";

export const staffTeamTilesModule = {
  handlers: {
    list: ({ ctx, query }) => listStaffTeamTiles(ctx, query),
    get: ({ ctx, params }) => staffTeamTiles(ctx).get(ctx, params.id),
    create: ({ ctx, body }) => teamTileWriting.create(ctx, body),
    update: ({ ctx, params, body }) => teamTileWriting.update(ctx, params.id, body),
    delete: ({ ctx, params }) => teamTileWriting.delete(ctx, params.id),
  } satisfies ApiHandlers<typeof contract>["staffTeamTiles"],
};

import type { contract } from "@inktvis/contract";
import type { ApiHandlers } from "#platform/http/run-endpoint.ts";
import { getVersion, listVersions } from "./own-versions.ts";

export const versionsModule = {
  handlers: {
    list: ({ ctx, params }) => listVersions(ctx, params.slug),
    get: ({ ctx, params }) => getVersion(ctx, params.slug, params.id),
  } satisfies ApiHandlers<typeof contract>["versions"],
};

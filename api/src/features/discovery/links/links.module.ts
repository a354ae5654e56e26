import type { contract } from "@inktvis/contract";
import type { ApiHandlers } from "#platform/http/run-endpoint.ts";
import { ignoreLink, listStaffLinks, requestLinks } from "./staff-links.ts";

export const linksModule = {
  handlers: {
    list: ({ ctx, query }) => listStaffLinks(ctx, query),
    ignore: ({ ctx, params, body }) => ignoreLink(ctx, params.id, body.isIgnored),
    check: ({ ctx }) => requestLinks(ctx),
  } satisfies ApiHandlers<typeof contract>["staffLinks"],
};

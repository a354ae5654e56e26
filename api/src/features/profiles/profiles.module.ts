import type { contract } from "@inktvis/contract";
import type { ApiHandlers } from "#platform/http/run-endpoint.ts";
import { followPerson, unfollowPerson } from "./operations/follow-person.ts";
import { getPerson } from "./queries/get-person.ts";
import { listOrganized } from "./queries/list-organized.ts";
import { listTextsOfPerson } from "./queries/list-texts-of-person.ts";

export const profilesModule = {
  handlers: {
    get: ({ ctx, params }) => getPerson(ctx, params.slug),
    texts: ({ ctx, params, query }) => listTextsOfPerson(ctx, params.slug, query.page),
    organized: ({ ctx, params, query }) => listOrganized(ctx, params.slug, query.page),
    follow: ({ ctx, params }) => followPerson(ctx, params.slug),
    unfollow: ({ ctx, params }) => unfollowPerson(ctx, params.slug),
  } satisfies ApiHandlers<typeof contract>["profiles"],
};

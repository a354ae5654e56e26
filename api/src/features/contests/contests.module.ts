import type { contract } from "@inktvis/contract";
import type { ApiHandlers } from "../../platform/http/run-endpoint.ts";
import { createContest } from "./operations/create-contest.ts";
import { deleteContest } from "./operations/delete-contest.ts";
import { publishContest } from "./operations/publish-contest.ts";
import { unpublishContest } from "./operations/unpublish-contest.ts";
import { updateContest } from "./operations/update-contest.ts";
import { getContest } from "./queries/get-contest.ts";
import { listManaged } from "./queries/list-managed.ts";

export { contestHasEnded, contestIsOver, notManaged } from "./contest.errors.ts";
export { atSlug, contestPermissions, listedContests, managedContests, visibleContests } from "./contest.policy.ts";
export { ageCategoryFor, ageCategoryOf, ageLabel, isOpen, isPassed } from "./contest.rules.ts";
export { contestJobs } from "./contest.jobs.ts";

export const contestsModule = {
  handlers: {
    get: ({ ctx, params, query }) => getContest(ctx, params.slug, query.token),
    create: ({ ctx, body }) => createContest(ctx, body),
    update: ({ ctx, params, body }) => updateContest(ctx, params.slug, body),
    delete: ({ ctx, params }) => deleteContest(ctx, params.slug),
    publish: ({ ctx, params }) => publishContest(ctx, params.slug),
    unpublish: ({ ctx, params }) => unpublishContest(ctx, params.slug),
    managed: ({ ctx, query }) => listManaged(ctx, { page: query.page, all: query.all ?? false }),
  } satisfies ApiHandlers<typeof contract>["contests"],
};

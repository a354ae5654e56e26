import type { contract } from "@inktvis/contract";
import type { ApiHandlers } from "#platform/http/run-endpoint.ts";
import { allowLink } from "./operations/allow-link.ts";
import { releaseResult } from "./operations/release-result.ts";
import { saveResult } from "./operations/save-result.ts";
import { withdrawResult } from "./operations/withdraw-result.ts";
import { getResult } from "./queries/get-result.ts";
import { onAwardChanged } from "./award-mails.jobs.ts";
import { onResultReleased } from "./results.jobs.ts";

export const resultJobs = [onResultReleased, onAwardChanged];

export const resultsModule = {
  handlers: {
    get: ({ ctx, params }) => getResult(ctx, params.slug),
    save: ({ ctx, params, body }) => saveResult(ctx, params.slug, body),
    release: ({ ctx, params, body }) => releaseResult(ctx, params.slug, body.reason),
    withdraw: ({ ctx, params, body }) => withdrawResult(ctx, params.slug, body.reason),
    allowLink: ({ ctx, params, body }) => allowLink(ctx, params.id, body.mayLink),
  } satisfies ApiHandlers<typeof contract>["results"],
};

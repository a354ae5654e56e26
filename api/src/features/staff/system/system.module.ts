import type { contract } from "@inktvis/contract";
import type { ApiHandlers } from "#platform/http/run-endpoint.ts";
import { listChanges } from "./list-changes.ts";
import { listJobs } from "./list-jobs.ts";
import { listMails } from "./list-mails.ts";
import { resolveJob } from "./resolve-job.ts";

export const systemModule = {
  jobs: {
    list: ({ ctx, query }) => listJobs(ctx, query),
    retry: ({ ctx, params }) => resolveJob(ctx, params.id, "retry"),
    drop: ({ ctx, params }) => resolveJob(ctx, params.id, "drop"),
  } satisfies ApiHandlers<typeof contract>["staffJobs"],
  audit: {
    list: ({ ctx, query }) => listChanges(ctx, query),
  } satisfies ApiHandlers<typeof contract>["staffAudit"],
  mails: {
    list: ({ ctx, query }) => listMails(ctx, query),
  } satisfies ApiHandlers<typeof contract>["staffMails"],
};

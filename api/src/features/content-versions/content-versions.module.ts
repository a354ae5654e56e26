import type { contract } from "@inktvis/contract";
import type { ApiHandlers } from "#platform/http/run-endpoint.ts";
import { onSchedule } from "#platform/jobs/job.ts";
import { movePlan, withdrawPlan } from "./operations/change-plan.ts";
import { createVersion } from "./operations/create-version.ts";
import { restoreVersion } from "./operations/restore-version.ts";
import { shareVersion } from "./operations/share-version.ts";
import { planMailJobs } from "./plan.mails.ts";
import { publishPlanned } from "./publish-planned.ts";
import { getContentPreview } from "./queries/get-content-preview.ts";
import { getStaffVersion, listStaffVersions } from "./queries/staff-versions.ts";
import { trimVersions } from "./trim-versions.ts";

export const contentVersionsModule = {
  handlers: {
    list: ({ ctx, query }) => listStaffVersions(ctx, query),
    get: ({ ctx, params }) => getStaffVersion(ctx, params.id),
    create: ({ ctx, body }) => createVersion(ctx, body),
    update: ({ ctx, params, body }) => movePlan(ctx, params.id, body),
    delete: ({ ctx, params }) => withdrawPlan(ctx, params.id),
    restore: ({ ctx, params, body }) => restoreVersion(ctx, params.id, body),
    share: ({ ctx, params }) => shareVersion(ctx, params.id),
  } satisfies ApiHandlers<typeof contract>["staffContentVersions"],
  previews: {
    get: ({ ctx, params }) => getContentPreview(ctx, params.token),
  } satisfies ApiHandlers<typeof contract>["contentPreviews"],
  jobs: [
    onSchedule("content.publish-planned", "* * * * *", publishPlanned),
    onSchedule("content.trim-versions", "20 4 * * *", trimVersions),
    ...planMailJobs,
  ],
};

import type { contract } from "@inktvis/contract";
import type { ApiHandlers } from "#platform/http/run-endpoint.ts";
import { contestChangeJobs } from "../contest-changes/contest-changes.jobs.ts";
import { onJuryTermsChanged } from "../contest-changes/jury-changes.jobs.ts";
import { onEndedEarly } from "../contest-changes/ended-early.ts";
import { contestNotices } from "./contest-notices.ts";
import { onStaffActedInContest } from "./contest.jobs.ts";
import { onFeedbackShown } from "./feedback-available.ts";
import { createContest } from "./operations/create-contest.ts";
import { deleteContest } from "./operations/delete-contest.ts";
import { endContest } from "./operations/end-contest.ts";
import { publishContest } from "./operations/publish-contest.ts";
import { unpublishContest } from "./operations/unpublish-contest.ts";
import { updateContest } from "./operations/update-contest.ts";
import { getContest } from "./queries/get-contest.ts";
import { listManaged } from "./queries/list-managed.ts";
import { listStaffActs } from "./queries/list-staff-acts.ts";
import { listWinners } from "./queries/list-winners.ts";
import { previewResultMails } from "./queries/preview-result-mails.ts";
import { onResultKnown } from "./result-mails.ts";

export const contestJobs = [
  ...contestNotices,
  ...contestChangeJobs,
  onJuryTermsChanged,
  onEndedEarly,
  onStaffActedInContest,
  onFeedbackShown,
  onResultKnown,
];

export const contestsModule = {
  handlers: {
    get: ({ ctx, params, query }) => getContest(ctx, params.slug, query.token),
    create: ({ ctx, body }) => createContest(ctx, body),
    update: ({ ctx, params, body }) => updateContest(ctx, params.slug, body),
    delete: ({ ctx, params, body }) => deleteContest(ctx, params.slug, body.reason),
    publish: ({ ctx, params }) => publishContest(ctx, params.slug),
    unpublish: ({ ctx, params, body }) => unpublishContest(ctx, params.slug, body.reason),
    end: ({ ctx, params, body }) => endContest(ctx, params.slug, body),
    resultMails: ({ ctx, params, body }) => previewResultMails(ctx, params.slug, body),
    winners: ({ ctx, params }) => listWinners(ctx, params.slug),
    staffActs: ({ ctx, params, query }) => listStaffActs(ctx, params.slug, query.page),
    managed: ({ ctx, query }) => listManaged(ctx, query),
  } satisfies ApiHandlers<typeof contract>["contests"],
};

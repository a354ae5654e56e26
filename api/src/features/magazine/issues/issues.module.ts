import type { contract } from "@inktvis/contract";
import type { ApiHandlers } from "#platform/http/run-endpoint.ts";
import { issueWriting } from "./issue-writing.ts";
import { downloadIssue } from "./queries/download-issue.ts";
import { getIssue } from "./queries/get-issue.ts";
import { issueOfArticle } from "./queries/issue-of-article.ts";
import { listIssues } from "./queries/list-issues.ts";
import { listContributionChoices, listStaffIssues, staffIssues } from "./queries/staff-issues.ts";

export const issuesModule = {
  handlers: {
    list: ({ ctx }) => listIssues(ctx),
    get: ({ ctx, params }) => getIssue(ctx, params.slug),
    epub: ({ ctx, params }) => downloadIssue(ctx, params.slug),
    ofArticle: ({ ctx, params }) => issueOfArticle(ctx, params.slug),
  } satisfies ApiHandlers<typeof contract>["magazineIssues"],
  staffHandlers: {
    list: ({ ctx, query }) => listStaffIssues(ctx, query),
    get: ({ ctx, params }) => staffIssues(ctx).get(ctx, params.id),
    create: ({ ctx, body }) => issueWriting.create(ctx, body),
    update: ({ ctx, params, body }) => issueWriting.update(ctx, params.id, body),
    delete: ({ ctx, params }) => issueWriting.delete(ctx, params.id),
    choices: ({ ctx, query }) => listContributionChoices(ctx, query),
  } satisfies ApiHandlers<typeof contract>["staffMagazineIssues"],
};

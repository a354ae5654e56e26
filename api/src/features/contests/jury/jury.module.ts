import type { contract } from "@inktvis/contract";
import type { ApiHandlers } from "#platform/http/run-endpoint.ts";
import { remindJuror } from "./operations/remind-juror.ts";
import { abstainFrom, scoreContribution } from "./operations/judge-contribution.ts";
import { assignJuror, removeJuror } from "./operations/manage-jury.ts";
import { saveRemark } from "./operations/save-remark.ts";
import { listJudgedContests } from "./queries/list-judged-contests.ts";
import { listJudgedContributions } from "./queries/list-judged-contributions.ts";
import { listJury } from "./queries/list-jury.ts";

export const juryModule = {
  handlers: {
    mine: ({ ctx }) => listJudgedContests(ctx),
    contributions: ({ ctx, params, query }) => listJudgedContributions(ctx, params.slug, query.onlyUnquoted ?? false),
    score: ({ ctx, params, body }) => scoreContribution(ctx, params.id, body),
    abstain: ({ ctx, params, body }) => abstainFrom(ctx, params.id, body.reason),
    remark: ({ ctx, params, body }) => saveRemark(ctx, params.id, body.remark),
    members: ({ ctx, params }) => listJury(ctx, params.slug),
    assign: ({ ctx, params, body }) => assignJuror(ctx, params.id, body.ageCategoryId),
    remind: ({ ctx, params }) => remindJuror(ctx, params.id),
    remove: ({ ctx, params, body }) => removeJuror(ctx, params.id, body.reason),
  } satisfies ApiHandlers<typeof contract>["jury"],
};

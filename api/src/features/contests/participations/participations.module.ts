import type { contract } from "@inktvis/contract";
import type { ApiHandlers } from "#platform/http/run-endpoint.ts";
import { finalizeParticipation } from "./operations/finalize-participation.ts";
import { reopenEntry } from "./operations/reopen-entry.ts";
import { saveContributions } from "./operations/save-contributions.ts";
import { saveData } from "./operations/save-data.ts";
import { startParticipation } from "./operations/start-participation.ts";
import { withdrawParticipation } from "./operations/withdraw-participation.ts";
import { listTextLengths } from "./queries/text-lengths.ts";
import { listBegun } from "./queries/list-begun.ts";
import { getParticipation } from "./queries/get-participation.ts";
import { listFeedback } from "./queries/list-feedback.ts";
import { listParticipations } from "./queries/list-participations.ts";

export const participationsModule = {
  handlers: {
    mine: ({ ctx }) => listParticipations(ctx),
    get: ({ ctx, params }) => getParticipation(ctx, params.slug),
    feedback: ({ ctx, params }) => listFeedback(ctx, params.slug),
    begun: ({ ctx, params }) => listBegun(ctx, params.slug),
    start: ({ ctx, params, body }) => startParticipation(ctx, params.slug, body.rulesVersion),
    textLengths: ({ ctx, params }) => listTextLengths(ctx, params.slug),
    saveContributions: ({ ctx, params, body }) => saveContributions(ctx, params.slug, body.texts),
    saveData: ({ ctx, params, body }) => saveData(ctx, params.slug, body),
    finalize: ({ ctx, params }) => finalizeParticipation(ctx, params.slug),
    withdraw: ({ ctx, params }) => withdrawParticipation(ctx, params.id),
    reopen: ({ ctx, params, body }) => reopenEntry(ctx, params.id, body.reason),
  } satisfies ApiHandlers<typeof contract>["participations"],
};

import type { contract } from "@inktvis/contract";
import type { ApiHandlers } from "#platform/http/run-endpoint.ts";
import { deleteDraft } from "./operations/delete-draft.ts";
import { keepDraft } from "./operations/keep-draft.ts";
import { getDraft, listDrafts } from "./queries/own-drafts.ts";

export const draftsModule = {
  handlers: {
    list: ({ ctx }) => listDrafts(ctx),
    get: ({ ctx, params }) => getDraft(ctx, params.id),
    keep: ({ ctx, params, body }) => keepDraft(ctx, params.id, body),
    delete: ({ ctx, params, query }) => deleteDraft(ctx, params.id, query.updatedAt),
  } satisfies ApiHandlers<typeof contract>["drafts"],
};

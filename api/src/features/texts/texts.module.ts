import type { contract } from "@inktvis/contract";
import type { ApiHandlers } from "../../platform/http/run-endpoint.ts";
import { createText } from "./operations/create-text.ts";
import { deleteText } from "./operations/delete-text.ts";
import { updateText } from "./operations/update-text.ts";
import { getText } from "./queries/get-text.ts";
import { listOwnTexts } from "./queries/list-own-texts.ts";
import { listTexts } from "./queries/list-texts.ts";

export { noSuchText } from "./text.errors.ts";
export { editableTexts } from "./text.policy.ts";

export const textsModule = {
  handlers: {
    list: ({ ctx, query }) => listTexts(ctx, query.page),
    get: ({ ctx, params }) => getText(ctx, params.slug),
    create: ({ ctx, body }) => createText(ctx, body),
    update: ({ ctx, params, body }) => updateText(ctx, params.slug, body),
    delete: ({ ctx, params }) => deleteText(ctx, params.slug),
    mine: ({ ctx }) => listOwnTexts(ctx),
  } satisfies ApiHandlers<typeof contract>["texts"],
};

import type { contract } from "@inktvis/contract";
import type { ApiHandlers } from "#platform/http/run-endpoint.ts";
import { downloadAllTexts } from "./queries/download-all-texts.ts";
import { downloadText } from "./queries/download-text.ts";

export const downloadsModule = {
  handlers: {
    text: ({ ctx, params, query }) => downloadText(ctx, params.slug, query.format),
    all: ({ ctx, query }) => downloadAllTexts(ctx, query.format),
  } satisfies ApiHandlers<typeof contract>["downloads"],
};

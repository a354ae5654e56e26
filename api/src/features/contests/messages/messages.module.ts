import type { contract } from "@inktvis/contract";
import type { ApiHandlers } from "#platform/http/run-endpoint.ts";
import { sendMessage } from "./operations/send-message.ts";
import { listMessages } from "./queries/list-messages.ts";
import { listRecipients } from "./queries/list-recipients.ts";
import { previewMessage } from "./queries/preview-message.ts";

export const contestMessagesModule = {
  handlers: {
    list: ({ ctx, params, query }) => listMessages(ctx, params.slug, query.page),
    recipients: ({ ctx, params }) => listRecipients(ctx, params.slug),
    preview: ({ ctx, params, body }) => previewMessage(ctx, params.slug, body),
    send: ({ ctx, params, body }) => sendMessage(ctx, params.slug, body),
  } satisfies ApiHandlers<typeof contract>["contestMessages"],
};

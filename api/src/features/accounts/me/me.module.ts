import type { contract } from "@inktvis/contract";
import type { ApiHandlers } from "#platform/http/run-endpoint.ts";
import { changeEmail } from "./operations/change-email.ts";
import { confirmChangeEmail } from "./operations/confirm-change-email.ts";
import { undoChangeEmail } from "./operations/undo-change-email.ts";
import { withdrawEmailChange } from "./operations/withdraw-email-change.ts";
import { getEmailChange } from "./queries/get-email-change.ts";
import { getMe } from "./queries/get-me.ts";

export const meModule = {
  handlers: {
    get: ({ ctx }) => getMe(ctx),
    emailChange: ({ ctx }) => getEmailChange(ctx),
    changeEmail: ({ ctx, body }) => changeEmail(ctx, body),
    withdrawEmailChange: ({ ctx, query }) => withdrawEmailChange(ctx, query),
    confirmChangeEmail: ({ ctx, body }) => confirmChangeEmail(ctx, body),
    undoChangeEmail: ({ ctx, body }) => undoChangeEmail(ctx, body),
  } satisfies ApiHandlers<typeof contract>["me"],
};

import type { contract } from "@inktvis/contract";
import type { ApiHandlers } from "#platform/http/run-endpoint.ts";
import { numberInForce } from "../terms/terms-in-force.ts";
import { csrfToken } from "./operations/csrf-token.ts";
import { forgotPassword } from "./operations/forgot-password.ts";
import { login } from "./operations/login.ts";
import { logout } from "./operations/logout.ts";
import { register } from "./operations/register.ts";
import { resendVerifyEmail } from "./operations/resend-verify-email.ts";
import { checkResetLink, resetPassword } from "./operations/reset-password.ts";
import { issueSigningToken, issueSyncToken, performSync } from "./operations/sync-session.ts";
import { verifyEmail } from "./operations/verify-email.ts";

export const authModule = {
  handlers: {
    csrfToken: ({ ctx }) => csrfToken(ctx),
    isLoggedIn: ({ ctx }) => ({ data: { isLoggedIn: ctx.viewer !== undefined } }),
    login: ({ ctx, body }) => login(ctx, body),
    logout: ({ ctx }) => logout(ctx),
    termsInForce: async ({ ctx }) => ({ data: { number: await numberInForce(ctx.db) } }),
    register: ({ ctx, body }) => register(ctx, body),
    verifyEmail: ({ ctx, body }) => verifyEmail(ctx, body),
    resendVerifyEmail: ({ ctx, body }) => resendVerifyEmail(ctx, body),
    forgotPassword: ({ ctx, body }) => forgotPassword(ctx, body),
    checkResetLink: ({ ctx, body }) => checkResetLink(ctx, body),
    resetPassword: ({ ctx, body }) => resetPassword(ctx, body),
    syncSessionSigningToken: ({ ctx }) => issueSigningToken(ctx),
    syncSessionToken: ({ ctx, query }) => issueSyncToken(ctx, query.signingToken),
    syncSession: ({ ctx, body }) => performSync(ctx, body.token),
  } satisfies ApiHandlers<typeof contract>["auth"],
};

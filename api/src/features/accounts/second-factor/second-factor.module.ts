import type { contract } from "@inktvis/contract";
import type { ApiHandlers } from "#platform/http/run-endpoint.ts";
import { addPasskey, requestNewPasskey } from "./operations/add-passkey.ts";
import { confirmPassword } from "./operations/confirm-password.ts";
import { removePasskey, removeTotp, switchOff } from "./operations/remove-factors.ts";
import { renamePasskey } from "./operations/rename-passkey.ts";
import { renewRecoveryCodes } from "./operations/renew-recovery-codes.ts";
import { confirmTotp, startTotp } from "./operations/set-up-totp.ts";
import { requestPasskey, completeWithPasskey } from "./operations/complete-with-passkey.ts";
import { completeWithRecoveryCode } from "./operations/complete-with-recovery-code.ts";
import { completeWithTotp } from "./operations/complete-with-totp.ts";
import { getSecondFactor } from "./queries/get-second-factor.ts";
import { getSecondStep } from "./queries/get-second-step.ts";

export const secondFactorModule = {
  factors: {
    get: ({ ctx }) => getSecondFactor(ctx),
    startTotp: ({ ctx }) => startTotp(ctx),
    confirmTotp: ({ ctx, body }) => confirmTotp(ctx, body),
    removeTotp: ({ ctx }) => removeTotp(ctx),
    renamePasskey: ({ ctx, params, body }) => renamePasskey(ctx, params.id, body.name),
    removePasskey: ({ ctx, params }) => removePasskey(ctx, params.id),
    renewRecoveryCodes: ({ ctx }) => renewRecoveryCodes(ctx),
    switchOff: ({ ctx }) => switchOff(ctx),
  } satisfies ApiHandlers<typeof contract>["secondFactor"],
  step: {
    get: ({ ctx }) => getSecondStep(ctx),
    password: ({ ctx, body }) => confirmPassword(ctx, body.password),
    totp: ({ ctx, body }) => completeWithTotp(ctx, body.token),
    recoveryCode: ({ ctx, body }) => completeWithRecoveryCode(ctx, body.token),
    passkeyOptions: ({ ctx }) => requestPasskey(ctx),
    passkey: ({ ctx, body }) => completeWithPasskey(ctx, body.assertion),
    newPasskeyOptions: ({ ctx }) => requestNewPasskey(ctx),
    addPasskey: ({ ctx, body }) => addPasskey(ctx, body),
  } satisfies ApiHandlers<typeof contract>["secondStep"],
};

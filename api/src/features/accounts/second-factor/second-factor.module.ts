import type { contract } from "@inktvis/contract";
import type { ApiHandlers } from "#platform/http/run-endpoint.ts";
import { addPasskey, askNewPasskey } from "./operations/add-passkey.ts";
import { confirmPassword } from "./operations/confirm-password.ts";
import { removePasskey, removeTotp, switchOff } from "./operations/remove-factors.ts";
import { renamePasskey } from "./operations/rename-passkey.ts";
import { renewRecoveryCodes } from "./operations/renew-recovery-codes.ts";
import { confirmTotp, startTotp } from "./operations/set-up-totp.ts";
import { askPasskey, takePasskey } from "./operations/take-passkey.ts";
import { takeRecoveryCode } from "./operations/take-recovery-code.ts";
import { takeTotp } from "./operations/take-totp.ts";
import { getSecondFactor } from "./queries/get-second-factor.ts";
import { getSecondStep } from "./queries/get-second-step.ts";

export const secondFactorModule = {
  factors: {
    get: ({ ctx }) => getSecondFactor(ctx),
    startTotp: ({ ctx }) => startTotp(ctx),
    confirmTotp: ({ ctx, body }) => confirmTotp(ctx, body.token),
    removeTotp: ({ ctx }) => removeTotp(ctx),
    renamePasskey: ({ ctx, params, body }) => renamePasskey(ctx, params.id, body.name),
    removePasskey: ({ ctx, params }) => removePasskey(ctx, params.id),
    renewRecoveryCodes: ({ ctx }) => renewRecoveryCodes(ctx),
    switchOff: ({ ctx }) => switchOff(ctx),
  } satisfies ApiHandlers<typeof contract>["secondFactor"],
  step: {
    get: ({ ctx }) => getSecondStep(ctx),
    password: ({ ctx, body }) => confirmPassword(ctx, body.password),
    totp: ({ ctx, body }) => takeTotp(ctx, body.token),
    recoveryCode: ({ ctx, body }) => takeRecoveryCode(ctx, body.token),
    passkeyOptions: ({ ctx }) => askPasskey(ctx),
    passkey: ({ ctx, body }) => takePasskey(ctx, body.assertion),
    newPasskeyOptions: ({ ctx }) => askNewPasskey(ctx),
    addPasskey: ({ ctx, body }) => addPasskey(ctx, body),
  } satisfies ApiHandlers<typeof contract>["secondStep"],
};

import { CONFIRM_FIRST } from "@inktvis/contract/layer/client";
import { SECOND_STEP_PATH } from "@inktvis/contract/page-paths/auth";
import { api } from "#platform/api.ts";
import { goSignIn, refusalCode } from "#platform/refusals.ts";

/**
 * Mails a link to another address; asks staff first for a fresh proof of who they are.
 * @param options.again to the address that is pending: refused when another address, or none, is pending at that time
 */
export const requestEmailChange = (email: string, { again }: { again?: true } = {}) =>
  api.me.changeEmail({ body: { email, again } }).catch((error: unknown) => {
    if (refusalCode(error) === CONFIRM_FIRST) goSignIn(SECOND_STEP_PATH);
    throw error;
  });

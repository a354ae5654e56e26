import { SECOND_STEP_PATH } from "@inktvis/contract/page-paths/auth";
import { api } from "#platform/api.ts";
import { goSignIn, refusalStatus } from "#platform/refusals.ts";

/** Mails a link to another address; asks staff first for a fresh proof of who they are. */
export const requestEmailChange = (email: string) =>
  api.me.changeEmail({ body: { email } }).catch((error: unknown) => {
    if (refusalStatus(error) === 409) goSignIn(SECOND_STEP_PATH);
    throw error;
  });

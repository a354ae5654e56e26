import { redirect } from "@tanstack/react-router";
import { originOf } from "@inktvis/contract/sites";
import { accountApi } from "#features/session/account-api.ts";
import type { RouterContext } from "#platform/router-context.ts";

/** In the address of the sign-in page, which says that the second step has ended. */
export const STEP_ENDED = { beeindigd: "stap" };

/**
 * `beforeLoad` of pages of the auth site that need a pending sign-in or a sign-in: redirects other visitors to sign in.
 */
export async function requireSecondStep({ context }: { context: RouterContext }) {
  const { data: step } = await accountApi.secondStep.get();
  if (step) return { step };
  const href = `${originOf(context.addresses, "auth")}/?${new URLSearchParams(STEP_ENDED)}`;
  throw redirect({ href, statusCode: 302, reloadDocument: true });
}

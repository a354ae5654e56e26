import { redirect } from "@tanstack/react-router";
import { originOf } from "@inktvis/contract/sites";
import { api } from "#platform/api.ts";
import type { RouterContext } from "#platform/router.tsx";

/** `beforeLoad` of pages of the auth site for who has something to prove there: a visitor who has not, signs in. */
export async function requireSecondStep({ context }: { context: RouterContext }) {
  const { data: step } = await api.secondStep.get();
  if (step) return { step };
  throw redirect({ href: originOf(context.addresses, "auth"), statusCode: 302, reloadDocument: true });
}

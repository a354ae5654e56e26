import { type ParsedLocation, redirect } from "@tanstack/react-router";
import type { RouterContext } from "./router.tsx";
import { meQuery } from "./session.queries.ts";
import { signInAddress, targetOf } from "./redirect-target.ts";

/**
 * `beforeLoad` of a page for members: sends a visitor to the auth site (302) and back here afterwards. The pages below
 * find the person as `context.me`.
 */
export async function requireLogin({ context, location }: { context: RouterContext; location: ParsedLocation }) {
  const me = await context.queryClient.query({ ...meQuery, staleTime: "static" });
  if (!me)
    throw redirect({
      href: signInAddress(context.addresses, targetOf(context.site, location.publicHref)),
      statusCode: 302,
    });
  return { me };
}

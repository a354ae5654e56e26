import type { FetchQueryOptions, QueryKey } from "@tanstack/react-query";
import { notFound, type ParsedLocation, redirect } from "@tanstack/react-router";
import { answerStatus } from "./answer-status.ts";
import { signInAddress, targetOf } from "./redirect-target.ts";
import { refusalStatus } from "./refusals.ts";
import type { RouterContext } from "./router.tsx";

export interface LoaderArguments {
  context: RouterContext;
  location: ParsedLocation;
}

/** To the auth site, and back here afterwards. */
export const toSignIn = ({ context, location }: LoaderArguments) =>
  redirect({ href: signInAddress(context.addresses, targetOf(context.site, location.publicHref)), statusCode: 302 });

/**
 * What a loader asks for: `loader: (args) => load(args, textQuery(args.params.slug))`. The component then reads the
 * same query. A refusal becomes the page it should (docs/product/platform.md#refusals): 401 signing in, 403 and 404
 * with that status.
 */
export async function load<Data, Key extends QueryKey>(
  { context, location }: LoaderArguments,
  query: FetchQueryOptions<Data, Error, Data, Key>,
): Promise<Data> {
  try {
    return await context.queryClient.query({ ...query, staleTime: "static" });
  } catch (error) {
    const status = refusalStatus(error);
    if (status === 404) throw notFound();
    if (status === 401) throw toSignIn({ context, location });
    if (status === 403) answerStatus(403);
    throw error;
  }
}

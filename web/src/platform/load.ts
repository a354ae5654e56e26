import type { FetchQueryOptions, QueryKey } from "@tanstack/react-query";
import { notFound, type ParsedLocation, redirect } from "@tanstack/react-router";
import { setPageStatus } from "./page-status.ts";
import { signInAddress, targetOf } from "./redirect-target.ts";
import { refusalStatus } from "./refusals.ts";
import type { RouterContext } from "./router-context.ts";

export interface LoaderArguments {
  context: RouterContext;
  location: ParsedLocation;
}

/** A redirect to sign-in that returns to this page afterwards. */
export const redirectToSignIn = ({ context, location }: LoaderArguments) =>
  redirect({ href: signInAddress(context.addresses, targetOf(context.site, location.publicHref)), statusCode: 302 });

/**
 * Loads a query in a route loader: `loader: (args) => load(args, textQuery(args.params.slug))`; the component reads the
 * same query. Refusals (docs/product/platform.md#refusals): 401 redirects to sign-in, 403 and 404 show their page.
 */
export async function load<Data, Key extends QueryKey>(
  { context, location }: LoaderArguments,
  query: FetchQueryOptions<Data, Error, Data, Key>,
): Promise<Data> {
  try {
    // On the server even uncached queries are kept until the page is rendered: otherwise a component would read them
    // again.
    return await context.queryClient.query({
      ...query,
      staleTime: "static",
      ...(import.meta.env.SSR && { gcTime: Infinity }),
    });
  } catch (error) {
    const status = refusalStatus(error);
    if (status === 404) throw notFound();
    if (status === 401) throw redirectToSignIn({ context, location });
    if (status === 403) setPageStatus(403);
    throw error;
  }
}

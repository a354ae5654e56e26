import { redirect } from "@tanstack/react-router";
import { originOf } from "@inktvis/contract/sites";
import type { LoaderArguments } from "./load.ts";

/** A 301 from a former slug at the end of the address to the current one, on the same site; a preview stays one. */
export function redirectToSlug({ context, location }: LoaderArguments, slug: string) {
  const { pathname, search } = new URL(location.publicHref, originOf(context.addresses, context.site));
  return redirect({ href: pathname.replace(/[^/]+$/, slug) + search, statusCode: 301 });
}

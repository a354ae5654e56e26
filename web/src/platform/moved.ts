import { type ParsedLocation, redirect } from "@tanstack/react-router";
import { originOf, type SiteName } from "@inktvis/contract/sites";
import type { CurrentSite } from "./current-site.ts";

/** A redirect to the same path on another site, permanent by default: `beforeLoad: moved("organization")`. */
export const moved =
  (site: SiteName, statusCode: 301 | 302 = 301) =>
  ({ context: { addresses }, location }: { context: CurrentSite; location: ParsedLocation }) => {
    const { pathname, search } = new URL(location.publicHref, originOf(addresses, site));
    throw redirect({ href: originOf(addresses, site) + pathname + search, statusCode });
  };

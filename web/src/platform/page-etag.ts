import { createHash } from "node:crypto";
import type { AnyRouter } from "@tanstack/react-router";
import type { RouterContext } from "./router-context.ts";

/**
 * The ETag of a page that a visitor sees, before it is rendered: of this build of the pages, the address, the cookies
 * beside the session, and all that the loaders have read. Weak: the nonce and the moment of reading, which differ each
 * time, show nothing.
 */
export function pageEtag(router: AnyRouter, cookies: string) {
  const { queryClient, ...site } = router.options.context as RouterContext;
  const { location, matches } = router.state;
  const loaded = matches.map(({ id, status, loaderData }) => [id, status, loaderData]);
  const queries = queryClient
    .getQueryCache()
    .getAll()
    .map(({ queryHash, state }) => [queryHash, state.status, state.data] as const)
    .toSorted(([one], [other]) => (one < other ? -1 : 1));
  const shown = JSON.stringify([import.meta.env.BUILD_ID, location.publicHref, cookies, site, loaded, queries]);
  return `W/"${createHash("sha256").update(shown).digest("base64url").slice(0, 22)}"`;
}

/** Whether a browser has the page already: `If-None-Match` may name several, and proxies make weak ones strong. */
export const hasPage = (ifNoneMatch: string | null, etag: string) =>
  ifNoneMatch?.includes(etag.replace("W/", "")) ?? false;

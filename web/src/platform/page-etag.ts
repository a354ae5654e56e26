import { createHash } from "node:crypto";
import type { AnyRouter } from "@tanstack/react-router";
import type { EndReads } from "./page-reads.ts";
import type { RouterContext } from "./router-context.ts";

/**
 * The ETag of a page that a visitor sees, before it is rendered: of this build of the pages, the address, the cookies
 * beside the session, and all that the page has read. Weak: the nonce and the moment of reading, which differ each time,
 * show nothing.
 */
export function pageEtag(router: AnyRouter, cookies: string, reads: Awaited<ReturnType<EndReads>>) {
  const { queryClient: _, ...site } = router.options.context as RouterContext;
  // Loaders read side by side.
  const sorted = reads.map((read) => JSON.stringify(read)).toSorted();
  const shown = JSON.stringify([import.meta.env.BUILD_ID, router.state.location.publicHref, cookies, site, sorted]);
  return `W/"${createHash("sha256").update(shown).digest("base64url").slice(0, 22)}"`;
}

/** Whether a browser has the page already: `If-None-Match` may name several, and proxies make weak ones strong. */
export const hasPage = (ifNoneMatch: string | null, etag: string) =>
  ifNoneMatch?.includes(etag.replace("W/", "")) ?? false;

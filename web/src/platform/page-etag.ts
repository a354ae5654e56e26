import { createHash } from "node:crypto";
import type { AnyRouter } from "@tanstack/react-router";
import type { EndReads } from "./page-reads.ts";
import type { RouterContext } from "./router-context.ts";

/**
 * The ETag of a page for a visitor, known before it is rendered: made of this build of the pages, the address, the
 * cookies other than the session, and everything that the page has read. Weak: the nonce and the moment of reading
 * differ each time, and do not show.
 */
export function pageEtag(router: AnyRouter, cookies: string, reads: Awaited<ReturnType<EndReads>>) {
  const { queryClient: _, ...site } = router.options.context as RouterContext;
  // Loaders run in parallel, so the order of what they read varies.
  const sorted = reads.map((read) => JSON.stringify(read)).toSorted();
  const shown = JSON.stringify([import.meta.env.BUILD_ID, router.state.location.publicHref, cookies, site, sorted]);
  return `W/"${createHash("sha256").update(shown).digest("base64url").slice(0, 22)}"`;
}

/** Whether a browser has the page already: `If-None-Match` may name several, and proxies make weak ones strong. */
export const hasPage = (ifNoneMatch: string | null, etag: string) =>
  ifNoneMatch?.includes(etag.replace("W/", "")) ?? false;

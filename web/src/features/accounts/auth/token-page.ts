import type { SiteName } from "@inktvis/contract/sites";
import { unlistedHead } from "#platform/head.ts";

/** Options of a route whose address may hold a token: it is not indexed and not sent as a referrer. */
export const tokenPage = (site: SiteName, title?: string) => ({
  head: () => ({
    meta: [...unlistedHead(site, { title }).meta, { name: "referrer", content: "no-referrer" }],
  }),
  headers: () => ({ "referrer-policy": "no-referrer" }),
});

import type { HandOverPage } from "./hand-over.ts";

/**
 * `beforeLoad` of prepare: redirects a person who is signed in on this site already. Only on the server, which keeps
 * hand-over.ts out of the bundle of every page: no link within a site leads to prepare.
 */
export async function skipHandOver(page: HandOverPage) {
  if (import.meta.env.SSR) await (await import("./hand-over.ts")).redirectSignedInOnSite(page);
}

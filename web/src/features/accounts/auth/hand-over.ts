import { redirect } from "@tanstack/react-router";
import {
  isSameSitePath,
  isSiteName,
  originOf,
  type SiteAddresses,
  type SiteName,
  SITES,
} from "@inktvis/contract/sites";
import { AFTER_LOGIN_PATH, SECOND_STEP_PATH, SYNC_TOKEN_PATH } from "@inktvis/contract/page-paths/auth";
import { PERFORM_SYNC_PATH, PREPARE_SYNC_PATH } from "@inktvis/contract/page-paths/every-site";
import { api } from "#platform/api.ts";
import { tabItem } from "#platform/browser-store.ts";
import { OPTIONAL, type RedirectTarget, signInAddress } from "#platform/redirect-target.ts";
import { refusalStatus } from "#platform/refusals.ts";
import type { RouterContext } from "#platform/router-context.ts";
import { isLoggedInQuery } from "#platform/session.queries.ts";
import type { HandOverSearch } from "./hand-over-search.ts";
import { consumeTarget, type RedirectSearch, withTarget } from "./redirect-cookie.ts";

/*
 * The hand-over of a sign-in (docs/product/sign-in.md#hand-over): `/after-login` on the auth site → prepare on the
 * target site → `/session-sync-token` on the auth site → perform on the target site. The auth site acts while its pages
 * load, on the server; the target site in the browser, which holds its cookie.
 *
 * A member's link from site to site starts an optional hand-over (platform/links.ts): without a sign-in the person
 * continues as a visitor, and is not asked to sign in.
 */

const pageAddress = (addresses: SiteAddresses, site: SiteName, path: string, query: Record<string, string> = {}) => {
  const parameters = new URLSearchParams(query);
  return originOf(addresses, site) + path + (parameters.size > 0 ? `?${parameters}` : "");
};

/** Where the hand-over to a site starts again; the site has stored which page follows. */
export const prepareAddress = (addresses: SiteAddresses, site: SiteName) =>
  pageAddress(addresses, site, PREPARE_SYNC_PATH);

/** A redirect within the hand-over, without a referrer: addresses in it carry tokens. */
const handOverRedirect = (href: string) =>
  redirect({ href, statusCode: 302, reloadDocument: true, headers: { "referrer-policy": "no-referrer" } });

const handOverAddress = (addresses: SiteAddresses, { site, path, query }: RedirectTarget) =>
  pageAddress(addresses, site, PREPARE_SYNC_PATH, { path, ...(query && { query }) });

export const syncTokenAddress = (
  addresses: SiteAddresses,
  siteName: SiteName,
  { signingToken, optional }: { signingToken: string; optional: string | undefined },
) => pageAddress(addresses, "auth", SYNC_TOKEN_PATH, { siteName, signingToken, ...(optional && OPTIONAL) });

/** A site that a sign-in can be handed to. */
export const handOverSite = (name: string | undefined): SiteName | undefined =>
  name !== undefined && isSiteName(name) && SITES[name].hasLogin ? name : undefined;

interface AuthPageArgs {
  context: RouterContext;
  search: RedirectSearch;
}

/** `beforeLoad` of /after-login, which renders no page: redirects to the target. */
export function redirectToTarget({ context, search }: AuthPageArgs): never {
  throw handOverRedirect(handOverAddress(context.addresses, consumeTarget(search)));
}

/** `beforeLoad` of pages for visitors only, such as signing in. */
export async function redirectSignedIn({ context, search }: AuthPageArgs) {
  const isLoggedIn = await context.queryClient.query({ ...isLoggedInQuery, staleTime: "static" });
  if (isLoggedIn) throw handOverRedirect(pageAddress(context.addresses, "auth", withTarget(AFTER_LOGIN_PATH, search)));
}

export interface HandOverPage {
  context: RouterContext;
  search: HandOverSearch;
}

/** `beforeLoad` of prepare: redirects a person who is signed in on this site to the page that follows. */
export async function redirectSignedInOnSite({ context, search: { path, optional } }: HandOverPage) {
  if (!optional || path === undefined || !isSameSitePath(path)) return;
  const isLoggedIn = await context.queryClient.query({ ...isLoggedInQuery, staleTime: "static" });
  if (isLoggedIn) throw handOverRedirect(new URL(path, originOf(context.addresses, context.site)).href);
}

/**
 * `beforeLoad` of /session-sync-token: redirects to the site with a sync token, or to signing in. When it returns, the
 * hand-over failed and the page says so.
 */
export async function redirectWithSyncToken({ context: { addresses }, search }: HandOverPage) {
  const site = handOverSite(search.siteName);
  if (!site || !search.signingToken) return;
  const outcome = await requestSyncToken(search.signingToken);
  // Signing in returns to prepare, without a page that follows: the site keeps the one that it has stored.
  const prepareAgain = { site, path: PREPARE_SYNC_PATH, query: "" };
  if (outcome === "confirm first") throw handOverRedirect(signInAddress(addresses, prepareAgain, SECOND_STEP_PATH));
  if (outcome !== "not signed in" && outcome?.siteName === site) {
    const { syncToken } = outcome;
    throw handOverRedirect(
      pageAddress(addresses, site, PERFORM_SYNC_PATH, { syncToken, ...(search.optional && OPTIONAL) }),
    );
  }
  if (search.optional) throw handOverRedirect(pageAddress(addresses, site, PERFORM_SYNC_PATH, OPTIONAL));
  if (outcome === "not signed in") throw handOverRedirect(signInAddress(addresses, prepareAgain));
}

async function requestSyncToken(signingToken: string) {
  try {
    return (await api.auth.syncSessionToken({ query: { signingToken } })).data;
  } catch (error) {
    const status = refusalStatus(error);
    if (status === 401) return "not signed in";
    if (status === 409) return "confirm first";
    if (status >= 400 && status < 500) return undefined;
    throw error;
  }
}

const afterSync = tabItem("after-sync-address");

/** Stores the page that follows the hand-over, for this tab. Ignores pages of the hand-over itself. */
export function storeAfterSyncAddress({ path, query }: HandOverSearch) {
  if (path === undefined || !isSameSitePath(path) || path.startsWith("/auth/")) return;
  afterSync.set(path + (query ? `?${query}` : ""));
}

/** The stored page, or the home page. Deletes it. */
export function consumeAfterSyncAddress() {
  const address = afterSync.get() ?? "/";
  afterSync.remove();
  return address;
}

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
import { takeTarget } from "./redirect-memory.ts";

/*
 * The hand-over of a sign-in (docs/product/sign-in.md#hand-over): `/after-login` on the auth site → prepare on the
 * target site → `/session-sync-token` on the auth site → perform on the target site. What the auth site does happens
 * while its pages are asked for; what a site does needs its cookie, and so its browser.
 *
 * A link of a member from site to site begins one that is optional (platform/links.ts): who is signed in nowhere any
 * more goes on as a visitor, and is not asked to sign in.
 */

const pageOf = (addresses: SiteAddresses, site: SiteName, path: string, query: Record<string, string> = {}) => {
  const parameters = new URLSearchParams(query);
  return originOf(addresses, site) + path + (parameters.size > 0 ? `?${parameters}` : "");
};

/** Where the hand-over to a site begins again; that site still knows where somebody wanted to go. */
export const prepareAddress = (addresses: SiteAddresses, site: SiteName) => pageOf(addresses, site, PREPARE_SYNC_PATH);

/** A redirect within the hand-over: the site that is next does not hear of the address before it. */
const sendOn = (href: string) =>
  redirect({ href, statusCode: 302, reloadDocument: true, headers: { "referrer-policy": "no-referrer" } });

const handOverAddress = (addresses: SiteAddresses, { site, path, query }: RedirectTarget) =>
  pageOf(addresses, site, PREPARE_SYNC_PATH, { path, ...(query && { query }) });

export const syncTokenAddress = (
  addresses: SiteAddresses,
  siteName: SiteName,
  { signingToken, optional }: { signingToken: string; optional: string | undefined },
) => pageOf(addresses, "auth", SYNC_TOKEN_PATH, { siteName, signingToken, ...(optional && OPTIONAL) });

/** A site that a sign-in can be handed to. */
export const handOverSite = (name: string | undefined): SiteName | undefined =>
  name !== undefined && isSiteName(name) && SITES[name].hasLogin ? name : undefined;

/** `beforeLoad` of /after-login, which is no page: sends on to the stored target. */
export function goToTarget({ context }: { context: RouterContext }): never {
  throw sendOn(handOverAddress(context.addresses, takeTarget()));
}

/** `beforeLoad` of pages that somebody who is signed in has no business on. */
export async function passSignedIn({ context }: { context: RouterContext }) {
  const isLoggedIn = await context.queryClient.query({ ...isLoggedInQuery, staleTime: "static" });
  if (isLoggedIn) throw sendOn(pageOf(context.addresses, "auth", AFTER_LOGIN_PATH));
}

export interface HandOverPage {
  context: RouterContext;
  search: HandOverSearch;
}

/** On prepare, for who is signed in there already: on to the page that a link led to. */
export async function goStraightOn({ context, search: { path, optional } }: HandOverPage) {
  if (!optional || path === undefined || !isSameSitePath(path)) return;
  const isLoggedIn = await context.queryClient.query({ ...isLoggedInQuery, staleTime: "static" });
  if (isLoggedIn) throw sendOn(new URL(path, originOf(context.addresses, context.site)).href);
}

/**
 * `beforeLoad` of /session-sync-token: sends on to the site with a sync token, or to signing in. Whoever gets to see
 * the page has a hand-over that failed.
 */
export async function passSyncToken({ context: { addresses }, search }: HandOverPage) {
  const site = handOverSite(search.siteName);
  if (!site || !search.signingToken) return;
  const answer = await askSyncToken(search.signingToken);
  // To prepare itself, which then keeps the address that it has stored.
  const again = { site, path: PREPARE_SYNC_PATH, query: "" };
  if (answer === "confirm first") throw sendOn(signInAddress(addresses, again, SECOND_STEP_PATH));
  if (answer !== "not signed in" && answer?.siteName === site) {
    const { syncToken } = answer;
    throw sendOn(pageOf(addresses, site, PERFORM_SYNC_PATH, { syncToken, ...(search.optional && OPTIONAL) }));
  }
  if (search.optional) throw sendOn(pageOf(addresses, site, PERFORM_SYNC_PATH, OPTIONAL));
  if (answer === "not signed in") throw sendOn(signInAddress(addresses, again));
}

async function askSyncToken(signingToken: string) {
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

/**
 * Keeps where somebody goes once signed in here, for this tab. The pages of the hand-over are no such place: they leave
 * what was kept before.
 */
export function rememberAfterSync({ path, query }: HandOverSearch) {
  if (path === undefined || !isSameSitePath(path) || path.startsWith("/auth/")) return;
  afterSync.set(path + (query ? `?${query}` : ""));
}

export function takeAfterSync() {
  const address = afterSync.get() ?? "/";
  afterSync.remove();
  return address;
}

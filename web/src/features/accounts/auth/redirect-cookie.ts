import { createIsomorphicFn } from "@tanstack/react-start";
import { deleteCookie, getCookie, setCookie } from "@tanstack/react-start/server";
import { DEFAULT_SITE, SITES } from "@inktvis/contract/sites";
import { currentSite } from "#platform/current-site.ts";
import { readTarget, type RedirectTarget } from "#platform/redirect-target.ts";
import { searchText } from "#platform/search-params.ts";

/*
 * The redirect target: the page that follows signing in, in a cookie (docs/product/sign-in.md#redirect-target). Only
 * the server writes and reads it. Links within the auth site carry no target, except those to signing in and
 * registering, which state the purpose; leaving that site loads a new document. Another tab may have overwritten the
 * cookie, so a page whose address names a target uses that one.
 */
const COOKIE = "auth-redirect-site";
/** Long enough to register, wait for the mail and confirm (an hour at most), and then sign in. */
const MAX_AGE_SECONDS = 2 * 3600;

export const redirectSearch = ({ site, path, query }: Record<string, unknown>) => ({
  site: searchText(site),
  path: searchText(path),
  query: searchText(query),
});

export type RedirectSearch = ReturnType<typeof redirectSearch>;

/** The address of a page that keeps the target of this one, whatever another tab has stored in the meantime. */
export function withTarget(page: string, { site, path, query }: RedirectSearch) {
  if (site === undefined) return page;
  return `${page}?${new URLSearchParams({ site, ...(path && { path }), ...(query && { query }) })}`;
}

/** Stores the target that the address names, if that site has sign-ins. */
export const storeTarget = createIsomorphicFn()
  .server((search: Record<string, unknown>) => {
    const target = readSignInTarget(search);
    if (!target) return;
    setCookie(COOKIE, JSON.stringify(target), {
      path: "/",
      maxAge: MAX_AGE_SECONDS,
      httpOnly: true,
      sameSite: "lax",
      secure: currentSite().addresses.scheme === "https",
    });
  })
  .client((_search: Record<string, unknown>) => {});

/** The target that the address names, else the stored one, else the default site. Deletes the cookie. */
export const consumeTarget = createIsomorphicFn()
  .server((search: Record<string, unknown>): RedirectTarget => {
    const stored = getCookie(COOKIE);
    deleteCookie(COOKIE, { path: "/" });
    return readSignInTarget(search) ?? parseTarget(stored) ?? { site: DEFAULT_SITE, path: "/", query: "" };
  })
  .client((_search: Record<string, unknown>): RedirectTarget => ({ site: DEFAULT_SITE, path: "/", query: "" }));

/** The stored target, for a link that says what signing in is for; it stays stored. */
export const storedTarget = createIsomorphicFn()
  .server(() => parseTarget(getCookie(COOKIE)))
  .client((): RedirectTarget | undefined => undefined);

/** Validates the cookie like an address: a sibling host can set cookies for the parent domain. */
function parseTarget(stored = "null") {
  try {
    return readSignInTarget(JSON.parse(stored) as Record<string, unknown> | null);
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

function readSignInTarget(parameters: Record<string, unknown> | null) {
  const target = readTarget({ ...parameters });
  return target && SITES[target.site].hasLogin ? target : undefined;
}

import { createIsomorphicFn } from "@tanstack/react-start";
import { deleteCookie, getCookie, setCookie } from "@tanstack/react-start/server";
import { DEFAULT_SITE, SITES } from "@inktvis/contract/sites";
import { currentSite } from "#platform/current-site.ts";
import { readTarget, type RedirectTarget } from "#platform/redirect-target.ts";
import { searchText } from "#platform/search-params.ts";

/*
 * Where somebody goes on to after signing in, in a cookie (docs/product/sign-in.md#redirect-target). It is written and
 * read where pages are rendered: links within the auth site carry no target, and what leads out of it loads a document
 * anew.
 */
const COOKIE = "auth-redirect-site";
/** Long enough to register, wait for the mail and confirm (an hour at most), and then sign in. */
const SECONDS = 2 * 3600;

export const redirectSearch = ({ site, path, query }: Record<string, unknown>) => ({
  site: searchText(site),
  path: searchText(path),
  query: searchText(query),
});

/** Stores the target of the address, when it names a site that signing in is for. */
export const rememberTarget = createIsomorphicFn()
  .server((search: Record<string, unknown>) => {
    const target = signInTarget(search);
    if (!target) return;
    setCookie(COOKIE, JSON.stringify(target), {
      path: "/",
      maxAge: SECONDS,
      httpOnly: true,
      sameSite: "lax",
      secure: currentSite().addresses.scheme === "https",
    });
  })
  .client((_search: Record<string, unknown>) => {});

/** What was stored, once; else the site that everybody lands on. */
export const takeTarget = createIsomorphicFn()
  .server((): RedirectTarget => {
    const stored = getCookie(COOKIE);
    if (stored !== undefined) deleteCookie(COOKIE, { path: "/" });
    return parsedTarget(stored) ?? { site: DEFAULT_SITE, path: "/", query: "" };
  })
  .client((): RedirectTarget => ({ site: DEFAULT_SITE, path: "/", query: "" }));

/** A parent domain can plant a cookie, so that what comes back is read as warily as an address. */
function parsedTarget(stored = "null") {
  try {
    return signInTarget(JSON.parse(stored) as Record<string, unknown> | null);
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

function signInTarget(parameters: Record<string, unknown> | null) {
  const target = readTarget({ ...parameters });
  return target && SITES[target.site].hasLogin ? target : undefined;
}

import type { AnyRouter } from "@tanstack/react-router";
import { PREPARE_SYNC_PATH } from "@inktvis/contract/page-paths/every-site";
import { originOf, siteOfHost, SITES } from "@inktvis/contract/sites";
import { type Consent, consentParameter, readConsent } from "./consent/consent-cookie.ts";
import { OPTIONAL } from "./redirect-target.ts";
import type { RouterContext } from "./router-context.ts";
import { meQuery } from "./session.queries.ts";

const isPlainClick = ({ defaultPrevented, button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  !defaultPrevented && button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;

/** The clicked link, if it opens in this tab. */
function linkOf({ target }: Event) {
  const link = target instanceof Element ? target.closest("a") : null;
  // In the editor, a click places the cursor.
  if (!link || link.isContentEditable || link.target || link.hasAttribute("download")) return undefined;
  return link;
}

/** Whether the path is a file, which the browser opens or downloads by itself, and not a page of a site. */
const isFile = (pathname: string) => /^\/media\/|\.\w+$/.test(pathname);

/**
 * The hand-over address of a member's link to another of our sites, which carries the sign-in and the consent choice
 * (docs/product/sign-in.md#redirect-target); undefined for other links, and for files, which need no session.
 */
export function handOverOf(
  { host, origin, pathname, search, hash }: Pick<URL, "host" | "origin" | "pathname" | "search" | "hash">,
  context: RouterContext,
  consent: Consent,
) {
  const other = siteOfHost(context.addresses, host)?.site;
  if (!other || other === context.site || origin !== originOf(context.addresses, other)) return undefined;
  if (!SITES[other].hasLogin || isFile(pathname)) return undefined;
  if (!context.queryClient.getQueryData(meQuery.queryKey)) return undefined;
  return `${origin}${PREPARE_SYNC_PATH}?${new URLSearchParams({ path: pathname + search + hash, ...OPTIONAL, ...consentParameter(consent) })}`;
}

/** Whether a page is loading, with its address in the history already, while the one that led to it is still shown. */
const isOnItsWay = ({ state: { isLoading, resolvedLocation, location } }: AnyRouter) =>
  isLoading && resolvedLocation !== undefined && location.state.__TSR_index > resolvedLocation.state.__TSR_index;

/**
 * Follows plain links, in menus and in texts: those within the site by the router, and a member's links to another of
 * our sites with their sign-in. Returns the function that stops it.
 */
export function followLinks(router: AnyRouter) {
  const onClick = (event: MouseEvent) => {
    const link = isPlainClick(event) && linkOf(event);
    if (!link) return;
    const handOver = handOverOf(link, router.options.context, readConsent(document.cookie));
    const onlyHash = link.hash && link.pathname === location.pathname && link.search === location.search;
    if (handOver) location.assign(handOver);
    else if (link.origin === location.origin && !onlyHash && !isFile(link.pathname))
      // Back would lead to a page that was never shown, if another link was followed while that one loaded.
      void router.navigate({ href: link.pathname + link.search + link.hash, replace: isOnItsWay(router) });
    else return;
    event.preventDefault();
  };
  addEventListener("click", onClick);
  return () => removeEventListener("click", onClick);
}

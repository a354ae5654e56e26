import type { AnyRouter } from "@tanstack/react-router";
import { PREPARE_SYNC_PATH } from "@inktvis/contract/page-paths/every-site";
import { originOf, siteOfHost, SITES } from "@inktvis/contract/sites";
import { OPTIONAL } from "./redirect-target.ts";
import type { RouterContext } from "./router-context.ts";
import { meQuery } from "./session.queries.ts";

const isPlainClick = ({ defaultPrevented, button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  !defaultPrevented && button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;

/** The link that was clicked, when it leads to a page in this tab. */
function linkOf({ target }: Event) {
  const link = target instanceof Element ? target.closest("a") : null;
  // In the editor it is pressed to write there.
  if (!link || link.isContentEditable || link.target || link.hasAttribute("download")) return undefined;
  return link;
}

/** Another of our sites takes over the sign-in of a member on the way to the page; files are for everybody. */
export function handOverOf(
  { host, origin, pathname, search, hash }: Pick<URL, "host" | "origin" | "pathname" | "search" | "hash">,
  here: RouterContext,
) {
  const other = siteOfHost(here.addresses, host)?.site;
  if (!other || other === here.site || origin !== originOf(here.addresses, other)) return undefined;
  if (!SITES[other].hasLogin || /^\/media\/|\.\w+$/.test(pathname)) return undefined;
  if (!here.queryClient.getQueryData(meQuery.queryKey)) return undefined;
  return `${origin}${PREPARE_SYNC_PATH}?${new URLSearchParams({ path: pathname + search + hash, ...OPTIONAL })}`;
}

/**
 * Follows plain links, in menus and in texts: those within the site by the router, those of a member to another of our
 * sites with their sign-in. Answers how to stop.
 */
export function followLinks(router: AnyRouter) {
  const onClick = (event: MouseEvent) => {
    const link = isPlainClick(event) && linkOf(event);
    if (!link) return;
    const handOver = handOverOf(link, router.options.context);
    const onlyHash = link.hash && link.pathname === location.pathname && link.search === location.search;
    if (handOver) location.assign(handOver);
    else if (link.origin === location.origin && !onlyHash)
      void router.navigate({ href: link.pathname + link.search + link.hash });
    else return;
    event.preventDefault();
  };
  addEventListener("click", onClick);
  return () => removeEventListener("click", onClick);
}

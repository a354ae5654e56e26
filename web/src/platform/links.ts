import type { AnyRouter } from "@tanstack/react-router";
import { siteOfHost, SITES } from "@inktvis/contract/sites";
import { PREPARE_PATH } from "./redirect-target.ts";
import type { RouterContext } from "./router.tsx";
import { meQuery } from "./session.queries.ts";

const isPlainClick = ({ defaultPrevented, button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  !defaultPrevented && button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;

/** The link that was clicked, when it leads to a page in this tab. */
function linkOf({ target }: Event) {
  const link = target instanceof Element ? target.closest("a") : null;
  return link && !link.target && !link.hasAttribute("download") ? link : undefined;
}

const pathOf = ({ pathname, search, hash }: HTMLAnchorElement) => pathname + search + hash;

/** Another of our sites takes over the sign-in of a member on the way to the page. */
function handOverOf(link: HTMLAnchorElement, { site, addresses, queryClient }: RouterContext) {
  const other = siteOfHost(addresses, link.host);
  const carries = other?.side === "pages" && other.site !== site && SITES[other.site].hasLogin;
  if (!carries || !queryClient.getQueryData(meQuery.queryKey)) return undefined;
  return `${link.origin}${PREPARE_PATH}?${new URLSearchParams({ path: pathOf(link), optional: "ja" })}`;
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
    else if (link.origin === location.origin && !onlyHash) void router.navigate({ href: pathOf(link) });
    else return;
    event.preventDefault();
  };
  addEventListener("click", onClick);
  return () => removeEventListener("click", onClick);
}

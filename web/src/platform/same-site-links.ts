import type { AnyRouter } from "@tanstack/react-router";

const isPlainClick = ({ defaultPrevented, button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  !defaultPrevented && button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;

/** The link that was clicked, when it is one for the router: same site, same tab, another page. */
function linkOf({ target }: Event): HTMLAnchorElement | undefined {
  const link = target instanceof Element ? target.closest("a") : null;
  if (!link || link.origin !== location.origin || link.target || link.hasAttribute("download")) return undefined;
  const onlyHash = link.hash && link.pathname === location.pathname && link.search === location.search;
  return onlyHash ? undefined : link;
}

/** Every plain link within the site, in menus and in texts, is followed by the router. Answers how to stop. */
export function followSameSiteLinks(router: AnyRouter) {
  const onClick = (event: MouseEvent) => {
    const link = isPlainClick(event) ? linkOf(event) : undefined;
    if (!link) return;
    event.preventDefault();
    void router.navigate({ href: link.pathname + link.search + link.hash });
  };
  addEventListener("click", onClick);
  return () => removeEventListener("click", onClick);
}

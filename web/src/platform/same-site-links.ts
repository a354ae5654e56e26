import type { AnyRouter } from "@tanstack/react-router";

/** The link that a click follows, when it is one for the router: same site, same tab, no modifier held. */
function linkOf(event: MouseEvent): HTMLAnchorElement | undefined {
  const { defaultPrevented, button, metaKey, ctrlKey, shiftKey, altKey, target } = event;
  if (defaultPrevented || button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return undefined;
  const link = target instanceof Element ? target.closest("a") : null;
  if (!link || link.origin !== location.origin || link.target || link.hasAttribute("download")) return undefined;
  const onlyHash = link.hash && link.pathname === location.pathname && link.search === location.search;
  return onlyHash ? undefined : link;
}

/** Every plain link within the site, in menus and in texts, is followed by the router. Answers how to stop. */
export function followSameSiteLinks(router: AnyRouter) {
  const onClick = (event: MouseEvent) => {
    const link = linkOf(event);
    if (!link) return;
    event.preventDefault();
    void router.navigate({ href: link.pathname + link.search + link.hash });
  };
  addEventListener("click", onClick);
  return () => removeEventListener("click", onClick);
}

import { dehydrate, hydrate, QueryClientProvider } from "@tanstack/react-query";
import { createRouter, type AnyRouter } from "@tanstack/react-router";
import type { Breadcrumbs } from "./breadcrumbs.ts";
import { currentSite } from "./current-site.ts";
import { ErrorPage } from "./error-page.tsx";
import { cspNonce } from "./csp-nonce.ts";
import { NotFoundPage } from "./not-found-page.tsx";
import { createQueryClient } from "./query-client.ts";
import { siteRewrite } from "./rewrite.ts";
import { loadRouteTree } from "./route-trees.ts";

/** One router per request on the server, one per document in the browser. */
export async function getRouter() {
  const current = currentSite();
  const { routeTree } = await loadRouteTree(current.site);
  const queryClient = createQueryClient();
  const nonce = cspNonce();
  const router = createRouter({
    routeTree,
    rewrite: siteRewrite(current.addresses),
    context: { ...current, queryClient },
    ...(nonce && { ssr: { nonce } }),
    scrollRestoration: isLaterPage,
    defaultErrorComponent: ErrorPage,
    defaultNotFoundComponent: NotFoundPage,
    // The page carries what the loaders have read. As JSON text: code that builds the same objects is longer.
    dehydrate: () => ({ queries: JSON.stringify(dehydrate(queryClient)) }),
    hydrate: ({ queries }) => hydrate(queryClient, JSON.parse(queries)),
    Wrap: ({ children }) => <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>,
  });
  if (!import.meta.env.SSR) keepEarlyScroll(router);
  return router;
}

let isFirstPage = !import.meta.env.SSR;

/**
 * The browser places the first page, before the scripts have loaded: restoring a position then would move a reader who
 * has already scrolled.
 */
function isLaterPage() {
  if (!isFirstPage) return true;
  isFirstPage = false;
  return false;
}

/**
 * The router only remembers the position of a page if it saw a scroll event since it rendered that page. A reader who
 * scrolled before that would come back to the top: the event is repeated once the first page is rendered.
 */
function keepEarlyScroll(router: AnyRouter) {
  const stop = router.subscribe("onRendered", () => {
    stop();
    document.dispatchEvent(new Event("scroll"));
  });
}

declare module "@tanstack/react-router" {
  interface Register {
    router: Awaited<ReturnType<typeof getRouter>>;
  }
  interface StaticDataRouteOption {
    /** What the breadcrumb bar shows; a loader that returns `{ breadcrumbs }` takes precedence. */
    breadcrumbs?: Breadcrumbs;
    /** A page with a bar of its own and without the layout of the site: the writing page. */
    fullScreen?: boolean;
    /** A page that has its own menu and a smaller footer: a landing page. */
    ownFrame?: boolean;
  }
}

import { createRouter } from "@tanstack/react-router";
import { setupRouterSsrQueryIntegration } from "@tanstack/react-router-ssr-query";
import type { Breadcrumbs } from "./breadcrumbs.ts";
import { currentSite } from "./current-site.ts";
import { ErrorPage } from "./error-page.tsx";
import { cspNonce } from "./csp-nonce.ts";
import { NotFoundPage } from "./not-found-page.tsx";
import { createQueryClient } from "./query-client.ts";
import { siteRewrite } from "./rewrite.ts";
import { loadRouteTree } from "./route-trees.ts";

/** A router a request on the server, one for good in the browser. */
export async function getRouter() {
  const here = currentSite();
  const { routeTree } = await loadRouteTree(here.site);
  const queryClient = createQueryClient();
  const nonce = cspNonce();
  const router = createRouter({
    routeTree,
    rewrite: siteRewrite(here.addresses),
    context: { ...here, queryClient },
    ...(nonce && { ssr: { nonce } }),
    scrollRestoration: hasMoved,
    defaultErrorComponent: ErrorPage,
    defaultNotFoundComponent: NotFoundPage,
  });
  setupRouterSsrQueryIntegration({ router, queryClient });
  return router;
}

let isFirstPage = !import.meta.env.SSR;

/**
 * Where the first page begins is settled before the scripts are there, by the browser and by what the server sends
 * along: who has begun to scroll by then stays where they are.
 */
function hasMoved() {
  if (!isFirstPage) return true;
  isFirstPage = false;
  return false;
}

declare module "@tanstack/react-router" {
  interface Register {
    router: Awaited<ReturnType<typeof getRouter>>;
  }
  interface StaticDataRouteOption {
    /** What the breadcrumb bar shows; a loader that answers `{ breadcrumbs }` goes before it. */
    breadcrumbs?: Breadcrumbs;
    /** A page that brings its own bar, with nothing of the site around it: writing. */
    fullScreen?: boolean;
  }
}
